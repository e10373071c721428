// Defines what editors type of issues and articles. The mutations and the forms check it by these schemas.

import { readOrcid } from "#schema/validation/core/check-digits.ts";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { id, optionalId } from "#schema/validation/core/ids.ts";
import {
  ABSTRACT_MAX_LENGTH,
  ARTICLES_MAX,
  AUTHORS_MAX,
  ISSUE_NUMBER_MAX,
  JOURNAL_PAGE_MAX,
  KEYWORDS_MAX,
  LINE_MAX_LENGTH,
  NOTICE_MAX_LENGTH,
  REFERENCE_MAX_LENGTH,
  REFERENCES_MAX,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, optionalName, requiredLine } from "#schema/validation/core/lines.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { asWords } from "#schema/validation/core/translation/segments.ts";
import { z } from "#schema/validation/zod.ts";
import { ARTICLE_LICENCES, ARTICLE_TYPES } from "./journal-kinds.ts";

export const ARTICLE_LANGUAGES = ["KO", "EN"] as const;
/**
 * What is said of a change to an article that is out. NONE: nothing, because readers' words stay as they are
 * (docs/journal.md#roles-and-issues).
 */
export const ARTICLE_CHANGES = ["NONE", "CORRECTED", "RETRACTED"] as const;

/** Digits or a number, up to `max`; absent, null and empty come out as null. */
const optionalNumber = (max: number) =>
  z.preprocess((typed) => {
    if (typed === null || typed === undefined || typed === "") return null;
    return typeof typed === "string" && /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed;
  }, z
    .int({ error: "NUMBER_INVALID" })
    .min(1, { error: "NUMBER_INVALID" })
    .max(max, { error: "NUMBER_INVALID" })
    .nullable());

const issueNumber = optionalNumber(ISSUE_NUMBER_MAX)
  .refine((value) => value !== null, { error: "REQUIRED" })
  .transform((value) => value ?? 1);

/** A day such as 2026-06-30; absent, null and empty come out as null. */
const optionalDay = z
  .union([z.literal(""), z.iso.date({ error: "DATE_INVALID" })], { error: "DATE_INVALID" })
  .nullish()
  .transform((value) => value || null);

/** All articles of an issue, in their order; none of a new one. */
const articleOrder = z
  .array(id, { error: "TYPE_INVALID" })
  .max(ARTICLES_MAX, { error: "TOO_MANY_ROWS" })
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])]);

/** The input of `createIssue` and `saveIssue`. */
export const issueInput = z.strictObject({
  volume: issueNumber,
  number: issueNumber,
  issuedOn: optionalDay
    .refine((value) => value !== null, { error: "REQUIRED" })
    .transform((value) => value ?? ""),
  titleKo: optionalLine(TITLE_MAX_LENGTH),
  titleEn: optionalLine(TITLE_MAX_LENGTH),
  articleIds: articleOrder,
});
export type CheckedIssue = z.output<typeof issueInput>;

/** When an issue comes out; null: at once. */
export const issuePublication = z.object({ at: optionalMoment });

const orcid = optionalLine(LINE_MAX_LENGTH)
  .refine((value) => value === null || readOrcid(value) !== null, { error: "ORCID_INVALID" })
  .transform((value) => value && readOrcid(value));

const author = z
  .object({
    id: optionalId,
    nameKo: optionalName(LINE_MAX_LENGTH),
    familyName: optionalName(LINE_MAX_LENGTH),
    givenName: optionalName(LINE_MAX_LENGTH),
    affiliationKo: optionalName(LINE_MAX_LENGTH),
    affiliationEn: optionalName(LINE_MAX_LENGTH),
    email: z
      .union([z.literal(""), emailAddress])
      .nullish()
      .transform((value) => value || null),
    orcid,
    corresponding: z.boolean({ error: "TYPE_INVALID" }).default(false),
  })
  .superRefine(({ nameKo, familyName }, context) => {
    if (nameKo === null && familyName === null)
      context.addIssue({ code: "custom", message: "REQUIRED", path: ["nameKo"] });
  });

/** Texts parted by `separator`, or a list of them; each once. */
const texts = (separator: RegExp, max: number, most: number) =>
  z.preprocess(
    (typed) => (typeof typed === "string" ? typed.split(separator) : (typed ?? [])),
    z
      .array(optionalLine(max), { error: "TYPE_INVALID" })
      .transform((all) => [...new Set(all.flatMap((one) => one ?? []))])
      .refine((all) => all.length <= most, { error: "TOO_MANY_ROWS" }),
  );
const keywords = texts(/[,;\n、]/, LINE_MAX_LENGTH, KEYWORDS_MAX);

/** A DOI (ISO 26324), with or without an address before it; comes out without. */
const doi = optionalLine(LINE_MAX_LENGTH)
  .transform((value) => value?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "") ?? null)
  .refine((value) => value === null || /^10\.\d{4,9}\/[\x21-\x7e]+$/.test(value), { error: "DOI_INVALID" });

/** The input of `createArticle` and `saveArticle`: whole; what is left out is emptied. */
export const articleInput = z
  .strictObject({
    issueId: id,
    type: z.enum(ARTICLE_TYPES, { error: "CHOICE_UNKNOWN" }),
    language: z.enum(ARTICLE_LANGUAGES, { error: "CHOICE_UNKNOWN" }),
    titleKo: optionalLine(TITLE_MAX_LENGTH),
    titleEn: optionalLine(TITLE_MAX_LENGTH),
    abstractKo: optionalLines(ABSTRACT_MAX_LENGTH),
    abstractEn: optionalLines(ABSTRACT_MAX_LENGTH),
    keywordsKo: keywords,
    keywordsEn: keywords,
    authors: z.array(author, { error: "TYPE_INVALID" }).max(AUTHORS_MAX, { error: "TOO_MANY_ROWS" }),
    firstPage: optionalNumber(JOURNAL_PAGE_MAX),
    lastPage: optionalNumber(JOURNAL_PAGE_MAX),
    receivedOn: optionalDay,
    revisedOn: optionalDay,
    acceptedOn: optionalDay,
    doi,
    licence: z.enum(ARTICLE_LICENCES, { error: "CHOICE_UNKNOWN" }),
    fileId: optionalId,
    references: texts(/\n/, REFERENCE_MAX_LENGTH, REFERENCES_MAX),
    change: z.enum(ARTICLE_CHANGES, { error: "CHOICE_UNKNOWN" }).default("NONE"),
    noticeKo: optionalLines(NOTICE_MAX_LENGTH),
    noticeEn: optionalLines(NOTICE_MAX_LENGTH),
  })
  .superRefine((article, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: "custom", message, path: [path] });
    // A title is there in the language of the text.
    if (article.language === "KO" && article.titleKo === null) wrong("titleKo", "TITLE_REQUIRED");
    if (article.language === "EN" && article.titleEn === null) wrong("titleEn", "TITLE_REQUIRED");
    const { firstPage, lastPage, receivedOn, revisedOn, acceptedOn } = article;
    if (lastPage !== null && firstPage === null) wrong("firstPage", "REQUIRED");
    if (firstPage !== null && lastPage !== null && firstPage > lastPage) wrong("lastPage", "PAGES_REVERSED");
    const days = [receivedOn, revisedOn, acceptedOn].flatMap((day) => day ?? []);
    if (days.some((day, at) => day < (days[at - 1] ?? day)))
      wrong(acceptedOn === null ? "revisedOn" : "acceptedOn", "DATES_REVERSED");
    if (article.change === "NONE") return;
    if (article.noticeKo === null) wrong("noticeKo", "REQUIRED");
    if (article.noticeEn === null) wrong("noticeEn", "REQUIRED");
  });
export type CheckedArticle = z.output<typeof articleInput>;

/** The title that is typed to confirm a removal: whatever its spaces and the composition of its letters. */
export const sameTitle = (typed: string, title: string): boolean => asWords(typed) === asWords(title);

/** An article is removed from what is public for good. */
export const articleRemoval = z.strictObject({ reason, title: requiredLine(TITLE_MAX_LENGTH) });
export type CheckedRemoval = z.output<typeof articleRemoval>;
/** The same, where the titles are known. */
export const articleRemovalOf = (titles: readonly string[]) =>
  articleRemoval.refine(({ title }) => titles.some((one) => sameTitle(title, one)), {
    error: "TITLE_DIFFERS",
    path: ["title"],
  });

/** JATS: the articles of an issue, one a file. CROSSREF: its DOIs. */
export const DEPOSIT_FORMATS = ["JATS", "CROSSREF"] as const;

/** What is asked for at /api/v1/journal-deposits. */
export const depositInput = z.strictObject({
  issueId: id,
  format: z.enum(DEPOSIT_FORMATS, { error: "CHOICE_UNKNOWN" }),
});
export type CheckedDeposit = z.output<typeof depositInput>;
