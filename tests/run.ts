// A run of the tests, on a machine that has nothing but Node and this folder. `npm test` is what guards most,
// from types to the browser, in ten minutes of two idle processors; `npm run test:all` is everything; `npm
// run test:changed` is what a change touches (decision 203). It goes on after a failure, so that one run
// tells everything, and ends with the plain line `N passed, N failed`. Types, lint, generated files and the
// build count as one each. A suite that ran no test has failed. A test that failed is tried once more; when
// it passes then, a line
// `flaky: ...` names it; so is a file of tests whose process died under it.
//
//   tests/run.ts [core | all [--shard=1/5] | changed [a commit to compare with]]

import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { digestGenerated } from "#tests/support/generated-files.ts";
import { runJourneys } from "#tests/support/run-journeys.ts";
import { runVitest } from "#tests/support/run-vitest.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { type Count, slowest, sum } from "#tests/support/test-counts.ts";
import { TIERS } from "#tests/support/tiers.ts";

const RESULTS = join(ROOT, "test-results");
const BIN = join(ROOT, "node_modules", ".bin");
const STEP_WITHIN_MS = { core: 25 * 60_000, all: 180 * 60_000, changed: 25 * 60_000 };

const [given = "core", ...rest] = process.argv.slice(2);
const tier = TIERS.find((one) => one === given);
if (tier === undefined) throw new Error(`No such run: ${given}. There are ${TIERS.join(", ")}`);
const shard = rest.find((one) => one.startsWith("--shard="));
/** What depends on no test runs in the first shard alone. */
const isFirst = shard === undefined || shard.startsWith("--shard=1/");

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a command of this project; true when it ended with 0 in time. Its output is the progress people see. */
function run(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const [program = "", ...options] = command;
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
      timeout: STEP_WITHIN_MS[tier ?? "core"],
      env: {
        ...process.env,
        ...env,
        CI: "true",
        TEST_TIER: tier,
        PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`,
      },
    });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Runs a script of package.json whose success is one test. */
async function one(script: string): Promise<Count> {
  return (await run(["npm", "run", "--silent", script]))
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

/** The committed files that tools write: written again, they have to come out the same. */
async function generatedFiles(): Promise<Count> {
  const before = digestGenerated();
  const count = await one("schema");
  if (count.failed > 0 || digestGenerated() === before) return count;
  say("A file that `npm run schema` writes was stale, and is rewritten: see `git status`, and commit it");
  return { passed: 0, failed: 1 };
}

interface Step {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

const since = rest[0];
const build: Step = { name: "build", run: () => one("build") };
const checks: readonly Step[] = [
  { name: "types", run: () => one("check:types") },
  { name: "lint", run: () => one("check:lint") },
];
const vitest: Step = {
  name: tier === "changed" ? "tests of what has changed" : "units, integration, races",
  run: () =>
    runVitest(run, RESULTS, {
      mayBeNone: tier === "changed",
      which: tier === "changed" ? [since === undefined ? "--changed" : `--changed=${since}`] : rest,
    }),
};
const journeys: Step = {
  name: "journeys",
  run: () =>
    runJourneys(run, {
      tier,
      rest: tier === "changed" ? [since === undefined ? "--only-changed" : `--only-changed=${since}`] : rest,
      results: RESULTS,
      say,
    }),
};

/**
 * The long run also tries files, schemas and programs of others, where a folder of them is named: none of
 * them is in the repository (docs/testing.md#files-of-others-making).
 */
const foreign = process.env.FOREIGN_FILES;
const others: readonly Step[] =
  tier === "all" && isFirst && foreign !== undefined
    ? [
        {
          name: "files of others",
          run: async () =>
            (await run(["npm", "run", "--silent", "test:foreign", "--", foreign]))
              ? { passed: 1, failed: 0 }
              : { passed: 0, failed: 1 },
        },
      ]
    : [];

/** One after the other; what is in one line runs at once, because each of its steps keeps one processor busy. */
const STEPS: ReadonlyArray<readonly Step[]> = [
  isFirst && tier !== "changed" ? [{ name: "generated files", run: generatedFiles }] : [],
  tier !== "changed" && isFirst ? [...checks, build] : [build],
  [vitest],
  [journeys],
  others,
];

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(0);

/** The count of a step, and the line that sums it up. */
async function done({ name, run: step }: Step): Promise<{ readonly count: Count; readonly line: string }> {
  const start = performance.now();
  const count = await step();
  const { passed, failed } = count;
  const line = `${failed > 0 ? "FAILED" : "ok    "} ${name}: ${passed} passed, ${failed} failed, ${seconds(start)} s`;
  return { count, line };
}

async function main(): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  const start = performance.now();
  const counts: Count[] = [];
  const summary: string[] = [];
  for (const steps of STEPS.filter(({ length }) => length > 0)) {
    say(`\n=== ${steps.map(({ name }) => name).join(", ")}`);
    for (const { count, line } of await Promise.all(steps.map(done))) {
      counts.push(count);
      summary.push(line);
    }
  }
  const total = sum(...counts);
  for (const failure of total.failures ?? []) say(failure);
  for (const test of total.flaky ?? []) say(`flaky: ${test}`);
  say(`\nThe ten slowest files:\n${slowest(total.times ?? [], 10).join("\n")}`);
  say(`\n${summary.join("\n")}\n       ${[given, ...rest].join(" ")}: ${seconds(start)} s in all\n`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await main();
