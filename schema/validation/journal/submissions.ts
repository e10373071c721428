// Defines what authors type. A manuscript that is written may have gaps; `missingParts` lists them, and one
// with gaps is not sent.

import { readOrcid } from "#schema/validation/core/check-digits.ts";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { id, optionalId } from "#schema/validation/core/ids.ts";
import { ENTRY_BODY_MAX_LENGTH, LINE_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, optionalName, requiredLines } from "#schema/validation/core/lines.ts";
import { GLOSSARY_FIELDS } from "#schema/validation/site/glossary.ts";
import { z } from "#schema/validation/zod.ts";
import type { BlindState } from "./blind-copies.ts";
import { authorsLacking, MISSING_OF_AUTHORS } from "./missing-of-authors.ts";
import type { RequirementName } from "./requirements.ts";

export const SUBMISSION_TYPES = ["RESEARCH", "NOTE", "REVIEW", "TRANSLATION"] as const;
export const SUGGESTION_KINDS = ["SUGGESTED", "OPPOSED"] as const;
export const SUBMISSION_LANGUAGES = ["KO", "EN"] as const;

/** UTF-16 units of an abstract; authors, suggested reviewers, keywords and figures of one manuscript. */
export const ABSTRACT_MAX_LENGTH = 5_000;
export const AUTHORS_MAX = 20;
export const SUGGESTIONS_MAX = 10;
export const KEYWORDS_MAX = 10;
export const FIGURES_MAX = 20;
/** Remarks that are answered at once. */
const REMARKS_MAX = 300;

/** Absent, null and empty come out as null; anything else is an address. */
const optionalEmail = z
  .union([z.literal(""), emailAddress])
  .nullish()
  .transform((value) => value || null);

/** As its owner writes it, with or without address, hyphens or spaces; comes out as 0000-0002-1825-0097. */
const orcid = optionalLine(LINE_MAX_LENGTH)
  .transform((value) => value?.replace(/[\s-]/g, "") ?? null)
  .refine((value) => value === null || readOrcid(value) !== null, { error: "TEXT_INVALID" })
  .transform((value) => value && readOrcid(value));

const author = z.object({
  id: optionalId,
  nameKo: optionalName(LINE_MAX_LENGTH),
  familyName: optionalName(LINE_MAX_LENGTH),
  givenName: optionalName(LINE_MAX_LENGTH),
  affiliationKo: optionalName(LINE_MAX_LENGTH),
  affiliationEn: optionalName(LINE_MAX_LENGTH),
  email: optionalEmail.transform((value) => value ?? ""),
  orcid,
  contribution: optionalLine(LINE_MAX_LENGTH),
  isCorresponding: z.boolean({ error: "TYPE_INVALID" }).default(false),
  mailLanguage: z.enum(SUBMISSION_LANGUAGES, { error: "CHOICE_UNKNOWN" }).default("KO"),
});
export type CheckedAuthor = z.output<typeof author>;

const suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS, { error: "CHOICE_UNKNOWN" }),
  name: optionalName(LINE_MAX_LENGTH).transform((value) => value ?? ""),
  affiliation: optionalName(LINE_MAX_LENGTH),
  email: optionalEmail,
  reason: optionalLine(TITLE_MAX_LENGTH),
});

/** Words parted by commas or lines, or a list of them; each once. */
const keywords = z.preprocess(
  (typed) => (typeof typed === "string" ? typed.split(/[,;\n、]/) : (typed ?? [])),
  z
    .array(optionalLine(LINE_MAX_LENGTH), { error: "TYPE_INVALID" })
    .transform((words) => [...new Set(words.flatMap((word) => word ?? []))])
    .refine((words) => words.length <= KEYWORDS_MAX, { error: "TOO_MANY_ROWS" }),
);

const fileIds = (max: number) =>
  z
    .array(id, { error: "TYPE_INVALID" })
    .max(max, { error: "TOO_MANY_FILES" })
    .transform((ids) => [...new Set(ids)]);

/** The input of `beginSubmission` and `saveSubmission`: whole; what is left out is emptied. */
export const submissionInput = z.strictObject({
  type: z.enum(SUBMISSION_TYPES, { error: "CHOICE_UNKNOWN" }),
  language: z.enum(SUBMISSION_LANGUAGES, { error: "CHOICE_UNKNOWN" }),
  titleKo: optionalLine(TITLE_MAX_LENGTH),
  titleEn: optionalLine(TITLE_MAX_LENGTH),
  abstractKo: optionalLines(ABSTRACT_MAX_LENGTH),
  abstractEn: optionalLines(ABSTRACT_MAX_LENGTH),
  keywordsKo: keywords,
  keywordsEn: keywords,
  field: z.enum(GLOSSARY_FIELDS, { error: "CHOICE_UNKNOWN" }),
  funding: optionalLine(TITLE_MAX_LENGTH),
  aiUse: optionalLines(ENTRY_BODY_MAX_LENGTH),
  coverLetter: optionalLines(ENTRY_BODY_MAX_LENGTH),
  authors: z.array(author, { error: "TYPE_INVALID" }).max(AUTHORS_MAX, { error: "TOO_MANY_ROWS" }),
  suggestions: z
    .array(suggestion, { error: "TYPE_INVALID" })
    .max(SUGGESTIONS_MAX, { error: "TOO_MANY_ROWS" }),
  manuscriptId: optionalId,
  figureIds: fileIds(FIGURES_MAX),
  similarityId: optionalId,
});
export type CheckedSubmission = z.output<typeof submissionInput>;

/** The input of `saveEnglishTexts`: whole; what is left out is emptied. */
export const englishTexts = z.strictObject({
  titleEn: optionalLine(TITLE_MAX_LENGTH),
  abstractEn: optionalLines(ABSTRACT_MAX_LENGTH),
  keywordsEn: keywords,
});
export type EnglishTexts = z.output<typeof englishTexts>;

export const MISSING_PARTS = [
  "TITLE",
  "TITLE_EN",
  "ABSTRACT",
  "ABSTRACT_EN",
  "KEYWORDS",
  "AUTHORS",
  ...MISSING_OF_AUTHORS,
  "CORRESPONDING",
  "SUGGESTION_NAME",
  "MANUSCRIPT",
  "MANUSCRIPT_WAITING",
  "MANUSCRIPT_LOCKED",
  "MANUSCRIPT_DISTRIBUTED",
  "MANUSCRIPT_DAMAGED",
  "MANUSCRIPT_TOO_LARGE",
  "FIGURE_WAITING",
  "FIGURE_REFUSED",
  "SIMILARITY",
] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

type Written = Pick<
  CheckedSubmission,
  "language" | "titleKo" | "titleEn" | "abstractKo" | "abstractEn" | "keywordsKo" | "keywordsEn"
> & {
  readonly authors: readonly (Omit<CheckedAuthor, "id" | "orcid" | "contribution" | "mailLanguage"> & {
    readonly wasAsked?: boolean;
  })[];
  readonly suggestions: readonly { readonly name: string }[];
  /** Null: none is there. */
  readonly manuscript: BlindState | null;
  readonly figures: readonly BlindState[];
  /** The certificate of a check for similarity, as a PDF. */
  readonly hasSimilarity: boolean;
};

/**
 * What a manuscript still lacks before it can be sent. Title, abstract and keywords are asked for in the
 * language it is written in.
 * @param requirements what the journal asks for (decision 209)
 */
export function missingParts(written: Written, requirements: readonly RequirementName[]): MissingPart[] {
  const { language, authors, suggestions, manuscript, figures, hasSimilarity } = written;
  /** Of a manuscript in English they are asked for as its own. */
  const asksEnglish = (part: "TITLE_EN" | "ABSTRACT_EN") => language === "KO" && requirements.includes(part);
  const own = <Part>(ko: Part, en: Part) => (language === "KO" ? ko : en);
  const lacks: readonly (readonly [MissingPart, boolean])[] = [
    ["TITLE", own(written.titleKo, written.titleEn) === null],
    ["TITLE_EN", asksEnglish("TITLE_EN") && written.titleEn === null],
    ["ABSTRACT", own(written.abstractKo, written.abstractEn) === null],
    ["ABSTRACT_EN", asksEnglish("ABSTRACT_EN") && written.abstractEn === null],
    ["KEYWORDS", own(written.keywordsKo, written.keywordsEn).length === 0],
    ["AUTHORS", authors.length === 0],
    ...MISSING_OF_AUTHORS.map((part) => [part, authorsLacking(part, authors).length > 0] as const),
    ["CORRESPONDING", authors.length > 0 && !authors.some(({ isCorresponding }) => isCorresponding)],
    ["SUGGESTION_NAME", suggestions.some(({ name }) => name === "")],
    ["MANUSCRIPT", manuscript === null],
    ["MANUSCRIPT_WAITING", manuscript === "WAITING"],
    ["MANUSCRIPT_LOCKED", manuscript === "ENCRYPTED"],
    ["MANUSCRIPT_DISTRIBUTED", manuscript === "DISTRIBUTED"],
    ["MANUSCRIPT_DAMAGED", manuscript === "DAMAGED"],
    ["MANUSCRIPT_TOO_LARGE", manuscript === "TOO_LARGE"],
    ["FIGURE_WAITING", figures.includes("WAITING")],
    ["FIGURE_REFUSED", figures.some((figure) => figure !== "WAITING" && figure !== "CLEAN")],
    ["SIMILARITY", requirements.includes("SIMILARITY") && !hasSimilarity],
  ];
  return lacks.flatMap(([part, isMissing]) => (isMissing ? [part] : []));
}

/** Why a manuscript is withdrawn, why a co-author does not consent, what is wrong with a proof. */
export const submissionReason = requiredLines(ENTRY_BODY_MAX_LENGTH);
export const optionalReason = optionalLines(ENTRY_BODY_MAX_LENGTH);

/** Answers to remarks, each beside its own; empty: none yet. */
export const remarkAnswers = z
  .array(z.object({ remarkId: id, answer: optionalLines(ENTRY_BODY_MAX_LENGTH) }), { error: "TYPE_INVALID" })
  .max(REMARKS_MAX, { error: "TOO_MANY_ROWS" });

export const consentLink = z.string({ error: "REQUIRED" }).max(200, { error: "TOO_LONG" });
