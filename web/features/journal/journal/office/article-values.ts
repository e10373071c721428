// An article as its form holds it: everything as it is typed.
import { ARTICLE_CHANGES } from "#schema/validation/journal/journal-articles.ts";
import { z } from "#schema/validation/zod.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import { rowLabels } from "#web/components/forms/field-paths.ts";
import type { EditedArticleFragment } from "#web/gql/journal-office.ts";
import { AUTHOR_LABELS, authorRow, text, toAuthorRow } from "./author-rows.ts";

/** Also what a saved draft is read with: anything may be in it. */
const articleValues = z.object({
  issueId: z.string(),
  type: z.string(),
  language: z.string(),
  titleKo: z.string(),
  titleEn: z.string(),
  authors: z.array(authorRow),
  abstractKo: z.string(),
  abstractEn: z.string(),
  /** Parted by commas. */
  keywordsKo: z.string(),
  keywordsEn: z.string(),
  firstPage: z.string(),
  lastPage: z.string(),
  receivedOn: z.string(),
  revisedOn: z.string(),
  acceptedOn: z.string(),
  doi: z.string(),
  licence: z.string(),
  file: editedFile.nullable(),
  /** One a line. */
  references: z.string(),
  change: z.enum(ARTICLE_CHANGES),
  noticeKo: z.string(),
  noticeEn: z.string(),
});
type ArticleValues = z.output<typeof articleValues>;

/** Every field in the order of the screen. */
export const ARTICLE_LABELS = {
  change: "journal-office.field.change",
  noticeKo: "journal-office.field.noticeKo",
  noticeEn: "journal-office.field.noticeEn",
  issueId: "journal-office.field.issue",
  type: "journal-office.field.type",
  language: "journal-office.field.language",
  firstPage: "journal-office.field.firstPage",
  lastPage: "journal-office.field.lastPage",
  titleKo: "journal-office.field.titleKo",
  titleEn: "journal-office.field.titleEn",
  abstractKo: "journal-office.field.abstractKo",
  abstractEn: "journal-office.field.abstractEn",
  keywordsKo: "journal-office.field.keywordsKo",
  keywordsEn: "journal-office.field.keywordsEn",
  authors: "journal-office.field.authors",
  ...rowLabels("authors", "journal-office.field.author", AUTHOR_LABELS),
  file: "journal-office.field.file",
  references: "journal-office.field.references",
  receivedOn: "journal-office.field.receivedOn",
  revisedOn: "journal-office.field.revisedOn",
  acceptedOn: "journal-office.field.acceptedOn",
  doi: "journal-office.field.doi",
  licence: "journal-office.field.licence",
} as const;

/** What the form starts from. @param issueId of the issue that a new one is for */
export const toArticleValues = (
  stored: EditedArticleFragment | null,
  issueId: number | null = null,
): ArticleValues => ({
  issueId: text(stored?.issueId ?? issueId),
  type: stored?.type ?? "RESEARCH",
  language: stored?.language ?? "KO",
  titleKo: text(stored?.titleKo),
  titleEn: text(stored?.titleEn),
  abstractKo: text(stored?.abstractKo),
  abstractEn: text(stored?.abstractEn),
  keywordsKo: stored?.keywordsKo.join(", ") ?? "",
  keywordsEn: stored?.keywordsEn.join(", ") ?? "",
  authors: (stored?.authors ?? []).map(toAuthorRow),
  firstPage: text(stored?.firstPage),
  lastPage: text(stored?.lastPage),
  receivedOn: text(stored?.receivedOn),
  revisedOn: text(stored?.revisedOn),
  acceptedOn: text(stored?.acceptedOn),
  doi: text(stored?.doi),
  licence: stored?.licence ?? "CC_BY_NC",
  file: stored?.file ?? null,
  references: stored?.references.join("\n") ?? "",
  change: "NONE",
  noticeKo: text(stored?.noticeKo),
  noticeEn: text(stored?.noticeEn),
});

/** What was stored of the form on this device. */
export const restoreArticle = (saved: unknown): ArticleValues | null =>
  articleValues.safeParse(saved).data ?? null;

/** What is checked and sent. */
export const toArticleInput = ({ file, authors, issueId, ...values }: ArticleValues) => ({
  ...values,
  issueId: issueId === "" ? 0 : Number(issueId),
  fileId: file?.id ?? null,
  authors: authors.map(({ key: _key, ...author }) => author),
});
