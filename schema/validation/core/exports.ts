// Defines what may be asked of an export (POST /api/v1/exports).

import { z } from "#schema/validation/zod.ts";
import { id } from "./ids.ts";
import { LINE_MAX_LENGTH } from "./limits.ts";
import { BULK_MAX, reason } from "./lists.ts";

/** Every list is a table; the glossary also goes to tools of translators as TBX, the translation memory as TMX. */
const EXPORT_FORMATS = ["xlsx", "csv", "tbx", "tmx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const TABLE_FORMATS = ["xlsx", "csv"] as const satisfies readonly ExportFormat[];
export const TERM_FORMATS = [...TABLE_FORMATS, "tbx"] as const satisfies readonly ExportFormat[];
export const MEMORY_FORMATS = ["tmx", ...TABLE_FORMATS] as const satisfies readonly ExportFormat[];

const key = z.string({ error: "TYPE_INVALID" }).regex(/^[A-Za-z]{1,40}$/, { error: "CHOICE_UNKNOWN" });
const words = z.string({ error: "TYPE_INVALID" }).max(LINE_MAX_LENGTH, { error: "TOO_LONG" });

/** What a person is asked before an export: as what, and why. */
export const exportForm = z.strictObject({ format: z.enum(EXPORT_FORMATS), reason });

export const exportInput = z.strictObject({
  /** Which list: `payments`, `members` … */
  list: key,
  format: z.enum(EXPORT_FORMATS, { error: "CHOICE_UNKNOWN" }),
  filter: z.record(z.string(), z.unknown()).default({}),
  sort: z.string({ error: "REQUIRED" }),
  descending: z.boolean({ error: "TYPE_INVALID" }).default(true),
  /** Only these of what the filter holds; null: all. */
  ids: z.array(id).min(1, { error: "REQUIRED" }).max(BULK_MAX, { error: "TOO_MANY_ROWS" }).nullish(),
  /** What the list is called, in the language of the person who asks: the sheet of a workbook has its name. Null: its key. */
  sheet: words.nullish(),
  /** In the order they are in, with their headings; the words of codes by code. */
  columns: z
    .array(z.strictObject({ key, heading: words, words: z.record(z.string(), words).optional() }))
    .min(1, { error: "REQUIRED" })
    .max(60, { error: "TOO_MANY_ROWS" }),
  /** Why personal data leaves the site: written down. */
  reason,
  /** Whether the answer reports its progress, as gateway/exports/frames.ts says. */
  progress: z.boolean({ error: "TYPE_INVALID" }).default(false),
});
export type CheckedExport = z.output<typeof exportInput>;

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly z.core.$ZodIssue[] };
