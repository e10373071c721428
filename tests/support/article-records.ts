// Articles as they are read for citations and metadata, made without a database.
import type { ArticleRecord, AuthorRecord } from "#schema/journal/journal/article-record.ts";

const AT = new Date("2026-06-30");

/** Somebody who wrote. */
export const authorOf = (given: Partial<AuthorRecord>): AuthorRecord => ({
  id: 1,
  articleId: 7,
  position: 0,
  nameKo: null,
  familyName: null,
  givenName: null,
  affiliationKo: null,
  affiliationEn: null,
  orcid: null,
  email: null,
  corresponding: false,
  searchKey: null,
  ...given,
});

/** An article of volume 12, number 2, without authors. */
export function articleOf({
  issue,
  ...given
}: Partial<Omit<ArticleRecord, "issue">> & {
  readonly issue?: Partial<ArticleRecord["issue"]>;
}): ArticleRecord {
  return {
    id: 7,
    issueId: 3,
    submissionId: null,
    position: 0,
    type: "RESEARCH",
    language: "KO",
    state: "CURRENT",
    titleKo: "번역의 자리",
    titleEn: null,
    abstractKo: null,
    abstractEn: null,
    keywordsKo: [],
    keywordsEn: [],
    firstPage: null,
    lastPage: null,
    receivedOn: null,
    revisedOn: null,
    acceptedOn: null,
    doi: null,
    licence: "CC_BY_NC",
    fileId: null,
    file: null,
    references: [],
    authors: [],
    noticeKo: null,
    noticeEn: null,
    noticedOn: null,
    deletedAt: null,
    version: 1,
    searchKey: null,
    createdById: null,
    createdAt: AT,
    updatedAt: AT,
    ...given,
    issue: {
      id: 3,
      volume: 12,
      number: 2,
      issuedOn: AT,
      titleKo: null,
      titleEn: null,
      publishedAt: AT,
      version: 1,
      searchKey: null,
      createdAt: AT,
      updatedAt: AT,
      ...issue,
    },
  };
}
