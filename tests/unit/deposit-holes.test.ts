// Articles of which this or that is missing: what is passed on has no empty element, and always a title (JATS
// 1.3, Crossref 5.3.1).
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { crossrefDeposit } from "#gateway/journal/crossref.ts";
import { jatsArticle } from "#gateway/journal/jats.ts";
import { anyArticle, anyJournal } from "#tests/support/any-article.ts";

const URL_OF_SITE = "https://association.example";
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
    fc.property(anyArticle, anyJournal, (one, from) => {
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
    fc.property(anyArticle, anyJournal, (one, from) => {
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
