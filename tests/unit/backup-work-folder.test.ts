// A backup is made and proved where there is room for a whole site, and nothing that a killed process has left stays there.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProofFolder, openWorkFolder, roomForBackups } from "#gateway/backups/work-folder.ts";
import { DAY } from "#schema/validation/core/durations.ts";

let home: string;
let config: { readonly databaseUrl: string; readonly dataDir: string };
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "backup-work-test-"));
  config = { databaseUrl: "postgresql://site@localhost/association", dataDir: join(home, "data") };
  mkdirSync(config.dataDir);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("of a site on a server, too, it is in the data folder, unless there is none", () => {
  expect(roomForBackups(config)).toBe(config.dataDir);
  expect(roomForBackups({ ...config, databaseUrl: null })).toBe(config.dataDir);
  expect(roomForBackups({ ...config, dataDir: join(home, "none") })).toBe(tmpdir());
});

test("what a killed process has left of the same database is removed", async () => {
  const left = await openWorkFolder(config);
  const other = await openWorkFolder({ ...config, databaseUrl: `${config.databaseUrl}2` });
  const next = await openWorkFolder(config);
  expect([dirname(next), existsSync(left), existsSync(other)]).toEqual([config.dataDir, false, true]);
});

test("a proof leaves another one alone that may be under way, and removes one of the day before", async () => {
  const [old, young] = [await openProofFolder(config), await openProofFolder(config)];
  const yesterday = new Date(Date.now() - DAY - 1_000);
  utimesSync(old, yesterday, yesterday);
  await openProofFolder(config);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  expect(readdirSync(config.dataDir).filter((name) => name.startsWith("site-proof-"))).toHaveLength(2);
});
