// What readers take away as BibTeX and RIS, read back by a maintained library: every article of the demo, and
// any text that somebody may type.
import { plugins } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoIssues } from "#prisma/seed/demo-issues.ts";
import type { ArticleRecord, JournalRecord } from "#schema/journal/journal/article-record.ts";
import { titleIn } from "#schema/journal/journal/article-record.ts";
import { toBibtex } from "#schema/journal/journal/bibtex.ts";
import { toRis } from "#schema/journal/journal/ris.ts";
import { articleOf, authorOf } from "#tests/support/article-records.ts";

const JOURNAL: JournalRecord = {
  name: { ko: "통번역 연구", en: "Translation & Interpretation" },
  publisher: { ko: "한국통번역학회", en: "Association" },
  issn: "1234-5679",
  eissn: null,
  email: null,
};
const ADDRESS = "https://association.example/journal/articles/7";

/** What both formats can say of a text: one line. */
const line = (text: string | null): string =>
  (text ?? "")
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .normalize("NFC");

/** Reads one reference. */
function read(format: "@bibtex/text" | "@ris/file", text: string) {
  const asWritten = { maxChainLength: 10, strict: true, generateGraph: false, target: "@csl/list+object" };
  const [one, ...more] = plugins.input.chain(text, { ...asWritten, forceType: format });
  expect(more).toEqual([]);
  return Object(one);
}
/** The names of a reference: family name with what is before it, given name. */
const names = ({
  author = [],
}: {
  readonly author?: readonly Readonly<Record<string, string | undefined>>[];
}) =>
  author.map((one) =>
    [
      [one["non-dropping-particle"], one.family ?? one.literal].filter(Boolean).join(" "),
      [one.given, one["dropping-particle"]].filter(Boolean).join(" "),
      one.suffix ?? "",
    ]
      .filter(Boolean)
      .map(line),
  );
const named = (article: ArticleRecord, language: "KO" | "EN") =>
  article.authors.map(({ nameKo, familyName, givenName }) =>
    (nameKo !== null && (language === "KO" || familyName === null) ? [nameKo] : [familyName, givenName])
      .filter(Boolean)
      .map(line),
  );

function expectSame(article: ArticleRecord, language: "KO" | "EN"): void {
  const about = { language, address: ADDRESS };
  const other = [article.titleKo, article.titleEn].find(
    (one) => one !== null && one !== titleIn(article, language),
  );
  const whole = {
    type: "article-journal",
    title: line(titleIn(article, language)),
    "container-title": language === "KO" ? JOURNAL.name.ko : JOURNAL.name.en,
    volume: String(article.issue.volume),
    issue: String(article.issue.number),
    page: `${article.firstPage}-${article.lastPage}`,
    ISSN: JOURNAL.issn,
    URL: ADDRESS,
    ...(article.doi === null ? {} : { DOI: article.doi }),
  };
  for (const [format, text] of [
    ["@bibtex/text", toBibtex(article, JOURNAL, about)],
    ["@ris/file", toRis(article, JOURNAL, about)],
  ] as const) {
    const back = read(format, text);
    expect({ ...back, title: line(back.title) }, text).toMatchObject(whole);
    expect(names(back), text).toEqual(named(article, language));
    expect(back.issued["date-parts"][0][0]).toBe(article.issue.issuedOn.getUTCFullYear());
    if (format === "@ris/file" && language === "KO") {
      expect(line(back.abstract ?? "")).toBe(line(article.abstractKo));
      expect(line(back.keyword ?? "")).toBe(article.keywordsKo.map(line).filter(Boolean).join(","));
    }
    if (other !== undefined) expect(line(back.note), text).toContain(line(other));
    if (article.state === "RETRACTED") expect(back.note).toContain("Retracted");
  }
}

describe("every article of the demo comes back as it is", () => {
  const articles = demoIssues(new Date("2026-11-20T00:30:00Z")).flatMap((issue) =>
    issue.articles.map(({ source, firstPage, lastPage, doi }) =>
      articleOf({
        titleKo: source.title[0],
        titleEn: source.title[1],
        abstractKo: source.abstract?.[0] ?? null,
        keywordsKo: [...(source.keywords?.[0] ?? [])],
        keywordsEn: [...(source.keywords?.[1] ?? [])],
        state: source.state ?? "CURRENT",
        issue: { volume: issue.volume, number: issue.number, issuedOn: issue.issuedOn },
        authors: source.authors.map(({ name: [nameKo, familyName, givenName] }) =>
          authorOf({ nameKo, familyName, givenName }),
        ),
        firstPage,
        lastPage,
        doi,
      }),
    ),
  );
  test.each(["KO", "EN"] as const)("%s", (language) => {
    expect(articles).toHaveLength(24);
    for (const article of articles) expectSame(article, language);
  });
});

/** Signs that one of the formats, TeX or a reader may take for its own; Hangul whole and in letters, Hanja with its reading. */
const SIGNS = [
  ..."{}\\&%$#_~^\"'`<>@|=,;:()[]-–“”「」é",
  "가",
  "각".normalize("NFD"),
  "漢字(한자)",
  " and ",
  "  - ",
  "TY  - ",
  "\n",
  "\r\nER  - \r\n",
  "\ud800",
  "--",
  "``",
  "''",
  "\\'e",
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: "grapheme", maxLength: 4 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(""))
  .filter((text) => line(text) !== "");
/** Words of a name; a comma would begin its next part where names have no braces, which is RIS. */
const name = fc
  .array(
    fc.constantFrom(
      "Kim",
      "and",
      "van",
      "der",
      "O'Neil",
      "Seo-yeon",
      "{",
      "김서연",
      "이".normalize("NFD"),
      "&",
      "Jr.",
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((parts) => parts.join(" "));
const author = fc.oneof(
  fc.record({ nameKo: name }),
  fc.record({ nameKo: fc.option(name), familyName: name, givenName: fc.option(name) }),
);
const article = fc.record({
  authors: fc.array(author, { maxLength: 3 }).map((all) => all.map(authorOf)),
  titleKo: hostile,
  titleEn: fc.option(hostile),
  keywordsKo: fc.array(hostile, { maxLength: 2 }),
  abstractKo: fc.option(hostile),
  doi: fc.option(fc.constantFrom("10.1234/abc", "10.1000/a_b%23(1)<2>;3")),
  state: fc.constantFrom("CURRENT" as const, "RETRACTED" as const),
});

test("so does whatever may be typed as a title, a keyword, an abstract or a DOI", () => {
  fc.assert(
    fc.property(article, fc.constantFrom("KO" as const, "EN" as const), (given, language) => {
      expectSame(articleOf({ ...given, firstPage: 5, lastPage: 28 }), language);
    }),
    { numRuns: 300 },
  );
});
