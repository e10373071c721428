// The parts, the languages and the sites of an exam (docs/programs.md#programs: KITEC).

import { optionalId } from "#schema/validation/core/ids.ts";
import { LINE_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

export const EXAM_PARTS = ["TRANSLATION", "INTERPRETATION"] as const;
export type ExamPartName = (typeof EXAM_PARTS)[number];

/** The languages of an exam, both ways. */
export const LANGUAGE_PAIRS = [
  "KO_EN",
  "KO_JA",
  "KO_ZH",
  "KO_FR",
  "KO_DE",
  "KO_ES",
  "KO_RU",
  "KO_VI",
  "KO_AR",
] as const;
export type LanguagePairName = (typeof LANGUAGE_PAIRS)[number];

/** Places an exam can be taken at. */
export const SITES_MAX = 30;

/** Some of the known choices, each once and in their own order; none where nothing is given. */
export const someOf = <Choice extends string>(choices: readonly Choice[]) =>
  z
    .array(z.enum(choices, { error: "CHOICE_UNKNOWN" }), { error: "TYPE_INVALID" })
    .nullish()
    .transform((given) => choices.filter((choice) => (given as readonly string[] | null)?.includes(choice)));

export const siteInput = z.strictObject({
  /** Of a site that is there already: applications name it. */
  id: optionalId,
  nameKo: requiredLine(LINE_MAX_LENGTH),
  nameEn: optionalLine(LINE_MAX_LENGTH),
  addressKo: optionalLine(TITLE_MAX_LENGTH),
  addressEn: optionalLine(TITLE_MAX_LENGTH),
});
export type CheckedSite = z.output<typeof siteInput>;
