// `npm run release -- 0.2.0`: turns "Next" of the changelog into a version, stores data made by it
// (tests/fixtures/releases), commits and tags, and writes what is published into release/: the built program,
// its bill of materials, the notes, and checksums of all three. It pushes nothing.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { takeNext, titleOf } from "./changelog.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** @returns what it said @throws Error with its own words */
function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** Starts the demo of this version, ends it, and stores its rows and small files. */
async function storeData(version: string): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), "release-"));
  try {
    const dataDir = join(scratch, "data");
    const site = await startSite({ demo: true, dataDir });
    await site.stop();
    const whole = join(scratch, "whole.backup");
    const args = ["--import", "./gateway/node-version.mjs", "gateway/start/db-backup.ts", whole];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: "utf8",
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    if (status !== 0) throw new Error(stderr);
    const stored = join("tests", "fixtures", "releases", `${version}.backup.gz`);
    run(process.execPath, "tests/support/thin-backup.ts", whole, stored);
    return stored;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What is published, in release/. */
function publish(version: string, notes: string): void {
  const folder = join(ROOT, "release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const name = `association-website-${version}`;
  const archive = join(folder, `${name}.tar`);
  run("git", "archive", `--prefix=${name}/`, "--output", archive, "HEAD");
  // The build is no part of the repository.
  run("tar", "--append", "--file", archive, `--transform=s,^,${name}/,`, "dist", "prisma/generated");
  run("gzip", "-9", archive);
  writeFileSync(join(folder, "sbom.cdx.json"), run("npm", "run", "--silent", "sbom"));
  writeFileSync(join(folder, "notes.md"), notes);
  const files = [`${name}.tar.gz`, "sbom.cdx.json", "notes.md"];
  const sums = files.map((file) => {
    const sum = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
    return `${sum}  ${file}\n`;
  });
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
}

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Name the version: npm run release -- 0.2.0");
if (run("git", "status", "--porcelain") !== "")
  throw new Error("Commit first: a release is of what is committed");
const { changelog, notes } = takeNext(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"), version, new Date());
run("npm", "run", "--silent", "build");
const stored = await storeData(version);
writeFileSync(join(ROOT, "CHANGELOG.md"), changelog);
run("npm", "version", version, "--no-git-tag-version");
run("git", "add", "CHANGELOG.md", "package.json", "package-lock.json", stored);
run("git", "commit", "--message", `Release ${version}`, "--message", titleOf(notes));
run("git", "tag", "--annotate", `v${version}`, "--message", `Release ${version}`);
publish(version, notes);
say(`Release ${version} is committed and tagged, and in release/. Publish it: git push --follow-tags`);
