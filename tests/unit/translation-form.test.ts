// English takes the form of its Korean: one list for a list, one table for a table, and the form in a line as codes.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { richTextDocument } from "#schema/validation/core/document.ts";
import {
  codedLike,
  codedLine,
  codesIn,
  plainLine,
  toInline,
} from "#schema/validation/core/translation/codes.ts";
import { placeKey } from "#schema/validation/core/translation/english-structure.ts";
import { fillEnglish, type Target } from "#schema/validation/core/translation/fill-english.ts";
import { type JsonNode, PICTURE_WORDS, segmentsOf } from "#schema/validation/core/translation/segments.ts";
import { anyLine, anyText } from "#tests/support/any-text.ts";

const BOLD = { type: "bold" };
const LINK = { type: "link", attrs: { href: "https://example.org/" } };
const text = (words: string, ...marks: { type: string; attrs?: object }[]): JsonNode =>
  marks.length > 0 ? { type: "text", text: words, marks } : { type: "text", text: words };
const paragraph = (...content: JsonNode[]): JsonNode => ({ type: "paragraph", content });
const list = (...items: string[]): JsonNode => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [paragraph(text(item))] })),
});
const table = (...rows: string[][]): JsonNode => ({
  type: "table",
  content: rows.map((cells) => ({
    type: "tableRow",
    content: cells.map((cell) => ({ type: "tableCell", content: [paragraph(text(cell))] })),
  })),
});
const figure = (alt: string): JsonNode => ({ type: "figure", attrs: { fileKey: "k", alt, caption: null } });
const EMPTY: readonly JsonNode[] = [{ type: "paragraph" }];
const inText = (blocks: readonly JsonNode[]) => segmentsOf({ content: { content: blocks } });

/** Writes English for some paragraphs of a Korean text. */
function write(ko: readonly JsonNode[], en: readonly JsonNode[], target: (words: string) => Target | null) {
  const targets = inText(ko).flatMap((one): [string, Target][] => {
    const said = target(one.text);
    return said === null ? [] : [[placeKey(one), said]];
  });
  return fillEnglish({ ko, en }, [], new Map(targets));
}

describe("the structure", () => {
  const ko = [
    paragraph(text("머리말")),
    list("가", "나", "다"),
    table(["하나", "둘"], ["셋", "넷"]),
    figure("표지"),
  ];
  const english = (blocks: readonly JsonNode[]) => JSON.parse(JSON.stringify(blocks));

  test("of an English that is not begun is that of the Korean", () => {
    const { en, left } = write(ko, EMPTY, (words) => `en ${words}`);
    expect(left).toEqual([]);
    expect(english(en)).toEqual([
      paragraph(text("en 머리말")),
      list("en 가", "en 나", "en 다"),
      table(["en 하나", "en 둘"], ["en 셋", "en 넷"]),
      figure("en 표지"),
    ]);
  });

  test("has the figures of the Korean, which nobody has to type again", () => {
    const { en } = write(
      [table(["회비", "350,000"], ["할인", "12.5 %"], ["날짜", "2026. 3. 1."])],
      EMPTY,
      (words) => (words === "회비" ? "Dues" : null),
    );
    expect(inText(en).map((one) => one.text)).toEqual(["Dues", "350,000", "12.5 %"]);
  });

  test("comes once, whichever cell is translated first", () => {
    const first = write(ko, [paragraph(text("en 머리말"))], (words) => (words === "넷" ? "four" : null));
    const second = write(ko, first.en, (words) => (words === "하나" ? "one" : words === "나" ? "b" : null));
    expect(english(second.en).map(({ type }: JsonNode) => type)).toEqual([
      "paragraph",
      "bulletList",
      "table",
    ]);
    expect(inText(second.en).map((one) => one.text)).toEqual(["en 머리말", "b", "one", "four"]);
  });

  test("takes a line into the list that is there", () => {
    const en = [paragraph(text("en 머리말")), list("a", "c")];
    const known = [
      { ko: "가", en: "a" },
      { ko: "다", en: "c" },
    ];
    const [, item] = inText([list("가", "나", "다")]);
    const korean = [paragraph(text("머리말")), list("가", "나", "다")];
    const key = item ? `${item.kind} 1,1,0` : "";
    expect(fillEnglish({ ko: korean, en }, known, new Map([[key, "b"]])).en[1]).toEqual(list("a", "b", "c"));
  });
});

describe("the codes of a line", () => {
  const line = [
    text("장소는 "),
    text("서울", BOLD),
    text(" 입니다."),
    { type: "hardBreak" },
    text("지도", LINK),
  ];

  test("are around words or alone, and carried over in another order", () => {
    const ko = codedLine(line);
    expect(ko.line).toEqual([
      "장소는 ",
      { id: 1, pieces: ["서울"] },
      " 입니다.",
      { id: 2, pieces: null },
      { id: 3, pieces: ["지도"] },
    ]);
    const english = [
      { id: 3, pieces: ["Map"] },
      { id: 2, pieces: null },
      "In ",
      { id: 1, pieces: ["Seoul"] },
      ".",
    ];
    expect(toInline(english, (id) => ko.codes.get(id))).toEqual([
      text("Map", LINK),
      { type: "hardBreak" },
      text("In "),
      text("Seoul", BOLD),
      text("."),
    ]);
  });

  test("of the English have the numbers of the Korean, and what is its own behind them", () => {
    const own = { type: "link", attrs: { href: "https://example.org/en" } };
    const english = [text("Map", own), text(" and "), text("more", { type: "italic" }), text("!", BOLD)];
    expect(codesIn(codedLike(english, codedLine(line)).line)).toEqual([3, 4, 1]);
  });

  test("that nobody knows leave their words", () => {
    expect(toInline([{ id: 9, pieces: ["so"] }], () => undefined)).toEqual([text("so")]);
  });

  test("are those of the whole line for words that say none", () => {
    const ko = codedLine([text("모두", BOLD)]);
    expect(toInline(plainLine("All", ko), (id) => ko.codes.get(id))).toEqual([text("All", BOLD)]);
  });
});

describe("whatever a text is like", () => {
  /** Adjacent words of one form are one node, marks in one order: as an editor writes them. */
  const settled = (content: readonly JsonNode[]) => {
    const coded = codedLine(content);
    return toInline(coded.line, (id) => coded.codes.get(id));
  };
  const shape = (one: JsonNode): unknown => {
    const isLine = one.type === "paragraph" || one.type === "heading";
    // The words of a picture are no form of it.
    const form = Object.entries(one.attrs ?? {}).filter(([name]) => !PICTURE_WORDS.includes(name));
    return [one.type, form, isLine ? [] : (one.content ?? []).map(shape)];
  };

  test("it is a document of the site, with each block and form that there is", () => {
    const texts = fc.sample(anyText, { numRuns: 400, seed: 1 });
    const types = new Set<string>();
    const visit = ({ type, marks = [], content = [] }: JsonNode) => {
      types.add(type);
      for (const one of marks) types.add(one.type);
      content.forEach(visit);
    };
    for (const content of texts) {
      expect(richTextDocument.safeParse({ type: "doc", content }).error).toBeUndefined();
      content.forEach(visit);
    }
    expect([...types].toSorted()).toEqual(
      [
        ...["paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote", "horizontalRule"],
        ...["table", "tableRow", "tableHeader", "tableCell", "figure", "text", "hardBreak", "footnote"],
        ...["bold", "italic", "underline", "strike", "code", "superscript", "subscript", "link"],
      ].toSorted(),
    );
  });

  test("a line of it comes back as it was", () => {
    fc.assert(
      fc.property(anyLine, (content) => {
        const once = settled(content);
        expect(settled(once)).toEqual(once);
        expect(once.map((one) => one.text ?? one.type).join("")).toBe(
          content.map((one) => one.text ?? one.type).join(""),
        );
      }),
    );
  });

  test("its English has its form, wherever one begins", () => {
    fc.assert(
      fc.property(anyText, fc.infiniteStream(fc.boolean()), (ko, chance) => {
        const said = inText(ko).filter(({ text: one }) => one !== "");
        fc.pre(said.length > 0);
        const keys = said.map(placeKey);
        const some = new Map(keys.filter(() => chance.next().value).map((key) => [key, "x"]));
        const first = fillEnglish({ ko, en: EMPTY }, [], some);
        const all = fillEnglish({ ko, en: first.en }, [], new Map(keys.map((key) => [key, "y"])));
        expect([first.left, all.left]).toEqual([[], []]);
        expect(inText(all.en).map((one) => [one.kind, one.text])).toEqual(
          said.map(({ kind }) => [kind, "y"]),
        );
        expect(all.en.map(shape)).toEqual(ko.map(shape));
      }),
    );
  });
});
