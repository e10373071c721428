// What two versions of a page differ in, and how a reader is shown it.
import { describe, expect, test } from "vitest";
import { compareLines, type LineChange } from "#schema/core/versions/compare-lines.ts";
import type { Line } from "#schema/core/versions/lines.ts";
import { type Comparable, linesOf } from "#schema/site/pages/page-lines.ts";
import { usualPiece } from "#tests/support/loop-pieces.ts";
import { toArticles } from "#web/features/site/pages/public/changed-articles.ts";
import { byYear, isoMonthDay } from "#web/features/site/pages/public/history-years.ts";
import { readVersionAddress, versionPath } from "#web/features/site/pages/public/version-address.ts";
import { stateOf } from "#web/features/site/pages/public/version-state.ts";

/** Milliseconds that nobody else is answered in. */
const AT_MOST = 50;
const lines = (...texts: string[]): Line[] => texts.map((text) => ({ role: "PARAGRAPH", text }));
const shown = (changes: readonly LineChange[]) =>
  changes.map(({ kind, words }) => [
    kind,
    words
      .map(({ kind: word, text }) => ({ SAME: text, ADDED: `[+${text}]`, REMOVED: `[-${text}]` })[word])
      .join(""),
  ]);
const compare = async (before: readonly Line[], after: readonly Line[]) =>
  shown(await compareLines(before, after));

describe("comparing lines", () => {
  test("tells what stayed, came, went and changed", async () => {
    expect(await compare(lines("가", "나", "다"), lines("가", "다", "라"))).toEqual([
      ["SAME", "가"],
      ["REMOVED", "[-나]"],
      ["SAME", "다"],
      ["ADDED", "[+라]"],
    ]);
  });

  test("a changed line is told by words, in phrases, spaces and marks kept", async () => {
    expect(
      await compare(
        lines("Dues are paid every year, in March."),
        lines("Dues are sent every second year, in March."),
      ),
    ).toEqual([["CHANGED", "Dues are [-paid][+sent] every [+second ]year, in March."]]);
    expect(
      await compare(lines("the quick brown fox runs home"), lines("the slow red fox runs home")),
    ).toEqual([["CHANGED", "the [-quick brown][+slow red] fox runs home"]]);
    expect(await compare(lines("회비는 1만 원으로 한다."), lines("회비는 2만 원으로 한다."))).toEqual([
      ["CHANGED", "회비는 [-1만][+2만] 원으로 한다."],
    ]);
  });

  test("lines that have little in common are the old one and the new one, the old one first", async () => {
    expect(await compare(lines("아무 상관도 없는 문장"), lines("전혀 다른 이야기입니다"))).toEqual([
      ["REMOVED", "[-아무 상관도 없는 문장]"],
      ["ADDED", "[+전혀 다른 이야기입니다]"],
    ]);
  });

  test("a heading never becomes a paragraph", async () => {
    const heading: Line = { role: "HEADING", text: "같은 말" };
    const changes = await compare([heading], lines("같은 말"));
    expect(changes.map(([kind]) => kind)).toEqual(["REMOVED", "ADDED"]);
  });

  test("read without what was removed it is the new version, without what was added the old one", async () => {
    const texts = (seed: number) =>
      Array.from({ length: 40 }, (_, i) => `${(i * seed) % 7} 조항 ${(i * i * seed) % 11} 은 ${i % seed}`);
    for (const [a, b] of [
      [2, 3],
      [3, 5],
      [5, 2],
      [4, 4],
    ] as const) {
      const changes = await compareLines(lines(...texts(a)), lines(...texts(b)));
      const without = (gone: string) =>
        changes
          .map(({ words }) => words.filter(({ kind }) => kind !== gone).map(({ text }) => text))
          .filter((words) => words.length > 0)
          .map((words) => words.join(""));
      expect(without("REMOVED")).toEqual(texts(b));
      expect(without("ADDED")).toEqual(texts(a));
    }
  });

  test("two texts of 6,000 lines without a line in common end soon, as removed and added", async () => {
    const long = (name: string) => lines(...Array.from({ length: 6_000 }, (_, i) => `${name} ${i}`));
    const [before, after] = [long("old"), long("new")];
    let changes: readonly LineChange[] = [];
    const piece = await usualPiece(async () => (changes = await compareLines(before, after)));
    expect(piece).toBeLessThan(AT_MOST);
    expect(changes).toHaveLength(12_000);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(["REMOVED", "ADDED"]));
  });

  test("the longest text a page may have, changed in every paragraph, keeps nobody waiting", async () => {
    const text = (turn: number) =>
      lines(
        ...Array.from({ length: 50 }, (_, at) =>
          Array.from({ length: 1_000 }, (_word, n) =>
            n % 8 === 0 ? `${turn}판${at}말${n}` : `낱말${(n * 7 + at) % 997}`,
          ).join(" "),
        ),
      );
    const [before, after] = [text(1), text(2)];
    let changes: readonly LineChange[] = [];
    const piece = await usualPiece(async () => (changes = await compareLines(before, after)));
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(["CHANGED"]));
    expect(piece).toBeLessThan(AT_MOST);
  });
});

test("a version is lines of text: title, blocks, rows, entries, people", () => {
  const text = (words: string) => ({ type: "text", text: words });
  const paragraph = (words: string) => ({ type: "paragraph", content: [text(words)] });
  const cell = (words: string) => ({ type: "tableCell", content: [paragraph(words)] });
  const version = {
    titleKo: "제목",
    titleEn: "Title",
    contentKo: {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 2 }, content: [text("머리")] },
        {
          type: "bulletList",
          content: [{ type: "listItem", content: [paragraph("하나"), paragraph("둘")] }],
        },
        { type: "blockquote", content: [paragraph("말")] },
        { type: "table", content: [{ type: "tableRow", content: [cell("가"), cell("나")] }] },
        { type: "horizontalRule" },
      ],
    },
    contentEn: null,
    entries: [
      {
        year: 2020,
        month: 3,
        day: null,
        titleKo: "시작",
        titleEn: "Start",
        bodyKo: "첫 줄\n\n둘째",
        bodyEn: null,
      },
    ],
    people: [
      {
        nameKo: "한가람",
        nameEn: null,
        roleKo: "회장",
        roleEn: "President",
        affiliationKo: null,
        affiliationEn: null,
        termFrom: 2025,
        termTo: null,
      },
    ],
  };
  const complete: Comparable = {
    ...version,
    entries: version.entries.map((entry) => ({
      ...entry,
      id: 1,
      versionId: 1,
      position: 0,
      rowKey: "a",
      searchKey: null,
    })),
    people: version.people.map((person) => ({
      ...person,
      id: 1,
      versionId: 1,
      position: 0,
      rowKey: "a",
      portraitId: null,
      searchKey: null,
    })),
  };
  const described = (language: "KO" | "EN") =>
    linesOf(complete, language).map(({ role, text: words }) => [role, words]);
  expect(described("KO")).toEqual([
    ["TITLE", "제목"],
    ["HEADING", "머리"],
    ["LIST_ITEM", "하나"],
    ["LIST_ITEM", "둘"],
    ["QUOTE", "말"],
    ["ROW", "가 | 나"],
    ["HEADING", "2020. 3 시작"],
    ["PARAGRAPH", "첫 줄"],
    ["PARAGRAPH", "둘째"],
    ["ROW", "회장 · 한가람 · 2025–"],
  ]);
  expect(described("EN").filter(([role]) => role === "TITLE" || role === "HEADING")).toEqual([
    ["TITLE", "Title"],
    ["HEADING", "머리"],
    ["HEADING", "2020. 3 Start"],
  ]);
});

test("articles in which nothing changed are only named, neighbours together", () => {
  const line = (kind: "SAME" | "ADDED", role: "HEADING" | "PARAGRAPH", text: string) => ({
    kind,
    role,
    words: [{ kind, text }],
  });
  const articles = toArticles([
    line("SAME", "HEADING", "제1조"),
    line("SAME", "PARAGRAPH", "그대로"),
    line("SAME", "HEADING", "제2조"),
    line("SAME", "HEADING", "제3조"),
    line("ADDED", "PARAGRAPH", "새로"),
  ]);
  expect(
    articles.map((article) => (article.kind === "same" ? article.headings : article.lines.length)),
  ).toEqual([["제1조", "제2조"], 2]);
});

test("history is grouped by year as it is, and dates are as exact as they are known", () => {
  const years = byYear([{ year: 2020 }, { year: 2020 }, { year: 2019 }, { year: null }, { year: 2020 }]);
  expect(years.map(({ year, entries }) => [year, entries.length])).toEqual([
    [2020, 2],
    [2019, 1],
    [null, 1],
    [2020, 1],
  ]);
  expect([isoMonthDay(2020, null, null), isoMonthDay(2020, 3, null), isoMonthDay(2020, 3, 2)]).toEqual([
    null,
    "2020-03",
    "2020-03-02",
  ]);
});

describe("the address of a version", () => {
  test("is read and written alike, and a version that is no number is not found", () => {
    const read = (query: string) => readVersionAddress(new URLSearchParams(query));
    expect(read("")).toEqual({ number: null, changes: false });
    expect(read("version=2&view=changes")).toEqual({ number: 2, changes: true });
    expect(read("view=other")).toEqual({ number: null, changes: false });
    expect(versionPath("BYLAWS", { number: null, changes: false })).toBe("/bylaws");
    expect(versionPath("TERMS", { number: 2, changes: true })).toBe("/terms?version=2&view=changes");
    for (const bad of ["0", "-1", "1.5", "x", "01", "９"]) expect(() => read(`version=${bad}`)).toThrow();
  });

  test("a version is coming, in force or past by its place in the list", () => {
    const versions = [4, 3, 5, 1].map((number) => ({ number }));
    expect(versions.map(({ number }) => stateOf(number, 3, versions))).toEqual([
      "coming",
      "inForce",
      "past",
      "past",
    ]);
    expect(stateOf(1, null, [{ number: 1 }])).toBe("coming");
  });
});
