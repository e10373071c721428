// Paragraphs of two languages beside each other, and what each of them waits for.
import { describe, expect, test } from "vitest";
import { stillRight } from "#schema/validation/core/translation/answers.ts";
import { isOpen, paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { segmentsOf } from "#schema/validation/core/translation/segments.ts";

const text = (words: string) => ({ type: "text", text: words });
const paragraph = (words: string) => ({ type: "paragraph", content: [text(words)] });
const heading = (words: string) => ({ type: "heading", attrs: { level: 2 }, content: [text(words)] });
const list = (...items: string[]) => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [paragraph(item)] })),
});
const written = (title: string, ...content: object[]) => ({ title, content: { content } });

const KO = [
  "정기 학술대회를 개최합니다.",
  "장소는 서울대학교 호암교수회관입니다.",
  "참가비는 5만 원입니다.",
  "문의는 사무국으로 해 주십시오.",
];
const EN = [
  "We hold the annual conference.",
  "The venue is the Hoam Faculty House of Seoul National University.",
  "The fee is KRW 50,000.",
  "Please write to the office.",
];
const known = KO.map((ko, at) => ({ ko, en: EN[at] ?? "" }));
const linked = (
  ko: readonly string[],
  en: readonly string[],
  pairs: readonly { ko: string; en: string | null }[] = [],
  answers: readonly string[] = [],
) =>
  paragraphsOf(
    { ko: written("", ...ko.map(paragraph)), en: written("", ...en.map(paragraph)) },
    pairs,
    new Set(answers),
  ).map((one) => [one.ko?.text ?? null, one.en?.text ?? null, one.state]);

describe("the paragraphs of a text", () => {
  test("are its title, its lines at any depth and the words of its pictures, in order", () => {
    const figure = { type: "figure", attrs: { fileKey: "k", alt: "표지", caption: "2026년 호" } };
    const content = [
      heading("안내"),
      list("하나", "둘"),
      { type: "blockquote", content: [paragraph("인용")] },
      { type: "paragraph" },
      figure,
    ];
    expect(
      segmentsOf(written("제목", ...content)).map(({ kind, text: words, path }) => [kind, words, path]),
    ).toEqual([
      ["title", "제목", null],
      ["/heading", "안내", [0]],
      ["/bulletList/listItem/paragraph", "하나", [1, 0, 0]],
      ["/bulletList/listItem/paragraph", "둘", [1, 1, 0]],
      ["/blockquote/paragraph", "인용", [2, 0]],
      ["/figure.alt", "표지", [4]],
      ["/figure.caption", "2026년 호", [4]],
    ]);
  });

  test("are read from a node of an unknown name, too", () => {
    const footnote = { type: "footnote", content: [text("각주")] };
    const line = { type: "clause", content: [text("제1조"), footnote] };
    expect(segmentsOf(written("", line)).map(({ text: words }) => words)).toEqual(["제1조각주"]);
  });

  test("are compared in one form of each character", () => {
    expect(segmentsOf(written("가나".normalize("NFD")))[0]?.text).toBe("가나".normalize("NFC"));
  });
});

describe("pairing", () => {
  test("goes by order where nothing is known", () => {
    expect(linked(KO, EN)).toEqual(KO.map((ko, at) => [ko, EN[at], "DONE"]));
  });

  test("a paragraph put in between moves none of the others", () => {
    const more = [...KO.slice(0, 1), "새로 넣은 문단으로 온라인 참가도 안내합니다.", ...KO.slice(1)];
    expect(linked(more, EN, known)).toEqual([
      [KO[0], EN[0], "DONE"],
      [more[1], null, "UNTRANSLATED"],
      ...KO.slice(1).map((ko, at) => [ko, EN[at + 1], "DONE"]),
    ]);
  });

  test("a paragraph that was moved takes its English along, and moves none of the others", () => {
    const moved = [KO[3] ?? "", ...KO.slice(0, 3)];
    expect(linked(moved, EN, known)).toEqual([
      [KO[3], EN[3], "DONE"],
      ...KO.slice(0, 3).map((ko, at) => [ko, EN[at], "DONE"]),
    ]);
    // A new one between them waits, and nothing of the English is in question.
    const more = [...moved.slice(0, 1), "새로 넣은 문단입니다.", ...moved.slice(1)];
    expect(linked(more, EN, known).map(([, en]) => en)).toEqual([EN[3], null, ...EN.slice(0, 3)]);
  });

  test("a heading that is put in above and was there below moves none of the others", () => {
    const [a, b, x] = KO;
    const [A, B, X] = EN;
    expect(linked([x, a, b, x].map(String), [A, B, X].map(String), known.slice(0, 3))).toEqual([
      [x, null, "UNTRANSLATED"],
      [a, A, "DONE"],
      [b, B, "DONE"],
      [x, X, "DONE"],
    ]);
  });

  test("what was seen beside each other belongs together, and says nothing of what was there before", () => {
    const seen = KO.map((ko, at) => ({ ko, en: EN[at] ?? "", isSeen: true as const }));
    const more = ["새로 넣은 문단으로 온라인 참가도 안내합니다.", ...KO];
    expect(linked(more, EN, seen)).toEqual([
      [more[0], null, "UNTRANSLATED"],
      ...KO.map((ko, at) => [ko, EN[at], "DONE"]),
    ]);
    expect(linked(KO.with(0, "정기 학술대회를 엽니다."), EN, seen)[0]?.[2]).toBe("DONE");
  });

  test("the words of a title are no anchor for a heading that says the same", () => {
    const ko = written("안내", heading("안내"), paragraph(KO[0] ?? ""));
    const en = written("", heading("Information"), paragraph(EN[0] ?? ""));
    const both = paragraphsOf({ ko, en }, [{ ko: "안내", en: "Information" }], new Set());
    expect(both.map((one) => [one.ko?.kind, one.en?.kind])).toEqual([
      ["title", undefined],
      ["/heading", "/heading"],
      ["/paragraph", "/paragraph"],
    ]);
  });

  test("what is translated from the top leaves the rest untranslated", () => {
    expect(linked(KO, EN.slice(0, 2)).map(([, , state]) => state)).toEqual([
      "DONE",
      "DONE",
      "UNTRANSLATED",
      "UNTRANSLATED",
    ]);
  });

  test("what is typed from the top belongs to the first paragraph from its first word on, whatever its length", () => {
    const ko = [
      "학회는 회원 여러분을 모시고 다음과 같이 가을 학술대회를 엽니다.",
      "일시: 미정",
      ...KO.slice(1),
    ];
    const [first = ""] = EN;
    const second = "Date: to be announced";
    const typedOf = (whole: string) => Array.from(whole, (_, at) => whole.slice(0, at + 1).trim());
    for (const typed of typedOf(first)) {
      expect(linked(ko, [typed]).find(([, en]) => en === typed)?.[0], typed).toBe(ko[0]);
    }
    for (const typed of typedOf(second)) {
      const both = linked(ko, [first, typed]).filter(([, en]) => en !== null);
      expect(
        both.map(([one]) => one),
        typed,
      ).toEqual(ko.slice(0, 2));
    }
    // A title that has no English yet makes no difference.
    const titled = paragraphsOf(
      { ko: written("제목", ...ko.map(paragraph)), en: written("", paragraph("We hold the")) },
      [],
      new Set(),
    );
    expect(titled.find(({ en }) => en !== null)?.ko?.text).toBe(ko[0]);
  });

  test("an empty line behind a paragraph waits for the next one", () => {
    const en = { title: "", content: { content: [paragraph("The venue."), { type: "paragraph" }] } };
    const ko = written("", ...KO.map(paragraph));
    const found = paragraphsOf({ ko, en }, [], new Set()).find(({ slot }) => slot !== null);
    expect(found?.ko?.text).toBe(KO[1]);
  });

  test("a short paragraph that was left out moves a long one nowhere", () => {
    const [long, short] = ["회원 여러분을 모시고 다음과 같이 가을 학술대회를 엽니다.", "일시: 미정"];
    const one = "We invite all members to the autumn conference, which takes place as follows.";
    const other = "We also invite all friends of the association and of translation to take part in it.";
    expect(linked([long, short, `${long} 또한`], [one, other]).map(([, en]) => en)).toEqual([
      one,
      null,
      other,
    ]);
  });

  test("lines of a list stay with those of a list", () => {
    const ko = written("제목", paragraph("머리말"), list("가", "나"));
    const en = written("Title", list("A", "B"));
    expect(paragraphsOf({ ko, en }, [], new Set()).map((one) => [one.ko?.text, one.en?.text])).toEqual([
      ["제목", "Title"],
      ["머리말", undefined],
      ["가", "A"],
      ["나", "B"],
    ]);
  });

  test("a number in both says which belong together", () => {
    expect(
      linked(
        ["첫 문단입니다.", "접수 기간은 2026년 3월 2일부터입니다."],
        ["Applications open on 2 March 2026."],
      ),
    ).toEqual([
      ["첫 문단입니다.", null, "UNTRANSLATED"],
      ["접수 기간은 2026년 3월 2일부터입니다.", "Applications open on 2 March 2026.", "DONE"],
    ]);
  });

  test("a text of two thousand paragraphs is paired in a moment", () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `문단 ${at}`);
    const start = performance.now();
    expect(
      linked(
        many,
        many.map((_, at) => `Paragraph ${at}`),
      ),
    ).toHaveLength(2_000);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("what waits", () => {
  const changed = KO.with(2, "참가비는 7만 원입니다.");

  test("a paragraph whose Korean is another than its English was made from", () => {
    expect(linked(changed, EN, known)[2]).toEqual([changed[2], EN[2], "CHANGED"]);
    const { was } = paragraphsOf(
      { ko: written("", paragraph(changed[2] ?? "")), en: written("", paragraph(EN[2] ?? "")) },
      known,
      new Set(),
    )[0] ?? { was: null };
    expect(was).toBe(KO[2]);
  });

  test("is done with a new English, or with the word that it is still right", () => {
    expect(linked(changed, EN.with(2, "The fee is KRW 70,000."), known)[2]?.[2]).toBe("DONE");
    const answer = stillRight(changed[2] ?? "", EN[2] ?? "");
    expect(linked(changed, EN, known, [answer])[2]?.[2]).toBe("DONE");
    // The answer was about these words.
    expect(linked(KO.with(2, "참가비는 9만 원입니다."), EN, known, [answer])[2]?.[2]).toBe("CHANGED");
  });

  test("English whose Korean was taken away, and Korean that was copied over", () => {
    expect(linked(KO.toSpliced(1, 1), EN, known)[1]).toEqual([null, EN[1], "GONE"]);
    expect(linked(KO, [EN[0] ?? "", KO[1] ?? "", ...EN.slice(2)])[1]?.[2]).toBe("UNTRANSLATED");
    const open = paragraphsOf({ ko: written("제목"), en: written("") }, [], new Set());
    expect(open.map(isOpen)).toEqual([true]);
  });

  test("English of its own waits for nothing", () => {
    expect(linked(KO, [...EN, "For visitors from abroad."], known).at(-1)).toEqual([
      null,
      "For visitors from abroad.",
      "ADDED",
    ]);
  });
});

test("an empty corner of a table is no heading of it, and the next heading moves into no other's place", () => {
  const cell = (type: string, words: string) => ({
    type,
    content: [words === "" ? { type: "paragraph" } : paragraph(words)],
  });
  const table = (...rows: object[][]) => ({
    type: "table",
    content: rows.map((content) => ({ type: "tableRow", content })),
  });
  const heads = (...words: string[]) =>
    words.map((one) => cell(one === "" ? "tableCell" : "tableHeader", one));
  const cells = (...words: string[]) => words.map((one) => cell("tableCell", one));
  const ko = written("", table(heads("구분", "응시료"), cells("번역", "80,000원")));
  const en = written("", table(heads("", "Fee"), cells("Translation", "KRW 80,000")));
  expect(
    paragraphsOf({ ko, en }, [], new Set()).map((one) => [one.ko?.text, one.en?.text ?? null, one.state]),
  ).toEqual([
    ["구분", null, "UNTRANSLATED"],
    ["응시료", "Fee", "DONE"],
    ["번역", "Translation", "DONE"],
    ["80,000원", "KRW 80,000", "DONE"],
  ]);
});
