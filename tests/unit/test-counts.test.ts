// What `npm test` says of its own suites: nothing that failed may be counted as passed, and each failure is named, as is each
// test that passed only when it was tried again.
import { expect, it } from "vitest";
import { countPlaywright, countVitest, filesWithoutTests } from "#tests/support/test-counts.ts";

it("names failed tests, files that failed outside their tests, and tests that passed the second time", () => {
  const json = JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: "/work/site/tests/unit/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "a holds", failureMessages: [] },
          {
            status: "failed",
            fullName: "b holds",
            failureMessages: ["\u001b[31mexpected 1\u001b[39m\n at x"],
          },
        ],
      },
      {
        name: "tests/unit/c.test.ts",
        status: "failed",
        message: "No such module\n at y",
        assertionResults: [],
      },
      {
        name: "tests/unit/d.test.ts",
        status: "passed",
        message: "",
        assertionResults: [{ status: "passed", fullName: "d holds", failureMessages: ["too late\n at z"] }],
      },
    ],
  });
  expect(countVitest(json)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      "tests/unit/a.test.ts > b holds: expected 1",
      "tests/unit/c.test.ts > outside its tests: No such module",
    ],
    flaky: ["tests/unit/d.test.ts > d holds: too late"],
  });
});

it("knows a file whose process died by its report without a test", () => {
  const report = (name: string, ...tests: object[]) => ({ name, status: "passed", assertionResults: tests });
  const holds = { status: "passed", fullName: "a holds", failureMessages: [] };
  const testResults = [report("a.test.ts", holds), report("b.test.ts")];
  const json = JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults });
  expect(filesWithoutTests(json)).toEqual(["b.test.ts"]);
});

it("names a journey that passed the second time, and counts an error outside the journeys as a failure", () => {
  const result = (message?: string) => (message === undefined ? {} : { error: { message } });
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    file: "reading.spec.ts",
    ok: status === "expected",
    tests: [{ projectName: "phone-en", status, results }],
  });
  const json = JSON.stringify({
    suites: [
      {
        specs: [spec("reads", "expected", result())],
        suites: [
          {
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
  expect(countPlaywright(json)).toEqual({
    passed: 2,
    failed: 2,
    failures: ["[phone-en] reading.spec.ts > ends: Not there"],
    flaky: ["[phone-en] reading.spec.ts > leads on: Timeout"],
  });
});
