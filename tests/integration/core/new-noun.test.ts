// @module-tag long
// `npm run new` in a copy of the repository: the types, the tests that look at every noun and the new noun's
// own tests pass at once.
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "#tests/support/source-files.ts";

const exec = promisify(execFile);
const OUTPUT_MAX = 64 * 1024 * 1024;

/** The tests that look at each noun. */
const OF_EVERY_NOUN = [
  "schema-guards",
  "policies",
  "pages",
  "messages",
  "word-files",
  "docs",
  "areas",
  "imports",
  "nouns",
  "tiers",
  "words",
];

let copy = "";

async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { VITEST: _vitest, TEST_DATABASE: _database, TEST_RUN: _run, ...env } = process.env;
  const options = { cwd: copy, env, maxBuffer: OUTPUT_MAX };
  try {
    return (await exec(command, args, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = Object(error);
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "new-noun-"));
  const list = await exec("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    maxBuffer: OUTPUT_MAX,
  });
  const files = list.stdout.split("\n").filter((file) => file !== "");
  for (const file of [...files, "prisma/generated"]) {
    await cp(join(ROOT, file), join(copy, file), { recursive: true, force: false }).catch((error) => {
      // Deleted and not committed yet.
      if (Object(error).code !== "ENOENT") throw error;
    });
  }
  await symlink(join(ROOT, "node_modules"), join(copy, "node_modules"));
  await run("git", "init", "--quiet");
  await run("git", "add", "--all");
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test("a new noun passes the types, the tests of every noun and its own", {
  timeout: 1_800_000,
}, async () => {
  const command = ["run", "--silent", "new", "--", "noun", "sponsors", "--area", "site", "--ko", "후원사"];
  const said = await run("npm", ...command);
  expect(said).toContain("prisma/schema.prisma");
  await run("npx", "tsc", "--build");
  await run(
    "npx",
    "vitest",
    "run",
    "--project",
    "unit",
    ...OF_EVERY_NOUN.map((name) => `tests/unit/${name}.test.ts`),
  );
  const own = ["tests/integration/site/sponsors.test.ts", "tests/integration/core/access-matrix.test.ts"];
  await run("npx", "vitest", "run", "--project", "integration", ...own);
  await expect(run("npm", ...command)).rejects.toThrow("There are sponsors already");
});
