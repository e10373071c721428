// POST /api/v1/memory-files, with the bytes of a TMX file as they are. `?preview` answers what it would bring
// to the translation memory, and stores nothing; else its pairs are imported: `?name=…` is the name of the
// file. A file that is none of ours answers {refused}.
import type { Route } from "#gateway/auth/routes.ts";
import { type SheetTools, sheetRoute } from "#gateway/statements/sheet-route.ts";
import { comparePairs, importPairs } from "#schema/overview/translations/import-pairs.ts";
import { readMemory } from "#schema/policies/overview/translations.ts";
import {
  MEMORY_FILE_MAX_BYTES,
  MEMORY_IMPORT_SHOWN,
  type MemoryPreview,
  SOURCE_MAX_LENGTH,
} from "#schema/validation/overview/memory-import.ts";
import { readTmx } from "./read-tmx.ts";

export const memoryRoute = (tools: SheetTools): Route =>
  sheetRoute(tools, {
    may: readMemory,
    maxBytes: MEMORY_FILE_MAX_BYTES,
    places: 2,
    keep: async (bytes, { viewer: _viewer, ...author }, asked, signal) => {
      const read = await readTmx(bytes, signal);
      if (typeof read === "string") return { refused: read };
      const { pairs, problems } = read;
      const compared = asked.has("preview")
        ? await comparePairs(pairs)
        : await importPairs({ name: nameIn(asked), pairs }, author);
      const { added, same, doubled, deleted } = compared;
      const answer: MemoryPreview = {
        added: added.length,
        same,
        doubled,
        deleted,
        problemCount: problems.length,
        problems: problems.slice(0, MEMORY_IMPORT_SHOWN),
        shown: added.slice(0, MEMORY_IMPORT_SHOWN).map(({ at, ko, en }) => ({ at, ko, en })),
      };
      return { ...answer };
    },
  });

/** A source is never without a name. */
const nameIn = (asked: URLSearchParams): string =>
  (asked.get("name") ?? "").normalize("NFC").replace(/\p{C}/gu, "").trim().slice(0, SOURCE_MAX_LENGTH) ||
  "memory.tmx";
