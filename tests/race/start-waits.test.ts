// @module-tag long
// A start while the server is away waits for it, with a line each time and without a trace of the code, and ends at once on a signal.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { ROOT } from "#tests/support/source-files.ts";

let server: TestPostgres;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "start-waits-"));
  server = await startPostgres(["fsync=off"]);
  await server.createDatabase("site");
  await server.stop();
});
afterAll(async () => {
  await server.remove();
  await rm(dataDir, { recursive: true });
});

/** Starts the site on the server that is away. */
function start() {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: server.url("site"),
    DATA_DIR: dataDir,
    DEMO: "0",
    PORT: "0",
  };
  const command = ["--import", "./gateway/node-version.mjs", "gateway/main.ts"];
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  let heard = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
    });
  }
  const ended = once(child, "close");
  const hears = (word: string) => expect.poll(() => heard, { timeout: 30_000 }).toContain(word);
  return { child, ended, hears, heard: () => heard };
}

test("it waits, starts when the server is there, and ends in order", { timeout: 90_000 }, async () => {
  const site = start();
  await site.hears("the start tries again");
  await server.start();
  await site.hears('"msg":"Listening"');
  expect(site.heard()).not.toMatch(/^ +at /m);
  expect(site.heard()).not.toContain("postgres:postgres@");
  // Such as pg gives when a query is sent while another one runs on the connection.
  expect(site.heard()).not.toContain("DeprecationWarning");
  site.child.kill("SIGTERM");
  expect(await site.ended).toEqual([0, null]);
  await server.stop();
});

test("told to end while it waits, it ends with 0", { timeout: 60_000 }, async () => {
  const site = start();
  await site.hears("the start tries again");
  const notifiedAt = performance.now();
  site.child.kill("SIGTERM");
  expect(await site.ended).toEqual([0, null]);
  expect(performance.now() - notifiedAt).toBeLessThan(8_000);
  await server.start();
});
