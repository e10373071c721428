// How many tests a run had, which of them failed and which passed only when tried again, from the JSON reports of the runners.
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure that has a name: where it stands, and the first line of what was said. */
  readonly failures?: readonly string[];
  /** A line for each test that failed and then passed: counted as passed, and to be mended. */
  readonly flaky?: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** A file that failed outside its tests (an import that throws, a hook that fails) counts as one failure. */
export function countVitest(json: string): Count {
  const report = vitestReport.parse(JSON.parse(json));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length > 0) {
      return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]));
    }
    return status === "failed" ? [line(name, "outside its tests", message)] : [];
  });
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && (failureMessages?.length ?? 0) > 0)
      .map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0])),
  );
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, failures, flaky };
}

/** Files that no failure is known of and no test: vitest says so of a file whose process died under it. */
export function filesWithoutTests(json: string): string[] {
  return vitestReport
    .parse(JSON.parse(json))
    .testResults.filter(
      ({ status, assertionResults }) => status === "passed" && assertionResults.length === 0,
    )
    .map(({ name }) => name);
}

const journey = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(journey).default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
type Suite = z.infer<typeof suite>;

const playwrightReport = z.object({
  suites: z.array(suite).default([]),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** An error outside the tests (a site that did not start) counts as one failure. */
export function countPlaywright(json: string): Count {
  const { suites, stats, errors } = playwrightReport.parse(JSON.parse(json));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: suites.flatMap((one) => journeysThatWere("unexpected", one)),
    flaky: suites.flatMap((one) => journeysThatWere("flaky", one)),
  };
}

function journeysThatWere(outcome: "unexpected" | "flaky", { specs, suites }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => {
        const said = results.find(({ error }) => error)?.error?.message;
        return line(`[${projectName}] ${file}`, title, said);
      }),
  );
  return [...own, ...suites.flatMap((one) => journeysThatWere(outcome, one))];
}

function line(file: string, test: string, said = ""): string {
  const from = file.lastIndexOf("tests/");
  const [first = ""] = stripVTControlCharacters(said).trim().split("\n");
  return `${from > 0 && !file.startsWith("[") ? file.slice(from) : file} > ${test}: ${first.slice(0, 200)}`;
}
