// `npm test`: everything, from types to the browser, on a machine that has nothing but Node and this folder. Goes on after a
// failure, so that one run tells everything, and ends with the plain line `N passed, N failed`. Types, lint, generated files
// and the build count as one each. A suite that ran no test has failed. A test that failed is tried once more; when it passes
// then, a line `flaky: ...` names it; so is a file of tests whose process died under it.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installBrowser } from "#tests/support/install-browser.ts";
import { runVitest } from "#tests/support/run-vitest.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { type Count, countPlaywright, slowest, sum } from "#tests/support/test-counts.ts";

const RESULTS = join(ROOT, "test-results");
const BIN = join(ROOT, "node_modules", ".bin");
const STEP_WITHIN_MS = 25 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a command of this project; true when it ended with 0 in time. Its output is the progress people see. */
function run(command: string, ...rest: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
      timeout: STEP_WITHIN_MS,
      env: { ...process.env, CI: "true", PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}` },
    });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Runs a command whose success is one test. */
async function one(command: string, ...rest: readonly string[]): Promise<Count> {
  return (await run(command, ...rest)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The committed files that tools write: written again, they have to come out the same. */
async function generatedFiles(): Promise<Count> {
  const before = digestGenerated();
  const count = await one("npm", "run", "--silent", "schema");
  if (count.failed > 0 || digestGenerated() === before) return count;
  say("A file that `npm run schema` writes was stale, and is rewritten: see `git status`, and commit it");
  return { passed: 0, failed: 1 };
}

function digestGenerated(): string {
  const folder = join(ROOT, "web", "gql");
  const files = ["schema/schema.graphql", "schema/index.ts", "web/i18n/message-files.ts"].map((file) =>
    join(ROOT, file),
  );
  if (existsSync(folder)) files.push(...readdirSync(folder).map((name) => join(folder, name)));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(existsSync(file) ? readFileSync(file) : "");
  return hash.digest("hex");
}

async function journeys(): Promise<Count> {
  try {
    say(`browser: ${installBrowser(say)}`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
  const report = join(RESULTS, "e2e.json");
  rmSync(report, { force: true });
  const succeeded = await run(
    "playwright",
    "test",
    "--retries=1",
    "--config",
    "tests/e2e/playwright.config.ts",
  );
  const count = existsSync(report) ? countPlaywright(readFileSync(report, "utf8")) : { passed: 0, failed: 0 };
  const holds = succeeded ? count.passed > 0 : count.failed > 0;
  return holds ? count : { ...count, failed: count.failed + 1 };
}

interface Step {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

/** One after the other; what stands in one line runs at once, because each of its steps keeps one processor busy. */
const STEPS: ReadonlyArray<readonly Step[]> = [
  [{ name: "generated files", run: generatedFiles }],
  [
    { name: "types", run: () => one("npm", "run", "--silent", "check:types") },
    { name: "lint", run: () => one("npm", "run", "--silent", "check:lint") },
    { name: "build", run: () => one("npm", "run", "--silent", "build") },
  ],
  [{ name: "units, integration on both databases, races", run: () => runVitest(run, RESULTS) }],
  [{ name: "journeys", run: journeys }],
];

/** The count of a step, and the line that sums it up. */
async function done({ name, run: step }: Step): Promise<{ readonly count: Count; readonly line: string }> {
  const start = performance.now();
  const count = await step();
  const { passed, failed } = count;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const line = `${failed > 0 ? "FAILED" : "ok    "} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  return { count, line };
}

async function main(): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  const counts: Count[] = [];
  const summary: string[] = [];
  for (const steps of STEPS) {
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
  say(`\n${summary.join("\n")}\n`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await main();
