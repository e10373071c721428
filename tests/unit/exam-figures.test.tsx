// @vitest-environment jsdom
// The statistics of a session as its office reads them: each figure of the tables and each bar of the charts is that of the data.
import { expect, test } from "vitest";
import { agreementOf } from "#schema/validation/programs/exam-figures.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { Agreement } from "#web/features/programs/exams/office/Agreement.tsx";
import { Distribution } from "#web/features/programs/exams/office/Distribution.tsx";
import { ExamYears } from "#web/features/programs/exams/office/ExamYears.tsx";
import type { ExamResults } from "#web/features/programs/exams/office/exam-results.ts";
import { GroupTable } from "#web/features/programs/exams/office/GroupTable.tsx";
import { ResultList } from "#web/features/programs/exams/office/ResultList.tsx";

/** By the least average of their five points. */
const COUNTS: Readonly<Record<number, number>> = { 55: 12, 80: 30 };
const RESULTS: ExamResults = {
  programId: 5,
  lockedAt: null,
  lockedBy: null,
  confirmedBy: null,
  releaseAt: null,
  areReleased: false,
  endsAt: "2026-04-18T08:00:00Z",
  isHeld: true,
  refusal: null,
  isBlind: false,
  hasPapers: true,
  passAverage: 6_000,
  passed: 30,
  failed: 12,
  absent: 6,
  open: 0,
  distribution: Array.from({ length: 20 }, (_, at) => ({ from: 5 * at, count: COUNTS[5 * at] ?? 0 })),
  borderline: [],
  missing: [],
  objections: [],
  sittings: {
    totalCount: 120,
    papers: [{ id: 3, nameKo: "번역 실무", nameEn: null }],
    items: [
      {
        id: 9,
        name: "한나래",
        examNumber: "T-0001",
        part: "TRANSLATION",
        pair: "KO_EN",
        average: 8_650,
        verdict: "PASSED",
        missing: [],
        awaitedRaters: [],
        scores: [{ paperId: 3, points: 8_650, maxPoints: 100 }],
      },
    ],
  },
  groups: [
    {
      part: "TRANSLATION",
      pair: "KO_EN",
      siteKo: "서울",
      siteEn: "Seoul",
      applied: 1_024,
      sat: 1_000,
      passed: 250,
    },
    {
      part: "INTERPRETATION",
      pair: "KO_EN",
      siteKo: "부산",
      siteEn: null,
      applied: 3,
      sat: 0,
      passed: 0,
    },
  ],
  years: [
    { year: 2025, applied: 40, sat: 35, passed: 20 },
    { year: 2026, applied: 48, sat: 42, passed: 30 },
  ],
  agreement: { pairs: 42, meanDifference: 350, correlation: 912 },
};
const root = appRoot();
const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** The table, row by row, its head first. */
const tableRows = () =>
  [...document.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent),
  );
/** What is said of each bar when the pointer rests on it. */
const bars = () => textOf("svg title");

test("the table says of each part, pair and site who applied, sat and passed, and the share", async () => {
  await root.show(<GroupTable results={RESULTS} />);
  expect(tableRows()).toEqual([
    ["부문과 언어", "시험장", "신청", "응시", "합격", "합격률"],
    [expect.stringContaining("번역"), "서울", "1,024", "1,000", "250", "25%"],
    [expect.stringContaining("통역"), "부산", "3", "0", "0", "–"],
  ]);
});

test("the chart of years has a bar a year, and its table the same figures, the newest first", async () => {
  await root.show(<ExamYears years={RESULTS.years} />);
  expect(tableRows()).toEqual([
    ["연도", "합격", "불합격", "미응시·무효"],
    ["2026", "30", "12", "6"],
    ["2025", "20", "15", "5"],
  ]);
  expect(bars()).toEqual([
    "2025\n합격 20\n불합격 15\n미응시·무효 5",
    "2026\n합격 30\n불합격 12\n미응시·무효 6",
  ]);
  expect(document.body.textContent).toContain("신청 88명, 응시 77명, 합격 50명");
  // What the colours mean, and under the bars their years.
  expect(textOf("li")).toEqual(expect.arrayContaining(["합격", "불합격", "미응시·무효"]));
  expect(textOf("svg text")).toEqual(expect.arrayContaining(["2025", "2026"]));
});

test("the distribution says how many averages are in each five points, and where the line is", async () => {
  await root.show(<Distribution results={RESULTS} />);
  const rows = tableRows();
  expect(rows).toHaveLength(21);
  expect(rows).toContainEqual(["55–60", "12"]);
  expect(rows).toContainEqual(["80–85", "30"]);
  expect(rows).toContainEqual(["60–65", "0"]);
  expect(bars()).toContain("55–60점: 12명");
  expect(bars()).toContain("80–85점: 30명");
  expect(document.body.textContent).toContain("응시자 42명의 평균 점수입니다. 합격 기준은 60점입니다.");
  // Bars from the line on have another colour.
  const fillOf = (words: string) =>
    [...document.querySelectorAll("svg g")]
      .find((bar) => bar.querySelector("title")?.textContent === words)
      ?.querySelector("rect[fill]")
      ?.getAttribute("fill");
  expect(fillOf("55–60점: 12명")).not.toBe(fillOf("80–85점: 30명"));
});

test("the agreement of raters is said in points", async () => {
  await root.show(<Agreement agreement={RESULTS.agreement} />);
  expect(document.body.textContent).toContain("답안 42개");
  expect(document.body.textContent).toContain("평균 3.5점");
  expect(document.body.textContent).toContain("0.912");
});

test("of few scripts no correlation is computed, and the page says from how many on", async () => {
  const PAIRS = [
    [88, 85],
    [89, 38],
  ] as const;
  const few = agreementOf(PAIRS);
  expect(few).toEqual({ pairs: 2, meanDifference: 2_700, correlation: null });
  await root.show(<Agreement agreement={few} />);
  expect(document.body.textContent).toContain("평균 27점입니다. 상관계수는 답안이 10개 이상일 때");
  // Alike ten times: each pair counts both ways, so a difference between the raters counts against it.
  const ten = Array.from({ length: 10 }, (_, at) => [50 + at, 50 + at] as const);
  expect(agreementOf(ten)).toEqual({ pairs: 10, meanDifference: 0, correlation: 1_000 });
});

test("everybody is listed with number, name, scores and verdict, page by page", async () => {
  await root.show(<ResultList results={RESULTS} page={1} disabled={false} />);
  expect(tableRows()).toEqual([
    ["응시자", "부문과 언어", "과목별 점수", "평균", "결과"],
    ["T-0001 한나래", expect.stringContaining("번역"), "번역 실무 86.5점(100점 만점)", "86.5", "합격"],
  ]);
  const pages = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(pages).toContainEqual(expect.stringContaining("/5/results?page=6"));
  // Nothing for somebody who rates the session.
  await root.show(<ResultList results={{ ...RESULTS, sittings: null }} page={1} disabled={false} />);
  expect(document.body.textContent).not.toContain("한나래");
});
