// Every export there is, by the name of its list. What is in one says its noun (schema/nouns.ts).
import type { ExportSource } from "#schema/core/lists/export-source.ts";
import { NOUNS } from "#schema/nouns.ts";

/** A map, because clients name the list: `constructor` is none of its keys. */
export const EXPORTS: ReadonlyMap<string, ExportSource> = new Map(
  NOUNS.flatMap(({ exports = {} }) => Object.entries(exports)),
);
