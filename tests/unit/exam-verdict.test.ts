// The rule of the exam: examples from a marking scheme, and what holds of any marks.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Sheet } from "#schema/validation/programs/exam-points.ts";
import { examVerdict, type PassRule, type Sitting } from "#schema/validation/programs/exam-verdict.ts";

const RULE: PassRule = { passAverage: 6000, ratersPerScript: 2, ratersAgreeing: 0, thirdRaterAbove: 15 };
const criteria = [
  { id: 1, maxPoints: 60 },
  { id: 2, maxPoints: 40 },
];

/** A sheet with a total, of a paper of 60 and 40 points. */
const sheet = (total: number, more: Partial<Sheet> = {}): Sheet => ({
  points: new Map([
    [1, Math.min(total, 60)],
    [2, Math.max(total - 60, 0)],
  ]),
  isThird: false,
  isRemark: false,
  ...more,
});
const third = (total: number) => sheet(total, { isThird: true });
const remark = (total: number) => sheet(total, { isRemark: true });

const sitting = (
  papers: readonly (readonly Sheet[] | null)[],
  {
    sat = true,
    minimum = 40,
    absentAt = 0,
  }: { sat?: boolean; minimum?: number | null; absentAt?: number } = {},
): Sitting => ({
  sat,
  wasPresentAt: (paperId) => paperId !== absentAt,
  papers: papers.map((_, at) => ({ id: at + 1, criteria, minimum })),
  sheets: new Map(papers.flatMap((sheets, at) => (sheets === null ? [] : [[at + 1, sheets] as const]))),
});
const verdictOf = (papers: Parameters<typeof sitting>[0], rule: Partial<PassRule> = {}) =>
  examVerdict(sitting(papers), { ...RULE, ...rule });

describe("a verdict", () => {
  test.each([
    [
      "reaches the average exactly",
      [
        [60, 60],
        [59, 61],
      ],
      "PASSED",
      6000,
    ],
    [
      "misses it by half a point",
      [
        [60, 60],
        [59, 60],
      ],
      "FAILED",
      5975,
    ],
    [
      "misses the minimum of one paper",
      [
        [90, 90],
        [39, 39],
      ],
      "FAILED",
      6450,
    ],
    [
      "reaches the minimum",
      [
        [85, 85],
        [40, 40],
      ],
      "PASSED",
      6250,
    ],
  ])("%s", (_what, papers, verdict, average) => {
    const outcome = verdictOf(papers.map((totals) => totals.map((total) => sheet(total))));
    expect(outcome).toMatchObject({ verdict, average, missing: [] });
  });

  test("is not lost to rounding: thirds of a point over three papers are exactly 60 %", () => {
    const papers = [
      [59, 59, 60],
      [60, 60, 61],
      [60, 60, 61],
    ].map((totals) => totals.map((total) => sheet(total)));
    const outcome = verdictOf(papers, { ratersPerScript: 3 });
    expect(outcome).toMatchObject({ verdict: "PASSED", average: 6000 });
    expect(outcome.papers.map(({ points }) => points)).toEqual([5933, 6033, 6033]);
  });

  test("needs raters who agree, where the rule says so", () => {
    const papers = [[sheet(70), sheet(58)]];
    expect(verdictOf(papers).verdict).toBe("PASSED");
    expect(verdictOf(papers, { ratersAgreeing: 1 }).verdict).toBe("PASSED");
    expect(verdictOf(papers, { ratersAgreeing: 2 }).verdict).toBe("FAILED");
  });

  test("is void for who did not sit", () => {
    const outcome = examVerdict(sitting([null], { sat: false }), RULE);
    expect(outcome).toEqual({ papers: [], average: null, verdict: "VOID", missing: [] });
  });
});

describe("a third rater", () => {
  test.each([
    ["in between: with the nearer one", [40, 70], 50, 4500],
    ["just in the middle: with the higher one", [40, 60], 50, 5500],
    ["near one: the far one is left out", [40, 70], 72, 7100],
    ["far off: the two first ones", [40, 60], 95, 5000],
  ])("%s", (_what, [one = 0, other = 0], last, points) => {
    const outcome = verdictOf([[sheet(one), sheet(other), third(last)]]);
    expect(outcome.papers[0]?.points).toBe(points);
  });

  test("is asked for when two differ by more than the rule says, and not by as much", () => {
    expect(verdictOf([[sheet(60), sheet(75)]]).missing).toEqual([]);
    const missing = [{ kind: "THIRD_RATER", paperId: 1 }];
    expect(verdictOf([[sheet(60), sheet(76)]])).toMatchObject({ verdict: null, average: null, missing });
    expect(verdictOf([[sheet(60), sheet(76)]], { thirdRaterAbove: null }).missing).toEqual([]);
  });
});

test("a re-mark counts with the nearest score of before", () => {
  expect(verdictOf([[sheet(50), sheet(58), remark(66)]]).papers[0]?.points).toBe(6200);
  expect(verdictOf([[sheet(50), sheet(58), remark(40)]]).papers[0]?.points).toBe(4500);
});

test("nobody has a score for a paper without a record of being there", () => {
  const whole = [sheet(80), sheet(80)];
  const outcome = examVerdict(sitting([whole, whole], { absentAt: 2 }), RULE);
  expect(outcome).toMatchObject({ verdict: null, average: null });
  expect(outcome.missing).toEqual([{ kind: "ATTENDANCE", paperId: 2 }]);
});

test("what is missing is named, by paper, and nothing else is said", () => {
  const partly = { points: new Map([[1, 50]]), isThird: false, isRemark: false };
  const outcome = verdictOf([null, [sheet(50)], [sheet(50), partly], [sheet(50), sheet(50)]]);
  expect(outcome).toEqual({
    papers: [],
    average: null,
    verdict: null,
    missing: [
      { kind: "SCRIPT", paperId: 1 },
      { kind: "RATING", paperId: 2 },
      { kind: "MARK", paperId: 3 },
    ],
  });
  expect(verdictOf([]).missing).toEqual([{ kind: "PAPERS", paperId: null }]);
  const noRule = examVerdict(sitting([[sheet(1), sheet(1)]], { minimum: null }), {
    ...RULE,
    passAverage: null,
  });
  expect(noRule.missing).toEqual([{ kind: "RULE", paperId: null }]);
});

const totals = fc.integer({ min: 0, max: 100 });
const pairs = fc.array(fc.tuple(totals, totals), { minLength: 1, maxLength: 5 });
const sheetsOf = (given: readonly (readonly [number, number])[]) =>
  given.map((pair) => pair.map((total) => sheet(total)));

describe("whatever the marks are", () => {
  const rule = { thirdRaterAbove: null };

  test("more points never take a pass away, and the order of raters does not count", () => {
    fc.assert(
      fc.property(pairs, fc.nat(4), totals, (given, place, more) => {
        const before = verdictOf(sheetsOf(given), rule);
        const raised = given.map(([one, other], at): [number, number] =>
          at === place ? [Math.max(one, more), other] : [one, other],
        );
        const after = verdictOf(sheetsOf(raised), rule);
        expect(after.average ?? 0).toBeGreaterThanOrEqual(before.average ?? 0);
        if (before.verdict === "PASSED") expect(after.verdict).toBe("PASSED");
        const turned = given.map(([one, other]) => [other, one] as const);
        expect(verdictOf(sheetsOf(turned), rule)).toEqual(before);
      }),
    );
  });

  test("who passed has the average; who has it and failed misses a minimum; criteria add up to the paper", () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const { verdict, average, papers } = verdictOf(sheetsOf(given), rule);
        const isAbove = (average ?? 0) >= 6000;
        const isBelowMinimum = papers.some(({ points }) => points < 4000);
        expect(verdict).toBe(isAbove && !isBelowMinimum ? "PASSED" : "FAILED");
        for (const { points, criteria: parts } of papers) {
          expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
        }
      }),
    );
  });

  test("a third rater's score lies between the lowest and the highest sheet", () => {
    fc.assert(
      fc.property(totals, totals, totals, (one, other, last) => {
        const { papers } = verdictOf([[sheet(one), sheet(other), third(last)]]);
        const points = (papers[0]?.points ?? -1) / 100;
        expect(points).toBeGreaterThanOrEqual(Math.min(one, other, last));
        expect(points).toBeLessThanOrEqual(Math.max(one, other, last));
      }),
    );
  });
});
