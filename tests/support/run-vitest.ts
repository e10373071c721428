// A suite of vitest as `npm test` counts it. The process that runs a file can die under it (a crash in native code, a machine
// short of memory): vitest then ends with an error outside the tests and reports the file without any test. Such a file is run
// once more and named.

import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "#tests/support/source-files.ts";
import { type Count, countVitest, filesWithoutTests } from "#tests/support/test-counts.ts";

/** Runs a command of this project with its output shown; true when it ended with 0. */
export type Run = (command: string, ...rest: readonly string[]) => Promise<boolean>;

/** Runs every file of a project of vitest.config.ts. A suite that ran no test, or lost a file twice, has failed. */
export async function runVitest(run: Run, results: string, project: string): Promise<Count> {
  const first = await attempt(run, join(results, `${project}.json`), project, []);
  if (first.lost.length === 0) return settled(first, project);
  const names = first.lost.map((file) => relative(ROOT, file));
  const again = await attempt(run, join(results, `${project}-again.json`), project, names);
  return sum(first.count, settled(again, project), {
    passed: 0,
    failed: 0,
    flaky: names.map((name) => `${name} > its process ended before it had reported`),
  });
}

interface Attempt {
  readonly succeeded: boolean;
  readonly count: Count;
  readonly lost: readonly string[];
}

async function attempt(
  run: Run,
  output: string,
  project: string,
  files: readonly string[],
): Promise<Attempt> {
  rmSync(output, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${output}`];
  const succeeded = await run("vitest", "run", "--retry=1", "--project", project, ...reporters, ...files);
  if (!existsSync(output)) return { succeeded: false, count: { passed: 0, failed: 0 }, lost: [] };
  const json = readFileSync(output, "utf8");
  return { succeeded, count: countVitest(json), lost: filesWithoutTests(json) };
}

/** The exit code has the last word. */
function settled({ succeeded, count }: Attempt, project: string): Count {
  const holds = succeeded ? count.passed > 0 : count.failed > 0;
  const outside = {
    passed: 0,
    failed: 1,
    failures: [`${project}: an error outside the tests, printed above`],
  };
  return holds ? count : sum(count, outside);
}

function sum(...counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  };
}
