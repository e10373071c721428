// JATS and the deposit at Crossref are well formed whatever is written in an article, and say it back.
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { crossrefDeposit } from "#gateway/journal/crossref.ts";
import { jatsArticle } from "#gateway/journal/jats.ts";
import type { ArticleRecord, JournalRecord } from "#schema/journal/journal/article-record.ts";
import { ARTICLE_LICENCES, ARTICLE_STATES, ARTICLE_TYPES } from "#schema/validation/journal/journal-kinds.ts";

const URL = "https://association.example";
const JOURNAL: JournalRecord = {
  name: { ko: "통번역 연구", en: "Translation Studies" },
  publisher: { ko: "학회", en: "Association" },
  issn: "1234-5679",
  eissn: null,
  email: "office@association.example",
};

/** Any text: control characters, halves of signs, marks of XML. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom("]]>", "<!--", "&amp;", "\u0000\u000b\ufffe", "\ud800", "번역 「자리」 漢字", "a\r\nb"),
);
const maybe = fc.option(text);
const day = fc.option(fc.constant(new Date("2026-06-30")));
const author = fc.record({
  nameKo: maybe,
  familyName: maybe,
  givenName: maybe,
  affiliationKo: maybe,
  affiliationEn: maybe,
  orcid: fc.option(fc.constant("0000-0002-1825-0097")),
  corresponding: fc.boolean(),
});
const AT = new Date("2026-06-30");
const issue = {
  id: 3,
  volume: 12,
  number: 2,
  issuedOn: AT,
  titleKo: null,
  titleEn: "Special",
  publishedAt: AT,
  version: 1,
  searchKey: null,
  createdAt: AT,
  updatedAt: AT,
};
/** What neither of them reads. */
const UNREAD = {
  issueId: 3,
  submissionId: null,
  position: 0,
  fileId: null,
  deletedAt: null,
  version: 1,
  createdById: null,
  createdAt: AT,
  updatedAt: AT,
  searchKey: null,
};
const article = fc
  .record({
    type: fc.constantFrom(...ARTICLE_TYPES),
    language: fc.constantFrom("KO" as const, "EN" as const),
    state: fc.constantFrom(...ARTICLE_STATES),
    licence: fc.constantFrom(...ARTICLE_LICENCES),
    titleKo: maybe,
    titleEn: maybe,
    abstractKo: maybe,
    abstractEn: maybe,
    noticeKo: maybe,
    noticeEn: maybe,
    noticedOn: day,
    receivedOn: day,
    revisedOn: day,
    acceptedOn: day,
    keywordsKo: fc.array(text, { maxLength: 3 }),
    keywordsEn: fc.array(text, { maxLength: 3 }),
    references: fc.array(text, { maxLength: 3 }),
    authors: fc.array(author, { maxLength: 3 }),
    firstPage: fc.option(fc.nat(99)),
    lastPage: fc.option(fc.nat(99)),
  })
  .map(
    ({ authors, ...one }): ArticleRecord => ({
      ...UNREAD,
      ...one,
      id: 7,
      doi: "10.1234/abc",
      file: null,
      issue,
      authors: authors.map((each, position) => ({
        ...each,
        id: position + 1,
        articleId: 7,
        position,
        email: null,
        searchKey: null,
      })),
    }),
  );

/** Reads a document strictly, with its namespaces. @returns the texts of each element, by name */
function read(document: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => open.push({ name, text: "" }));
  parser.on("text", (said) => {
    const last = open.at(-1);
    if (last) last.text += said;
  });
  parser.on("closetag", () => {
    const done = open.pop();
    if (done) texts.set(done.name, [...(texts.get(done.name) ?? []), done.text]);
  });
  parser.write(document).close();
  return texts;
}

/** What of a text XML can say; the end of a line is one sign. */
const sayable = (said: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no way to write
  said.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "").replace(/\r\n?/g, "\n");

it("JATS of any article is well formed and says its works cited as they are written", () => {
  fc.assert(
    fc.property(article, (one) => {
      const texts = read(jatsArticle(one, JOURNAL, URL));
      const cited = one.references.map(sayable);
      expect(texts.get("mixed-citation") ?? []).toEqual(cited);
      expect(texts.get("kwd") ?? []).toEqual([...one.keywordsKo, ...one.keywordsEn].map(sayable));
    }),
  );
});

it("the deposit of any article is well formed and says its DOI and anyone who wrote it", () => {
  fc.assert(
    fc.property(article, (one) => {
      const texts = read(crossrefDeposit([one], JOURNAL, { publicUrl: URL, now: new Date() }) ?? "");
      expect(texts.get("doi")).toEqual(["10.1234/abc"]);
      const surnames = one.authors.map(({ familyName, nameKo }) => sayable(familyName ?? nameKo ?? ""));
      expect(texts.get("surname") ?? []).toEqual(surnames);
    }),
  );
});

it("nothing is deposited of an issue without DOIs", () => {
  fc.assert(
    fc.property(article, (one) => {
      const deposit = crossrefDeposit([{ ...one, doi: null }], JOURNAL, { publicUrl: URL, now: new Date() });
      expect(deposit).toBeNull();
    }),
    { numRuns: 5 },
  );
});
