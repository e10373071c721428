// Articles and journals of which this or that is missing, for tests of what is passed on to archives and indexes.
import fc from "fast-check";
import type { ArticleRecord, JournalRecord } from "#schema/journal/journal/article-record.ts";
import { ARTICLE_LICENCES, ARTICLE_STATES, ARTICLE_TYPES } from "#schema/validation/journal/journal-kinds.ts";
import { articleOf, authorOf } from "./article-records.ts";

const maybe = (text: string) => fc.constantFrom(null, text);
const inBoth = (ko: string, en: string) => fc.record({ ko: maybe(ko), en: maybe(en) });

export const anyJournal: fc.Arbitrary<JournalRecord> = fc.record({
  name: inBoth("통번역 연구", "Translation Studies"),
  publisher: inBoth("학회", "Association"),
  issn: maybe("1234-5679"),
  eissn: maybe("1234-5679"),
  email: maybe("office@association.example"),
});
const author = fc
  .record({
    nameKo: maybe("김서연"),
    familyName: maybe("Kim"),
    givenName: maybe("Seo-yeon"),
    affiliationKo: maybe("한강대학교"),
    affiliationEn: maybe("Hangang University"),
    orcid: maybe("0000-0002-1825-0097"),
  })
  // The database asks for a name.
  .filter(({ nameKo, familyName }) => nameKo !== null || familyName !== null)
  .map(authorOf);
const day = fc.constantFrom(null, new Date("2026-06-30"));
export const anyArticle: fc.Arbitrary<ArticleRecord> = fc
  .record({
    type: fc.constantFrom(...ARTICLE_TYPES),
    language: fc.constantFrom("KO" as const, "EN" as const),
    state: fc.constantFrom(...ARTICLE_STATES),
    licence: fc.constantFrom(...ARTICLE_LICENCES),
    titleKo: maybe("漢字의 자리"),
    titleEn: maybe("The place of <Hanja>"),
    abstractKo: fc.constantFrom(null, "\n \n", "첫 문단.\n\n둘째 문단."),
    abstractEn: fc.constantFrom(null, "\n \n", "One paragraph."),
    noticeKo: maybe("고침"),
    noticeEn: maybe("Corrected"),
    noticedOn: day,
    receivedOn: day,
    revisedOn: day,
    acceptedOn: day,
    keywordsKo: fc.constantFrom<string[]>([], ["번역"]),
    references: fc.constantFrom<string[]>([], ["김서연 (2020). 번역."]),
    authors: fc.array(author, { maxLength: 2 }),
    firstPage: fc.constantFrom(null, 12),
  })
  .filter(({ titleKo, titleEn }) => titleKo !== null || titleEn !== null)
  .map((one) => articleOf({ ...one, doi: "10.1234/abc" }));
