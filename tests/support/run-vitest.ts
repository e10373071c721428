// The projects of vitest.config.ts as a run of the tests counts them, at once: what waits in one (for a site
// that starts, a mail, a time) leaves the machine to another. The process that runs a file can die under it
// (a crash in native code, a machine short of memory): vitest then ends with an error outside the tests and
// reports the file without any test, or with some that never ended. Such a file is run once more and named.

import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Count, countVitest, lostFiles, sum } from "#tests/support/test-counts.ts";

/** Runs a command of this project, with more settings, and its output shown; true when it ended with 0. */
export type Run = (command: readonly string[], env?: Readonly<Record<string, string>>) => Promise<boolean>;

const NOTHING: Count = { passed: 0, failed: 0 };

interface Which {
  /** Which tests the runner runs: a shard, or what has changed. */
  readonly which: readonly string[];
  /** A change may touch no test. */
  readonly mayBeNone: boolean;
}

/** Runs the files of every project. A run without a test, or one that lost a file twice, has failed. */
export async function runVitest(run: Run, results: string, { which, mayBeNone }: Which): Promise<Count> {
  const first = await attempt(
    run,
    join(results, "vitest.json"),
    ...which,
    ...(mayBeNone ? ["--passWithNoTests"] : []),
  );
  if (mayBeNone && first.succeeded && first.count.passed === 0) return first.count;
  if (first.lost.size === 0) return settled(first, "vitest");
  const counts = [first.count];
  for (const [project, files] of first.lost) {
    const output = join(results, `${project}-again.json`);
    const again = await attempt(run, output, "--project", project, ...files);
    const flaky = files.map((file) => `[${project}] ${file} > its process ended before it had reported`);
    counts.push(settled(again, project), { ...NOTHING, flaky });
  }
  return sum(...counts);
}

interface Attempt {
  readonly succeeded: boolean;
  readonly count: Count;
  readonly lost: ReadonlyMap<string, readonly string[]>;
}

async function attempt(run: Run, output: string, ...which: readonly string[]): Promise<Attempt> {
  rmSync(output, { force: true });
  const reporters = ["default", "./tests/support/vitest-report.ts"].map((name) => `--reporter=${name}`);
  const command = ["vitest", "run", "--retry=1", ...reporters, `--outputFile=${output}`, ...which];
  const succeeded = await run(command);
  if (!existsSync(output)) return { succeeded: false, count: NOTHING, lost: new Map() };
  const json = readFileSync(output, "utf8");
  return { succeeded, count: countVitest(json), lost: lostFiles(json) };
}

/** The exit code has the last word. */
function settled({ succeeded, count }: Attempt, name: string): Count {
  const holds = succeeded ? count.passed > 0 : count.failed > 0;
  const failures = [`${name}: an error outside the tests, printed above`];
  return holds ? count : sum(count, { passed: 0, failed: 1, failures });
}
