// @module-tag long
// `npm run release` in a copy of the repository: what it commits, and what it publishes.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "#tests/support/source-files.ts";
import { readBackup } from "#tests/support/thin-backup.ts";

const WITHIN_MS = 600_000;
const OUTPUT_MAX = 64 * 1024 * 1024;
const VERSION = "99.0.0";

let copy = "";
async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { VITEST: _vitest, TEST_DATABASE: _database, TEST_RUN: _run, ...env } = process.env;
  const { stdout } = await promisify(execFile)(command, args, { cwd: copy, env, maxBuffer: OUTPUT_MAX });
  return stdout;
}
const git = (...args: readonly string[]) =>
  run("git", "-c", "user.name=Test", "-c", "user.email=t@example.org", ...args);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "release-test-"));
  const list = await promisify(execFile)("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: ROOT,
    maxBuffer: OUTPUT_MAX,
  });
  for (const file of list.stdout.split("\n").filter((name) => name !== ""))
    await cp(join(ROOT, file), join(copy, file)).catch((error) => {
      // Deleted and not committed yet.
      if (Object(error).code !== "ENOENT") throw error;
    });
  await symlink(join(ROOT, "node_modules"), join(copy, "node_modules"));
  // A folder is ignored, and this is a link.
  await git("init", "--quiet");
  await git("config", "user.name", "Test");
  await git("config", "user.email", "test@example.org");
  await run("sh", "-c", "echo node_modules >> .git/info/exclude");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "All of it");
}, WITHIN_MS);
afterAll(() => rm(copy, { recursive: true, force: true }));

test("a release is a commit, a tag, and a folder whose checksums are right", {
  timeout: WITHIN_MS,
}, async () => {
  await run("npm", "run", "release", "--", VERSION);
  expect(await git("status", "--porcelain")).toBe("");
  expect(await git("log", "-1", "--format=%s %D")).toContain(`Release ${VERSION}`);
  expect(await git("tag")).toBe(`v${VERSION}\n`);
  expect(JSON.parse(await readFile(join(copy, "package.json"), "utf8")).version).toBe(VERSION);
  expect(await readFile(join(copy, "CHANGELOG.md"), "utf8")).toContain(`## Next\n\n## ${VERSION} (`);

  const stored = readBackup(join(copy, "tests", "fixtures", "releases", `${VERSION}.backup.gz`));
  expect(stored.tables.get("members")?.length).toBeGreaterThan(5);
  const release = join(copy, "release");
  const sums = await promisify(execFile)("sha256sum", ["--check", "--strict", "SHA256SUMS"], {
    cwd: release,
  });
  expect(sums.stdout.trim().split("\n")).toHaveLength(3);
  const bill = JSON.parse(await readFile(join(release, "sbom.cdx.json"), "utf8"));
  expect(bill.bomFormat).toBe("CycloneDX");
  expect(bill.components.length).toBeGreaterThan(100);
  const archive = `association-website-${VERSION}`;
  const { stdout } = await promisify(execFile)("tar", ["--list", "--file", `${archive}.tar.gz`], {
    cwd: release,
    maxBuffer: OUTPUT_MAX,
  });
  for (const file of [
    "package.json",
    "dist/gateway/main.js",
    "dist/build.json",
    "prisma/generated/client.ts",
  ])
    expect(stdout).toContain(`${archive}/${file}\n`);
});
