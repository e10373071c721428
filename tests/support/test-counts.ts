// How many tests a run had, which of them failed and which passed only when tried again, from the JSON reports of the runners.
import { stripVTControlCharacters } from "node:util";
import { z } from "#schema/validation/zod.ts";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure that has a name: where it is, and the first line of what was said. */
  readonly failures?: readonly string[];
  /** A line for each test that failed and then passed: counted as passed, and to be mended. */
  readonly flaky?: readonly string[];
  /** How long each file of tests took. */
  readonly times?: readonly FileTime[];
}

interface FileTime {
  readonly name: string;
  readonly seconds: number;
}

export function sum(...counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
    times: counts.flatMap(({ times = [] }) => times),
  };
}

/** Lines that name the files that took longest. */
export function slowest(times: readonly FileTime[], most: number): string[] {
  const sorted = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
  return sorted.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`);
}

/** One file of one project of vitest.config.ts, as vitest-report.ts writes it. */
const fileReport = z.object({
  project: z.string(),
  file: z.string(),
  /** What went wrong outside its tests: an import, a hook. */
  errors: z.array(z.string()),
  failed: z.boolean(),
  seconds: z.number(),
  tests: z.array(
    z.object({
      name: z.string(),
      /** A test is pending that had not ended when the process that ran it did. */
      state: z.enum(["passed", "failed", "skipped", "pending"]),
      /** A passed test has some when it failed first. */
      errors: z.array(z.string()),
    }),
  ),
});
export type FileReport = z.infer<typeof fileReport>;

const hasFailed = ({ failed, tests }: FileReport) => failed || tests.some(({ state }) => state === "failed");

/** Files whose process died under them: nothing failed, and no test is there, or one that did not end. */
const isLost = (file: FileReport) =>
  !hasFailed(file) && (file.tests.length === 0 || file.tests.some(({ state }) => state === "pending"));

const readReport = (json: string) => z.array(fileReport).parse(JSON.parse(json));

/**
 * A file that failed outside its tests (an import that throws, a hook that fails) counts as one failure. Nothing of a lost file
 * counts: it is run again.
 */
export function countVitest(json: string): Count {
  const files = readReport(json).filter((file) => !isLost(file));
  const failures = files.flatMap((file) => {
    const failed = file.tests.filter(({ state }) => state === "failed");
    if (failed.length > 0) return failed.map(({ name, errors }) => line(nameOf(file), name, errors[0]));
    return file.failed ? [line(nameOf(file), "outside its tests", file.errors[0])] : [];
  });
  const passed = files.flatMap((file) =>
    file.tests.filter(({ state }) => state === "passed").map((test) => ({ file, test })),
  );
  const flaky = passed
    .filter(({ test }) => test.errors.length > 0)
    .map(({ file, test }) => line(nameOf(file), test.name, test.errors[0]));
  const times = files.map((file) => ({ name: nameOf(file), seconds: file.seconds }));
  return { passed: passed.length, failed: failures.length, failures, flaky, times };
}

const nameOf = ({ project, file }: FileReport) => `[${project}] ${file}`;

/** The files that are to be run again, by project. */
export function lostFiles(json: string): ReadonlyMap<string, readonly string[]> {
  const lost = Map.groupBy(readReport(json).filter(isLost), ({ project }) => project);
  return new Map([...lost].map(([project, files]) => [project, files.map(({ file }) => file)]));
}

const journey = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), error: z.object({ message: z.string() }).optional() }),
      ),
    }),
  ),
});
const suite = z.object({
  title: z.string(),
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
    times: suites.map((file) => ({ name: `[journeys] ${file.title}`, seconds: secondsOf(file) })),
  };
}

/** A file's suite holds its journeys and groups of them; each ran in one project or several. */
function secondsOf({ specs, suites }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const milliseconds = own.reduce((total, { duration }) => total + duration, 0);
  return suites.reduce((total, one) => total + secondsOf(one), milliseconds / 1_000);
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
  const [first = ""] = stripVTControlCharacters(said).trim().split("\n");
  return `${file} > ${test}: ${first.slice(0, 200)}`;
}
