// Defines what is sent about the work on a translation: which text, whose it is and until when, what is
// handed in, and a word beside a paragraph.

import { id } from "#schema/validation/core/ids.ts";
import { REMARK_MAX_LENGTH, REMARKED_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines, requiredLines } from "#schema/validation/core/lines.ts";
import { savedForm } from "#schema/validation/core/saved-form.ts";
import { COUNTED_TEXTS_MAX } from "#schema/validation/core/translation/word-count.ts";
import { PAGE_KEYS } from "#schema/validation/site/page-kinds.ts";
import { z } from "#schema/validation/zod.ts";

export const TRANSLATED_PLACES = ["POST", "PAGE", "PROGRAM"] as const;
export type TranslatedPlace = (typeof TRANSLATED_PLACES)[number];

/** The status of a language on its way (docs/translations.md#translations). */
export const LANGUAGE_STATES = ["MISSING", "DRAFT", "IN_REVIEW", "PUBLISHED", "OUTDATED"] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

/** A post or a program by its id, a page by its key. */
export const translatedInput = z.union(
  [
    z.strictObject({ place: z.enum(["POST", "PROGRAM"]), id, page: z.null().optional() }),
    z.strictObject({ place: z.literal("PAGE"), id: z.null().optional(), page: z.enum(PAGE_KEYS) }),
  ],
  { error: "CHOICE_UNKNOWN" },
);
export type CheckedTranslated = z.output<typeof translatedInput>;

/** Texts whose words are counted together. */
export const countedTexts = z
  .array(z.unknown())
  .min(1, { error: "REQUIRED" })
  .max(COUNTED_TEXTS_MAX, { error: "TOO_MANY_ROWS" });

/** Of a table of counts: the words of each band. */
export const COUNT_COLUMNS = [
  "title",
  "segments",
  "words",
  "characters",
  "translated",
  "repeated",
  "exact",
  "near",
  "high",
  "middle",
  "low",
  "fresh",
  "translatedCharacters",
  "repeatedCharacters",
  "exactCharacters",
  "nearCharacters",
  "highCharacters",
  "middleCharacters",
  "lowCharacters",
  "freshCharacters",
] as const;

/** The last day, in Seoul. */
export const translationDueOn = z.iso.date({ error: "DATE_INVALID" }).nullish();

/** The English as a form holds it, and what it was begun from. */
export const handedInForm = savedForm;

export const remarkText = requiredLines(REMARK_MAX_LENGTH);
/** The paragraph that a remark is beside; of a long one its beginning. */
export const remarkedWords = optionalLines(REMARKED_MAX_LENGTH);
