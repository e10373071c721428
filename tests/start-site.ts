// `npm run test:start`: starts the site as the README says, looks at a page and ends it. Needs what `npm
// start` needs and no more, so that it runs on every system and in a folder of `npm ci --omit=dev`, where no
// test runner is.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "#tests/support/free-port.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const READY_WITHIN_MS = 180_000;
const IS_WINDOWS = process.platform === "win32";

const say = (line: string) => void process.stdout.write(`${line}\n`);

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), "start-site-"));
const began = performance.now();
const npm = spawn("npm", ["start"], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  stdio: ["ignore", "inherit", "inherit"],
  shell: IS_WINDOWS,
  detached: !IS_WINDOWS,
});
const ended = once(npm, "exit");

/** Ends npm and what it started. */
async function end(): Promise<void> {
  if (npm.exitCode === null && npm.pid !== undefined) {
    if (IS_WINDOWS) spawnSync("taskkill", ["/pid", String(npm.pid), "/t", "/f"]);
    else process.kill(-npm.pid, "SIGTERM");
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}

/** @throws Error when the site ends or is not ready in time */
async function becomeReady(): Promise<void> {
  while (performance.now() - began < READY_WITHIN_MS) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(250);
  }
  throw new Error(`The site was not ready within ${READY_WITHIN_MS / 1000} s`);
}

try {
  await becomeReady();
  say(`Ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const page = await fetch(`${origin}/notice/list`);
  const html = await page.text();
  if (page.status !== 200 || !html.includes("</html>"))
    throw new Error(`/notice/list answered ${page.status}`);
  say("1 passed, 0 failed");
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  say("0 passed, 1 failed");
  process.exitCode = 1;
} finally {
  await end();
}
