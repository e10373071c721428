// @module-tag long
// The commands of docs/operations.md, docs/backups.md and docs/incidents.md as an engineer types them, on one site from its first day on: back up while it runs, prove, restore
// elsewhere, move the files, an administrator who is locked out, a lost secret.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "#tests/support/site.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { ROOT } from "#tests/support/source-files.ts";

const WITHIN_MS = 300_000;
const EMAIL = "admin@example.org";
const FIRST = "Correct!Horse7";
const SECOND = "Another!Horse8";

let folder: string;
let database: SiteDatabase;
let settings: Record<string, string>;
let site: Site | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "operations-"));
  database = await createSiteDatabase();
  settings = { ...database.options.env, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: FIRST };
  await start();
}, WITHIN_MS);
afterAll(async () => {
  await stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function stop(): Promise<void> {
  await site?.stop();
  site = undefined;
}

async function start(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  await stop();
  const started = await startSite({ dataDir: database.options.dataDir, env: { ...settings, ...env } });
  site = started;
  return started;
}

/** Runs a script of package.json with the settings of the site. @returns what it says */
async function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", script, "--", ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: database.options.dataDir,
      ...settings,
      ...env,
    },
  });
  return stdout;
}

const send = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const logIn = (url: string, password: string) => send(url, "/api/v1/login", { email: EMAIL, password });

test("a running site is backed up, the backup is proved, and restored elsewhere it is the same site", {
  timeout: WITHIN_MS,
}, async () => {
  const file = join(folder, "site.backup");
  expect(await run("db:backup", [file])).toMatch(/\d+ rows and \d+ files/);
  expect(await run("db:restore", ["--verify", file])).toMatch(/^Whole: \d+ rows/);
  const elsewhere = { DATA_DIR: join(folder, "elsewhere") };
  expect(await run("db:restore", [file], elsewhere)).toMatch(/\d+ rows and \d+ files/);
  const moved = await startSite({ dataDir: elsewhere.DATA_DIR, env: settings });
  expect((await logIn(moved.url, FIRST)).status).toBe(200);
  await moved.stop();
});

test("another secret signs everybody out, and nobody is locked out", { timeout: WITHIN_MS }, async () => {
  const before = await start();
  const signedIn = await logIn(before.url, FIRST);
  const headers = { authorization: signedIn.headers.get("authorization") ?? "" };
  const mine = (url: string) => fetch(`${url}/api/v1/file-pass`, { headers });
  expect((await mine(before.url)).status).toBe(200);
  const after = await start({ JWT_SECRET: "a new one, because somebody saw the other one" });
  expect((await mine(after.url)).status).toBe(401);
  expect((await logIn(after.url, FIRST)).status).toBe(200);
});

test("who is locked out gets in again by a link, once, and the audit log is whole", {
  timeout: WITHIN_MS,
}, async () => {
  await stop();
  await expect(run("account:recover", ["nobody@example.org"])).rejects.toThrow("no active account");
  const [, token = ""] = /token=(\S+)/.exec(await run("account:recover", [EMAIL])) ?? [];
  const { url } = await start();
  const reset = { token, new_password: SECOND, confirm_new_password: SECOND };
  expect((await send(url, "/api/v1/reset-password", reset)).status).toBe(204);
  expect((await send(url, "/api/v1/reset-password", reset)).status).not.toBe(204);
  expect([(await logIn(url, FIRST)).status, (await logIn(url, SECOND)).status]).toEqual([400, 200]);
  await stop();
  expect(await run("audit:verify", [])).toMatch(/^Whole entries: [1-9]/);
});

test("the files move to another folder, which has them all", { timeout: WITHIN_MS }, async () => {
  const target = pathToFileURL(join(folder, "files")).href;
  expect(await run("files:move", [target])).toContain("Both places are equal");
  await start({ FILES_URL: target });
});
