// A term of the glossary (docs/site.md#glossary) as the office writes it and as a member suggests it. Forms,
// mutations and imports check by it.

import { GLOSSARY_NOTE_MAX_LENGTH, LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

export const GLOSSARY_FIELDS = [
  "TRANSLATION_STUDIES",
  "TRANSLATION",
  "INTERPRETING",
  "LOCALIZATION",
  "MEDIA",
  "LITERATURE",
  "LINGUISTICS",
  "EDUCATION",
  "PUBLIC",
  "LAW",
  "MEDICINE",
  "ECONOMY",
  "TECHNOLOGY",
  "OTHER",
] as const;
export type GlossaryFieldName = (typeof GLOSSARY_FIELDS)[number];

export const GLOSSARY_STATUSES = ["SUGGESTED", "ACCEPTED", "REFUSED", "RETIRED"] as const;
export type GlossaryStatusName = (typeof GLOSSARY_STATUSES)[number];

/** What the office makes of a term. */
export const GLOSSARY_DECISIONS = ["ACCEPTED", "REFUSED", "RETIRED"] as const;

/** White space of any kind and length is one space, so that a term is found however it was typed. */
const word = z.preprocess(
  (value) => (typeof value === "string" ? value.replace(/\s+/gu, " ") : value),
  requiredLine(LINE_MAX_LENGTH),
);

const fields = {
  ko: word,
  en: word,
  field: z.enum(GLOSSARY_FIELDS, { error: "CHOICE_UNKNOWN" }),
  noteKo: optionalLines(GLOSSARY_NOTE_MAX_LENGTH),
  noteEn: optionalLines(GLOSSARY_NOTE_MAX_LENGTH),
  source: optionalLine(LINE_MAX_LENGTH),
};

/** One sense of a term. */
export const glossaryTermInput = z.strictObject(fields);
export type CheckedGlossaryTerm = z.output<typeof glossaryTermInput>;

/** The same out of a file, which may say its status. */
export const glossaryImportRow = z.strictObject({
  ...fields,
  status: z.enum(GLOSSARY_STATUSES, { error: "CHOICE_UNKNOWN" }),
});
export type GlossaryImportRow = z.output<typeof glossaryImportRow>;

/** Rows of a call, and of a file. */
export const GLOSSARY_IMPORT_AT_ONCE = 200;
export const GLOSSARY_IMPORT_MAX = 20_000;
export const glossaryImportRows = z
  .array(z.unknown())
  .min(1, { error: "REQUIRED" })
  .max(GLOSSARY_IMPORT_AT_ONCE, { error: "TOO_MANY_ROWS" });

/** What happens to a row. */
export const GLOSSARY_IMPORT_OUTCOMES = ["ADD", "CHANGE", "SAME"] as const;
