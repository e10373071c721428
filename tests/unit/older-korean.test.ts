// The Korean is changed by somebody else while it is translated: nothing typed is lost, and what does not
// follow its Korean any more is asked about.
import { expect, test } from "vitest";
import { stillRight } from "#schema/validation/core/translation/answers.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { mergeValues } from "#web/components/editor/merge.ts";
import { editedDocument, type WrittenText } from "#web/components/editor/written-texts.ts";
import { withOlderKorean } from "#web/components/translation/older-korean.ts";

const text = (title: string, ...lines: string[]): WrittenText => ({
  title,
  content: editedDocument.parse({
    type: "doc",
    content: lines.map((line) => ({
      type: "paragraph",
      ...(line === "" ? {} : { content: [{ type: "text", text: line }] }),
    })),
  }),
});
const values = (ko: WrittenText, en: WrittenText) => ({ ko, en, answers: [] as readonly string[] });

const KO = text("제목", "첫 문단입니다.", "둘째 문단입니다.", "셋째 문단입니다.");
const BASE = values(KO, text(""));
const MINE = values(KO, text("Title", "The first.", "The second.", ""));

/** As it is after the merge, by paragraphs. */
function merged(theirs: WrittenText) {
  const sides = { base: BASE, mine: MINE, theirs: values(theirs, text("")) };
  const all = withOlderKorean(MINE, mergeValues(sides).values);
  const paragraphs = paragraphsOf({ ko: { ...all.ko }, en: { ...all.en } }, [], new Set(all.answers));
  return { all, rows: paragraphs.map(({ ko, en, state }) => [ko?.text ?? null, en?.text ?? null, state]) };
}

test("a paragraph that was changed is marked, and what is finished stays", () => {
  const { all, rows } = merged(text("제목", "첫 문단입니다.", "둘째 문단이었습니다.", "셋째 문단입니다."));
  expect(rows).toEqual([
    ["제목", "Title", "DONE"],
    ["첫 문단입니다.", "The first.", "DONE"],
    ["둘째 문단이었습니다.", "The second.", "CHANGED"],
    ["셋째 문단입니다.", null, "UNTRANSLATED"],
  ]);
  // It asks until the English is another one, or is confirmed.
  const state = (answers: readonly string[], second: string) =>
    paragraphsOf(
      { ko: { ...all.ko }, en: { ...text("Title", "The first.", second, "") } },
      [],
      new Set(answers),
    )[2]?.state;
  expect(state(all.answers, "It was the second.")).toBe("DONE");
  expect(state([...all.answers, stillRight("둘째 문단이었습니다.", "The second.")], "The second.")).toBe(
    "DONE",
  );
});

test("a paragraph that was put in between has its place, and no English moves to another Korean", () => {
  const { rows } = merged(
    text("제목", "첫 문단입니다.", "새로 끼운 문단입니다.", "둘째 문단입니다.", "셋째 문단입니다."),
  );
  expect(rows).toEqual([
    ["제목", "Title", "DONE"],
    ["첫 문단입니다.", "The first.", "DONE"],
    ["새로 끼운 문단입니다.", null, "UNTRANSLATED"],
    ["둘째 문단입니다.", "The second.", "DONE"],
    ["셋째 문단입니다.", null, "UNTRANSLATED"],
  ]);
});

test("English whose Korean was taken away stays, and is asked about", () => {
  const { all, rows } = merged(text("제목", "첫 문단입니다.", "셋째 문단입니다."));
  expect(rows.filter(([, en]) => en !== null).map(([, en]) => en)).toEqual([
    "Title",
    "The first.",
    "The second.",
  ]);
  expect(all.answers.length).toBeGreaterThan(0);
});

test("nothing is asked where the Korean is the same, and where no English is begun", () => {
  expect(merged(KO).all.answers).toEqual([]);
  const other = text("다른 제목", "다른 문단");
  expect(withOlderKorean(BASE, values(other, text("")))).toEqual(values(other, text("")));
});
