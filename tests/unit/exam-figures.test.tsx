// @vitest-environment jsdom
// The statistics of a session as its office reads them: each figure of the tables and each bar of the charts is that of the data.
import { expect, test } from "vitest";
import {
  agreementOf,
  distributionOf,
  isBorderline,
  nearMinimum,
} from "#schema/validation/programs/exam-figures.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { Agreement } from "#web/features/programs/exams/office/Agreement.tsx";
import { Distribution } from "#web/features/programs/exams/office/Distribution.tsx";
import { ExamYears } from "#web/features/programs/exams/office/ExamYears.tsx";
import type { ExamResults } from "#web/features/programs/exams/office/exam-results.ts";
import { GroupCharts } from "#web/features/programs/exams/office/GroupCharts.tsx";
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
  distribution: Array.from({ length: 20 }, (_, at) => ({
    from: 5 * at,
    count: COUNTS[5 * at] ?? 0,
    reached: at < 12 ? 0 : (COUNTS[5 * at] ?? 0),
  })),
  borderlineCount: 0,
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
  expect(rows[0]).toEqual(["점수", "응시자", "합격 기준 이상"]);
  expect(rows).toContainEqual(["55–60", "12", "0"]);
  expect(rows).toContainEqual(["80–85", "30", "30"]);
  expect(rows).toContainEqual(["60–65", "0", "0"]);
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

test("a line within five points divides their bar; without a line nobody is above it", async () => {
  const averages = [6_199, 6_200, 6_450, 10_000, 0];
  const distribution = [...distributionOf(averages, 6_200)];
  await root.show(<Distribution results={{ ...RESULTS, passAverage: 6_200, distribution }} />);
  expect(bars()).toContain("60–65점: 3명(합격 기준 이상 2명)");
  expect(bars()).toContain("95–100점: 1명");
  expect(tableRows()).toContainEqual(["60–65", "3", "2"]);
  const split = [...document.querySelectorAll("svg g")].find((bar) =>
    bar.querySelector("title")?.textContent?.startsWith("60–65"),
  );
  const [below, reached, ...more] = [...(split?.querySelectorAll("rect[fill]") ?? [])];
  expect(more).toEqual([]);
  expect(below?.getAttribute("fill")).not.toBe(reached?.getAttribute("fill"));
  const lineless = [...distributionOf(averages, null)];
  expect(lineless.every((bar) => bar.reached === 0)).toBe(true);
  await root.show(<Distribution results={{ ...RESULTS, passAverage: null, distribution: lineless }} />);
  expect(tableRows()).toContainEqual(["60–65", "3"]);
});

test("two per cent of the average or of a paper's minimum decide, unless something else fails by more", () => {
  const papers = [
    { id: 1, minimum: 40 },
    { id: 2, minimum: null },
  ];
  const scored = (average: number, points: number) => ({
    average,
    papers: [
      { paperId: 1, points, maxPoints: 50, criteria: [] },
      { paperId: 2, points: 0, maxPoints: 50, criteria: [] },
    ],
  });
  // Of 50 points, one is two per cent.
  for (const [average, points, isNear] of [
    [5_800, 5_000, true],
    [6_200, 5_000, true],
    [6_201, 5_000, false],
    [5_799, 5_000, false],
    [7_000, 4_100, true],
    [7_000, 3_900, true],
    [7_000, 4_101, false],
    [7_000, 3_899, false],
    [6_000, 3_899, false],
    [4_000, 4_000, false],
  ] as const) {
    expect([average, points, isBorderline(scored(average, points), papers, 6_000)]).toEqual([
      average,
      points,
      isNear,
    ]);
  }
  expect(isBorderline(scored(1_000, 4_000), papers, null)).toBe(true);
  expect(isBorderline({ average: null, papers: [] }, papers, 6_000)).toBe(false);
  expect(nearMinimum(scored(7_000, 4_100), papers)).toEqual([1]);
  expect(nearMinimum(scored(7_000, 4_101), papers)).toEqual([]);
});

test("parts and sites have a chart each, of which the session has several; who has no result yet is a part of it", async () => {
  const [first, second] = RESULTS.groups;
  if (!first || !second) throw new Error("There are two groups");
  await root.show(<GroupCharts groups={[first, { ...second, sat: 2, passed: null }]} />);
  expect(textOf("h2")).toEqual(["부문별 결과", "시험장별 결과"]);
  expect(bars()).toEqual([
    "번역\n합격 250\n불합격 750\n결과 전 0\n미응시·무효 24",
    "통역\n합격 0\n불합격 0\n결과 전 2\n미응시·무효 1",
    "서울\n합격 250\n불합격 750\n결과 전 0\n미응시·무효 24",
    "부산\n합격 0\n불합격 0\n결과 전 2\n미응시·무효 1",
  ]);
  const [head, ...rows] = tableRows();
  expect(head).toEqual(["부문", "합격", "불합격", "결과 전", "미응시·무효"]);
  expect(rows[0]).toEqual(["번역", "250", "750", "0", "24"]);
  expect(document.body.textContent).toContain("번역 25%");
  expect(document.body.textContent).toContain("통역 –");
  await root.show(<GroupCharts groups={[first, { ...first, pair: "KO_ZH" }]} />);
  expect(textOf("h2")).toEqual(["언어별 결과"]);
  expect(textOf("svg text")).toEqual(expect.arrayContaining(["영어", "중국어"]));
});

test("the years can be had as a file", async () => {
  await root.show(<ExamYears years={RESULTS.years} />);
  expect(textOf("button")).toContain("연도별 통계: 파일로 내려받기");
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
