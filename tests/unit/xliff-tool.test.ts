// XLIFF through a translator's tool that translates, splits each segment, puts its parts and the units into
// another order, and groups them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { codedLine, toInline } from "#schema/validation/core/translation/codes.ts";
import { emptied, placeKey } from "#schema/validation/core/translation/english-structure.ts";
import { fillEnglish } from "#schema/validation/core/translation/fill-english.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import {
  isInline,
  type JsonNode,
  PICTURE_WORDS,
  wordsOf,
} from "#schema/validation/core/translation/segments.ts";
import { anyText } from "#tests/support/any-text.ts";
import { readXliff, writeXliff } from "#web/components/translation/xliff.ts";
import { mergeXliff } from "#web/components/translation/xliff-merge.ts";
import { childrenOf, escapeXml, readXml, type XmlElement } from "#web/components/xml/read-xml.ts";

type Blocks = readonly JsonNode[];

/** As the editor writes it: words of one form are one node. */
const settled = (content: Blocks): Blocks => {
  const coded = codedLine(content);
  return toInline(coded.line, (id) => coded.codes.get(id));
};

/** The English of a text: its words in Latin letters, its form untouched; a line without words stays empty. */
function translated(node: JsonNode, number: () => number): JsonNode {
  const { content, attrs, text, ...rest } = node;
  if (text !== undefined)
    return { ...rest, text: text.replaceAll(/[가나다라]/gu, (one) => LETTERS[one] ?? one) };
  // The words of a picture.
  const said = Object.entries(attrs ?? {}).flatMap(([name, words]: [string, unknown]) =>
    PICTURE_WORDS.includes(name) && typeof words === "string"
      ? [[name, words.trim() && `${name} ${number()}`] as const]
      : [],
  );
  const own = attrs ? { attrs: { ...attrs, ...Object.fromEntries(said) } } : {};
  if (!content) return { ...rest, ...own };
  if (!content.some(isInline))
    return { ...rest, ...own, content: content.map((one) => translated(one, number)) };
  if (wordsOf(node).trim() === "") return { ...rest, ...own, content: [] };
  const line = settled(content).map((one) => translated(one, number));
  return { ...rest, ...own, content: [{ type: "text", text: `${number()}: ` }, ...line].reduce(joined, []) };
}
const LETTERS: Readonly<Record<string, string>> = { 가: "a", 나: "b", 다: "c", 라: "d" };
const joined = (all: JsonNode[], one: JsonNode): JsonNode[] => [...settled([...all, one])];

type Token = string | { readonly tag: string };

/** The content of an element as a tool holds it: words, and codes that begin and end by themselves. */
function tokensOf({ children }: XmlElement): Token[] {
  return children.flatMap((child): Token[] => {
    if (typeof child === "string") return Array.from(child, escapeXml);
    const { name, attributes } = child;
    if (name !== "pc") return [{ tag: `<${name} id="${attributes.id}"/>` }];
    return [
      { tag: `<sc id="${attributes.id}"/>` },
      ...tokensOf(child),
      { tag: `<ec startRef="${attributes.id}"/>` },
    ];
  });
}
const written = (tokens: readonly Token[]) =>
  tokens.map((one) => (typeof one === "string" ? one : one.tag)).join("");

/** Splits what is in a unit, and puts the second half of the English first. */
function splitUnit(unit: XmlElement, share: () => number): string {
  const [segment] = childrenOf(unit, "segment");
  const [source, target] = ["source", "target"].map((name) => segment && childrenOf(segment, name)[0]);
  const [ko, en] = [source ? tokensOf(source) : [], target ? tokensOf(target) : []];
  const [cut, other] = [Math.floor(share() * ko.length), Math.floor(share() * en.length)];
  const part = (from: readonly Token[], to: readonly Token[], order: number) =>
    `<segment state="translated"><source>${written(from)}</source><target order="${order}">${written(to)}</target></segment>`;
  return `<unit id="${unit.attributes.id}">${part(ko.slice(0, cut), en.slice(other), 2)}${part(ko.slice(cut), en.slice(0, other), 1)}</unit>`;
}

test("gives the same document, whatever the document and wherever the tool cuts", () => {
  const share = fc.float({ min: 0, max: Math.fround(0.999), noNaN: true });
  fc.assert(
    fc.property(anyText, fc.infiniteStream(share), (ko, chance) => {
      const next = () => chance.next().value ?? 0;
      let count = 0;
      const en = ko.map((block) => translated(block, () => ++count));
      const texts = (english: Blocks) => ({
        ko: { content: { content: ko } },
        en: { content: { content: english } },
      });
      const both = paragraphsOf(texts(en), [], new Set());
      const file = writeXliff({ text: "POST-1", name: "a", isPublished: true, beside: new Map() }, both);
      const root = readXml(file);
      const units =
        typeof root === "string" ? [] : childrenOf(root, "file").flatMap((one) => childrenOf(one, "unit"));
      const order = units.map((unit) => ({ unit, at: next() })).toSorted((one, other) => one.at - other.at);
      const [first = "", ...others] = order.map(({ unit }) => splitUnit(unit, next));
      const tool = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="ko" trgLang="en"><file id="POST-1"><group id="g">${first}</group>${others.join("")}</file></xliff>`;

      const read = readXliff(tool);
      if (typeof read === "string") throw new Error(read);
      // The same English changes nothing, and goes into an empty one to the byte.
      expect(mergeXliff(read, both)).toEqual({ changes: [], remarks: [], left: [] });
      const empty = ko.map(emptied);
      const paragraphs = paragraphsOf(texts(empty), [], new Set());
      const { changes, left } = mergeXliff(read, paragraphs);
      expect(left).toEqual([]);
      const targets = changes.flatMap(({ at, line }) => {
        const place = paragraphs[at]?.ko;
        return place ? [[placeKey(place), line] as const] : [];
      });
      const { en: again } = fillEnglish({ ko, en: empty }, [], new Map(targets));
      expect(JSON.stringify(again)).toBe(JSON.stringify(en));
    }),
  );
});
