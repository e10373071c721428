// Two translators begin the English of one text at the same time: what each wrote is where its Korean is.
import { expect, test } from "vitest";
import { mergeValues } from "#web/components/editor/merge.ts";
import { EMPTY_DOCUMENT, editedDocument, type WrittenText } from "#web/components/editor/written-texts.ts";
import { withBegunEnglish } from "#web/components/translation/begun-together.ts";

const line = (words: string) =>
  words === "" ? { type: "paragraph" } : { type: "paragraph", content: [{ type: "text", text: words }] };
const list = (...items: string[]) => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [line(item)] })),
});
const text = (title: string, ...blocks: object[]): WrittenText => ({
  title,
  content: blocks.length === 0 ? EMPTY_DOCUMENT : editedDocument.parse({ type: "doc", content: blocks }),
});

const KO = text("제목", line("첫 문단"), list("접수", "발표"), line("끝"));

function merged(mine: WrittenText, theirs: WrittenText, ko = KO) {
  const sides = {
    base: { ko: KO, en: text("") },
    mine: { ko: KO, en: mine },
    theirs: { ko, en: theirs },
  };
  const { values, differences } = mergeValues(withBegunEnglish(sides));
  return { en: values.en, asked: differences.filter(({ verdict }) => verdict === "ask") };
}

test("each wrote other paragraphs: both are there, in their places, and nobody is asked", () => {
  const mine = text("Title", line("The first"), list("", ""), line(""));
  const theirs = text("", line(""), list("", "Talks"), line("The end"));
  expect(merged(mine, theirs)).toEqual({
    en: text("Title", line("The first"), list("", "Talks"), line("The end")),
    asked: [],
  });
});

test("both wrote one paragraph: only that is asked about", () => {
  const mine = text("", line("The first"), list("Desk", ""), line(""));
  const theirs = text("", line("First"), list("", "Talks"), line(""));
  const { en, asked } = merged(mine, theirs);
  expect(en).toEqual(text("", line("The first"), list("Desk", "Talks"), line("")));
  expect(asked).toMatchObject([
    { mine: { content: [line("The first")] }, theirs: { content: [line("First")] } },
  ]);
});

test("one of them put the English of a single paragraph in without its place: it has the place of its Korean", () => {
  const { en, asked } = merged(
    text("", line("The first")),
    text("", line(""), list("", ""), line("The end")),
  );
  expect(en).toEqual(text("", line("The first"), list("", ""), line("The end")));
  expect(asked).toEqual([]);
});

test("where one of them wrote no English, nothing is put in", () => {
  const mine = text("Title", line("The first"), list("", ""), line(""));
  expect(merged(mine, text("")).en).toEqual(mine);
  expect(merged(text("Title"), text("Another")).asked).toHaveLength(1);
});
