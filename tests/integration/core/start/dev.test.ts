// @module-tag long
// `npm run dev`, as a person who writes the site runs it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { ROOT } from "#tests/support/source-files.ts";

const START_MS = 120_000;
/** A restart takes some 3 s on a quiet machine of today; a slow one that does other things takes a multiple. */
const RESTART_MS = 60_000;

it("restarts the gateway when one of its sources changes", { timeout: 3 * START_MS }, async () => {
  const database = await createSiteDatabase();
  const port = await freePort();
  const child = spawn("npm", ["run", "--silent", "dev"], {
    cwd: ROOT,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: database.options.dataDir,
      DEMO: "0",
      ...database.options.env,
    },
  });
  let log = "";
  child.stdout.on("data", (text) => {
    log += text;
  });
  const starts = () => log.split('"msg":"Listening"').length - 1;
  try {
    await vi.waitFor(() => expect(starts()).toBe(1), { timeout: START_MS, interval: 200 });
    const now = new Date();
    const changed = performance.now();
    await utimes(join(ROOT, "schema/policies/people/recent-proof.ts"), now, now);
    await vi.waitFor(() => expect(starts()).toBe(2), { timeout: START_MS, interval: 50 });
    const took = performance.now() - changed;
    process.stdout.write(`The gateway was restarted in ${(took / 1_000).toFixed(1)} s\n`);
    expect(took).toBeLessThan(RESTART_MS);
    // The browser's page comes from the thread for visitors, which was started again, too.
    const home = await fetch(`http://127.0.0.1:${port}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain("<main");
  } finally {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
    await once(child, "close");
    await database.remove();
  }
});
