// Folding, terms, marks and snippets of the search.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentText } from "#schema/core/shared/document-text.ts";
import { fold, WHITE_SPACE } from "#schema/core/text-search/fold.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import { findMarks, highlight, makeSnippet } from "#schema/overview/search/highlight.ts";

const korean = fc.string({ unit: fc.constantFrom(..."번역통학회대한 \t\u3000aAÉé\u0301K🙂"), maxLength: 60 });
const anything = fc.oneof(korean, fc.string({ unit: "binary", maxLength: 60 }));
const composed = anything.map((text) => text.normalize("NFC"));

describe("fold", () => {
  test("leaves case, white space and composition out", () => {
    expect(fold("번역 학회\u3000KITEC".normalize("NFC")).text).toBe("번역학회kitec");
  });

  test("knows where each character stood", () => {
    fc.assert(
      fc.property(composed, (text) => {
        const folded = fold(text);
        expect(folded.starts).toHaveLength(folded.text.length);
        for (const [at, start] of folded.starts.entries()) {
          const original = text.slice(start, folded.ends[at]);
          expect(original.toLowerCase()).toContain(folded.text[at]);
          expect(WHITE_SPACE).not.toContain(original);
        }
      }),
    );
  });
});

test("what holds a term only across two words is marked where nothing better is, and shown after what does", () => {
  const parts = (text: string) => findMarks(text, ["서시"]).map(({ start, end }) => text.slice(start, end));
  expect(parts("여기에서 시작하는 서시, 그리고 서 시")).toEqual(["서시", "서 시"]);
  expect(parts("여기에서 시작")).toEqual(["서 시"]);
  const said = (text: string) => ({ text, language: "KO" }) as const;
  expect(makeSnippet([said("여기에서 시작"), said("윤동주의 서시")], ["서시"])?.text).toBe("윤동주의 서시");
});

describe("terms", () => {
  test.each([
    ["번역", ["번역"]],
    ["번역".normalize("NFD"), ["번역"]],
    ["역", ["역"]],
    ["譯", ["譯"]],
    ["번 역", ["번역"]],
    ["번역 및 통역", ["번역및통역"]],
    ["번역 학회 번역", ["번역", "학회"]],
    ["  KITEC\u00a0Exam ", ["kitec", "exam"]],
    ["a b", ["ab"]],
    ["a", []],
    ["%", []],
    ["", []],
    [" \u3000\n", []],
    ["번\u0000역", ["번역"]],
    ["\ud83d", []],
    ["가".repeat(101), ["가".repeat(100)]],
    ["ㅂ", []],
    ["ㅂㅇㅎ", ["ㅂㅇㅎ"]],
    ["ㅂ ㅇ ㅎ", ["ㅂㅇㅎ"]],
    ["ㄱㅄ", ["ㄱㅂㅅ"]],
    ["번ㅄ", ["번ㅄ"]],
  ])("%j", (typed, terms) => expect(toTextSearch(typed).terms).toEqual(terms));

  test("are bounded, folded, and hold nothing that a database refuses", () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const { terms } = toTextSearch(typed);
        expect(terms.length).toBeLessThanOrEqual(8);
        expect(new Set(terms).size).toBe(terms.length);
        for (const term of terms) {
          expect(term).not.toBe("");
          expect(term).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }),
    );
  });
});

describe("marks", () => {
  test.each([
    ["국제 번역 학술대회", ["번역학"], ["번역 학"]],
    ["Translation and translators", ["transl"], ["Transl", "transl"]],
    ["번역번역", ["번역"], ["번역번역"]],
    ["통번역", ["통번", "번역"], ["통번역"]],
    ["Café", ["café"], ["Café"]],
    ["아무것도", ["없다"], []],
  ])("%s: %j", (text, terms, parts) => {
    expect(findMarks(text, terms).map(({ start, end }) => text.slice(start, end))).toEqual(parts);
  });

  test("stand in order, apart, and hold a term each", () => {
    fc.assert(
      fc.property(composed, fc.array(composed, { maxLength: 3 }), (text, words) => {
        const terms = words.map((word) => fold(word).text);
        let last = -1;
        for (const { start, end } of findMarks(text, terms)) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(terms.some((term) => term !== "" && fold(text.slice(start, end)).text.includes(term))).toBe(
            true,
          );
          last = end;
        }
        const { text: folded } = fold(text);
        const isThere = terms.some((term) => term !== "" && folded.includes(term));
        expect(findMarks(text, terms).length > 0).toBe(isThere);
      }),
    );
  });

  test.each([
    ["국제 번역 학회", "ㅂㅇㅎ", ["번역 학"]],
    ["국제 번역 학회", "ㄱㅈ", ["국제"]],
    ["김서연", "ㄱㅅㅇ", ["김서연"]],
    ["쌀ㅋㅋ 꽃", "ㅆㅋㅋㄲ", ["쌀ㅋㅋ 꽃"]],
    ["번역", "ㅇㅂ", []],
  ])("of the initials of a name or title: %s, %s", (text, term, parts) => {
    const of = (isNamed: boolean) =>
      findMarks(text, [term], isNamed).map(({ start, end }) => text.slice(start, end));
    expect(of(true)).toEqual(parts);
    expect(of(false)).toEqual([]);
  });

  test("a title is shown whole and composed", () => {
    const { text, marks } = highlight({ text: "번역 안내".normalize("NFD"), language: "KO" }, ["안내"]);
    expect(text).toBe("번역 안내");
    expect(marks).toEqual([{ start: 3, end: 5 }]);
  });
});

describe("snippets", () => {
  const filler = "이번 학술대회의 발표 논문 접수와 참가 신청에 관한 자세한 내용은 첨부를 봅니다. ".repeat(8);

  test("stand around the first mark, between words", () => {
    const snippet = makeSnippet([{ text: `${filler}법정 통역 사례. ${filler}`, language: "KO" }], ["통역"]);
    expect(snippet?.text).toMatch(/^….+법정 통역 사례\. .+…$/);
    expect(snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(["통역"]);
  });

  test("are cut out of a long text however far down, and however it is spaced", () => {
    const long = filler.repeat(2_000);
    const snippet = makeSnippet(
      [{ text: `${long}법정\n통  역 사례. ${long}`, language: "KO" }],
      ["법정통역"],
    );
    expect(snippet?.text.length).toBeLessThan(200);
    expect(snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(["법정 통 역"]);
    expect(makeSnippet([{ text: `${long}a+b(c)`, language: "KO" }], ["a+b(c)"])?.marks).toHaveLength(1);
  });

  test("come from the first passage that holds a term, else from the beginning of the first", () => {
    const own = { text: "Nothing here", language: "EN" } as const;
    const other = { text: "여기 번역이 있다", language: "KO" } as const;
    expect(makeSnippet([own, other], ["번역"])).toMatchObject({ text: other.text, language: "KO" });
    expect(makeSnippet([{ text: " ", language: "EN" }, own, other], ["없음"])).toEqual({ ...own, marks: [] });
    expect(makeSnippet([{ text: "", language: "EN" }], ["번역"])).toBeNull();
  });

  test("are short, whole characters, with their marks within", () => {
    const long = fc.array(composed, { maxLength: 30 }).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(long, fc.constantFrom("번역", "통", "é", "k🙂"), (text, term) => {
        const snippet = makeSnippet([{ text, language: "KO" }], [term]);
        if (snippet === null) return;
        expect(snippet.text.length).toBeLessThan(400);
        expect(snippet.text.isWellFormed()).toBe(
          text.replace(/\s+/g, " ").isWellFormed() || snippet.text.isWellFormed(),
        );
        for (const { start, end } of snippet.marks) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(snippet.text.length);
        }
        if (fold(text.normalize("NFC")).text.includes(term)) expect(snippet.marks.length).toBeGreaterThan(0);
      }),
    );
  });
});

test("a document's text: blocks apart, marks of a word together, captions too", () => {
  const text = (words: string) => ({ type: "text" as const, text: words });
  expect(
    documentText({
      type: "doc",
      content: [
        { type: "paragraph", content: [{ ...text("통"), marks: [{ type: "bold" }] }, text("역")] },
        {
          type: "figure",
          attrs: { fileKey: "k", fileName: "f", alt: "보이지 않는 말", width: 1, height: 1, caption: "그림" },
        },
        { type: "paragraph", content: [text("끝")] },
      ],
    }).replace(/\s+/g, " "),
  ).toBe("통역 그림 끝");
});
