// What `npm test` says of its own suites: nothing that failed may be counted as passed, and each failure is named, as is each
// test that passed only when it was tried again.
import { expect, it } from "vitest";
import { countPlaywright, countVitest, lostFiles, slowest, sum } from "#tests/support/test-counts.ts";

const test = (name: string, state: string, ...errors: readonly string[]) => ({ name, state, errors });
const file = (name: string, ...tests: readonly object[]) => ({
  project: "unit",
  file: name,
  errors: [],
  failed: false,
  seconds: 1,
  tests,
});

it("names failed tests, files that failed outside their tests, and tests that passed the second time", () => {
  const json = JSON.stringify([
    {
      ...file(
        "tests/unit/a.test.ts",
        test("a holds", "passed"),
        test("b holds", "failed", "\u001b[31mexpected 1\u001b[39m\n at x"),
      ),
      failed: true,
    },
    { ...file("tests/unit/c.test.ts"), failed: true, errors: ["No such module\n at y"] },
    { ...file("tests/unit/d.test.ts", test("e holds", "skipped")), failed: true, errors: ["No hook"] },
    file("tests/unit/f.test.ts", test("f holds", "passed", "too late\n at z"), test("g holds", "passed")),
  ]);
  expect(lostFiles(json)).toEqual(new Map());
  expect(countVitest(json)).toMatchObject({
    passed: 3,
    failed: 3,
    failures: [
      "[unit] tests/unit/a.test.ts > b holds: expected 1",
      "[unit] tests/unit/c.test.ts > outside its tests: No such module",
      "[unit] tests/unit/d.test.ts > outside its tests: No hook",
    ],
    flaky: ["[unit] tests/unit/f.test.ts > f holds: too late"],
  });
});

it("counts nothing of a file whose process died, before its first test or in one, so that it is run again", () => {
  const json = JSON.stringify([
    file("a.test.ts", test("a holds", "passed")),
    file("b.test.ts"),
    { ...file("b.test.ts"), project: "postgres" },
    file("c.test.ts", test("c holds", "passed", "first"), test("d", "pending"), test("e", "pending")),
  ]);
  expect(lostFiles(json)).toEqual(
    new Map([
      ["unit", ["b.test.ts", "c.test.ts"]],
      ["postgres", ["b.test.ts"]],
    ]),
  );
  expect(countVitest(json)).toMatchObject({ passed: 1, failed: 0, failures: [], flaky: [] });
});

it("never takes a failure for a file to be run again", () => {
  const failing = file("a.test.ts", test("a holds", "failed", "no"), test("b holds", "pending"));
  const json = JSON.stringify([{ ...failing, failed: true }]);
  expect(lostFiles(json)).toEqual(new Map());
  expect(countVitest(json)).toMatchObject({ passed: 0, failed: 1 });
});

it("names the files that took longest, of all suites together", () => {
  const journeys = { title: "b.spec.ts", specs: [], suites: [] };
  const stats = { expected: 1, unexpected: 0, flaky: 0 };
  const run = (seconds: number) => ({ status: "expected", results: [{ duration: seconds * 1_000 }] });
  const spec = (...tests: readonly object[]) => ({ title: "b", file: "b.spec.ts", ok: true, tests });
  const both = [
    { projectName: "desktop-ko", ...run(20) },
    { projectName: "phone-en", ...run(10) },
  ];
  const grouped = { ...journeys, title: "a group", specs: [spec({ projectName: "desktop-ko", ...run(12) })] };
  const suites = [{ ...journeys, specs: [spec(...both)], suites: [grouped] }];
  const count = sum(
    { passed: 1, failed: 0 },
    countVitest(JSON.stringify([file("a.test.ts", test("a", "passed")), file("c.test.ts")])),
    countPlaywright(JSON.stringify({ suites, stats, errors: [] })),
  );
  expect(count).toMatchObject({ passed: 3, failed: 0 });
  expect(slowest(count.times ?? [], 2)).toEqual([
    "   42 s  [journeys] b.spec.ts",
    "    1 s  [unit] a.test.ts",
  ]);
});

it("names a journey that passed the second time, and counts an error outside the journeys as a failure", () => {
  const result = (message?: string) => ({
    duration: 1_000,
    ...(message === undefined ? {} : { error: { message } }),
  });
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    file: "reading.spec.ts",
    ok: status === "expected",
    tests: [{ projectName: "phone-en", status, results }],
  });
  const json = JSON.stringify({
    suites: [
      {
        title: "reading.spec.ts",
        specs: [spec("reads", "expected", result())],
        suites: [
          {
            title: "a notice",
            specs: [
              spec("leads on", "flaky", result("Timeout\nmore"), result()),
              spec("ends", "unexpected", result("Not there"), result("Not there")),
            ],
          },
        ],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: "no site" }],
  });
  expect(countPlaywright(json)).toMatchObject({
    passed: 2,
    failed: 2,
    failures: ["[phone-en] reading.spec.ts > ends: Not there"],
    flaky: ["[phone-en] reading.spec.ts > leads on: Timeout"],
  });
});
