// What Chicago's bibliography sets beside a title (17th ed., 14.99): behind the quotation marks, as a sentence of its own.
import { expect, test } from "vitest";
import { cite } from "#schema/journal/journal/citation.ts";
import { articleOf, authorOf } from "#tests/support/article-records.ts";

const JOURNAL = {
  name: { ko: "학회지", en: "Between Words" },
  publisher: { ko: "학회", en: "Society" },
  issn: null,
  eissn: null,
  email: null,
};
const cited = (more: Parameters<typeof articleOf>[0]) =>
  cite(
    "CHICAGO",
    articleOf({
      titleEn: "The place of translation",
      authors: [authorOf({ familyName: "Kim", givenName: "Seo-yeon" })],
      ...more,
    }),
    JOURNAL,
    "https://association.example/journal/articles/7",
  )
    .map(({ text }) => text)
    .join("");

test("the language and the state of an article stand behind its quoted title", () => {
  expect(cited({ language: "KO" })).toContain(
    "“The place of translation.” [In Korean.] Between Words 12, no. 2",
  );
  expect(cited({ language: "KO", state: "RETRACTED" })).toContain(
    "“The place of translation.” [In Korean.] [Retracted.] Between Words",
  );
  expect(cited({ language: "EN" })).toContain("“The place of translation.” Between Words");
});
