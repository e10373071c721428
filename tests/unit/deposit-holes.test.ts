// Articles of which this or that is missing: what is handed on has no empty element, and always a title (JATS 1.3, Crossref 5.3.1).
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { crossrefDeposit } from "#gateway/journal/crossref.ts";
import { jatsArticle } from "#gateway/journal/jats.ts";
import type { JournalRecord } from "#schema/journal/journal/article-record.ts";
import { ARTICLE_LICENCES, ARTICLE_STATES, ARTICLE_TYPES } from "#schema/validation/journal/journal-kinds.ts";
import { articleOf, authorOf } from "#tests/support/article-records.ts";

const URL_OF_SITE = "https://association.example";
const maybe = (text: string) => fc.constantFrom(null, text);
const inBoth = (ko: string, en: string) => fc.record({ ko: maybe(ko), en: maybe(en) });

const journal: fc.Arbitrary<JournalRecord> = fc.record({
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
const article = fc
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

interface Element {
  readonly name: string;
  readonly language: string | undefined;
  /** Its own and its children's. */
  text: string;
}

/** Every element of a document; those that say all in their attributes are left out. */
function elementsOf(document: string): readonly Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, language: attributes["xml:lang"], text: "" };
    open.push(element);
    if (name !== "self-uri") all.push(element);
  });
  parser.on("text", (said) => {
    for (const element of open) element.text += said;
  });
  parser.on("closetag", () => open.pop());
  parser.write(document).close();
  return all;
}

const emptyOnes = (elements: readonly Element[]) =>
  elements.filter(({ text }) => text.trim() === "").map(({ name }) => name);

it("JATS has a title in every case, and says in what language where it is not the article's", () => {
  fc.assert(
    fc.property(article, journal, (one, from) => {
      const elements = elementsOf(jatsArticle(one, from, URL_OF_SITE));
      expect(emptyOnes(elements)).toEqual([]);
      const titles = elements.filter(({ name }) => name === "article-title");
      const [own, other] = one.language === "KO" ? [one.titleKo, one.titleEn] : [one.titleEn, one.titleKo];
      const translated = one.language === "KO" ? "en" : "ko";
      expect(titles).toEqual([
        { name: "article-title", text: own ?? other, language: own === null ? translated : undefined },
      ]);
      // The journal has one, too.
      const others = elements.filter(({ name }) => name === "trans-title").map(({ text }) => text);
      expect(others.filter((text) => text !== from.name.en)).toEqual(
        own !== null && other !== null ? [other] : [],
      );
    }),
  );
});

it("a deposit has a title and a depositor in every case", () => {
  fc.assert(
    fc.property(article, journal, (one, from) => {
      const tools = { publicUrl: URL_OF_SITE, now: new Date() };
      const elements = elementsOf(crossrefDeposit([one], from, tools) ?? "");
      expect(emptyOnes(elements)).toEqual([]);
      const textsOf = (wanted: string) =>
        elements.filter(({ name }) => name === wanted).map(({ text }) => text);
      expect(textsOf("title")).toHaveLength(1);
      expect(textsOf("original_language_title")).toHaveLength(one.titleKo && one.titleEn ? 1 : 0);
      expect(textsOf("depositor_name")).toHaveLength(1);
    }),
  );
});
