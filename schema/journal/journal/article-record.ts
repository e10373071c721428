// An article with everything that citations, metadata and feeds need of it.

import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { type InBoth, textIn } from "#schema/core/shared/language.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";

export const articleParts = {
  issue: true,
  authors: { orderBy: { position: "asc" } },
  file: { select: { key: true, name: true, mimeType: true, size: true } },
} satisfies Prisma.ArticleInclude;

/** What a citation is made of. */
export const citedColumns = {
  id: true,
  state: true,
  language: true,
  titleKo: true,
  titleEn: true,
  firstPage: true,
  lastPage: true,
  doi: true,
  issue: { select: { volume: true, number: true, issuedOn: true } },
  authors: {
    select: { nameKo: true, givenName: true, familyName: true },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.ArticleSelect;

export type CitedArticle = Prisma.ArticleGetPayload<{ select: typeof citedColumns }>;

export type ArticleRecord = Prisma.ArticleGetPayload<{ include: typeof articleParts }>;
export type AuthorRecord = ArticleRecord["authors"][number];

/** What an article is in, and who publishes it. */
export interface JournalRecord {
  readonly name: InBoth<string>;
  readonly publisher: InBoth<string>;
  readonly issn: string | null;
  readonly eissn: string | null;
  /** Of the association, for those who harvest. */
  readonly email: string | null;
}

/** A journal without a name of its own has the association's. */
export async function readJournal(tx: Parameters<typeof readSettings>[0] = db): Promise<JournalRecord> {
  const { nameKo, nameEn, journalNameKo, journalNameEn, issn, eissn, email } = await readSettings(tx);
  return {
    name: { ko: journalNameKo ?? nameKo, en: journalNameEn ?? (journalNameKo === null ? nameEn : null) },
    publisher: { ko: nameKo, en: nameEn },
    issn,
    eissn,
    email,
  };
}

/** The same, read once a request. */
export const journalOf = perRequest((_context: object): Promise<JournalRecord> => readJournal());

type Titled = Pick<ArticleRecord, "titleKo" | "titleEn">;

/** The title in a language, else the other one. One is always there (a check of the database). */
export const titleIn = ({ titleKo, titleEn }: Titled, language: Language): string =>
  textIn({ ko: titleKo, en: titleEn }, language);

/** "12-34", or one page; null while nobody knows. */
export function pagesOf(
  { firstPage, lastPage }: { readonly firstPage: number | null; readonly lastPage: number | null },
  dash = "-",
): string | null {
  if (firstPage === null) return null;
  return lastPage === null || lastPage === firstPage ? String(firstPage) : `${firstPage}${dash}${lastPage}`;
}

/** The year that an issue is counted by. */
export const yearOf = ({ issuedOn }: { readonly issuedOn: Date }): number => issuedOn.getUTCFullYear();
