// @module-tag long
// What the site stores on the disk is its own user's: other users of the machine read neither the database nor uploaded files.
import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { photo, upload } from "#tests/support/uploads.ts";

const ADMIN = { ADMIN_EMAIL: "admin@example.org", ADMIN_PASSWORD: "Correct!Horse7" };
const OTHERS = 0o077;
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** The files and folders below one that others may read, write or enter, with their modes. */
function openToOthers(folder: string): { readonly seen: number; readonly open: readonly string[] } {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const modes = names.map((name) => ({ name, mode: modeOf(join(folder, name)) }));
  const open = modes.filter(({ mode }) => (mode & OTHERS) !== 0);
  return { seen: names.length, open: open.map(({ name, mode }) => `${mode.toString(8)} ${name}`) };
}

async function logIn(site: Site): Promise<{ headers: { authorization: string } }> {
  const answer = await fetch(`${site.url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  return { headers: { authorization: answer.headers.get("authorization") ?? "" } };
}

/** Runs `npm run db:backup` or `db:restore` on a data folder. */
function run(script: string, dataDir: string, file: string): Promise<unknown> {
  const command = ["--import", "./gateway/node-version.mjs", `gateway/start/db-${script}.ts`, file];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
}

describe.skipIf(process.platform === "win32")("the data folder", () => {
  let home: string;
  let dataDir: string;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "data-folder-"));
    dataDir = join(home, "data");
    // As somebody who prepares a server makes it.
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    const site = await startSite({ dataDir, env: ADMIN });
    try {
      const saved = await upload(site.url, await logIn(site), { kind: "image", bytes: await photo() });
      expect(saved.status).toBe(201);
    } finally {
      await site.stop();
    }
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it("and everything that the site puts there is its user's only", () => {
    expect(modeOf(dataDir)).toBe(0o700);
    const { seen, open } = openToOthers(dataDir);
    expect(seen).toBeGreaterThan(900);
    expect(open).toEqual([]);
  });

  it("is refused once it holds something and is open to others; closed, it is backed up and put back as closed", {
    timeout: 240_000,
  }, async () => {
    const file = join(home, "site.backup.gz");
    for (const mode of [0o755, 0o750, 0o701]) {
      chmodSync(dataDir, mode);
      await expect(run("backup", dataDir, file)).rejects.toThrow(
        /Not done: DATA_DIR .* is open to other users .*chmod 700/,
      );
      expect(modeOf(dataDir)).toBe(mode);
    }
    chmodSync(dataDir, 0o700);
    await run("backup", dataDir, file);
    expect(modeOf(file)).toBe(0o600);

    const restored = join(home, "restored");
    await run("restore", restored, file);
    expect(modeOf(restored)).toBe(0o700);
    const { seen, open } = openToOthers(restored);
    expect(seen).toBeGreaterThan(900);
    expect(open).toEqual([]);
  });

  it("is not one that everybody shares", async () => {
    const shared = join(home, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    await expect(run("backup", shared, join(home, "none.gz"))).rejects.toThrow(
      /Not done: DATA_DIR .*chmod 700/,
    );
    expect([modeOf(shared), readdirSync(shared)]).toEqual([0o777, []]);
  });
});
