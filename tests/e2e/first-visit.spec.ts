// @long page-weight.spec.ts
// What a browser with nothing in its cache loads for a first visit until the page rests, also what comes after the page answers to clicks, and
// how long the browser is busy with it.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { median } from "#tests/bench/rounds.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { test } from "./journey.ts";

/** Scripts at most, and kilobytes of all of them over the wire at most. */
const VISITS = [
  { path: "/", scripts: 8, kilobytes: 150 },
  { path: "/login", scripts: 10, kilobytes: 190 },
  { path: "/register", scripts: 10, kilobytes: 190 },
] as const;

/** Milliseconds without a request: later parts wait until a page rests. */
const RESTS_AFTER = 3_000;

/** Opens a page and waits until it rests. @returns bytes of the bodies of its scripts, by path */
async function scriptsOf(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const bytes = new Map<string, number>();
  let last = Date.now();
  page.on("request", () => {
    last = Date.now();
  });
  page.on("requestfinished", async (request) => {
    if (request.resourceType() !== "script") return;
    bytes.set(new URL(request.url()).pathname, (await request.sizes()).responseBodySize);
    last = Date.now();
  });
  await page.goto(path);
  await expect.poll(() => Date.now() - last > RESTS_AFTER, { timeout: 40_000 }).toBe(true);
  return bytes;
}

for (const { path, scripts, kilobytes } of VISITS) {
  test(`a first visit of ${path} loads ${scripts} scripts and ${kilobytes} kB at most @once`, async ({
    page,
  }) => {
    // A popup that is live comes, too.
    await page.addInitScript(() => localStorage.clear());
    const loaded = await scriptsOf(page, path);
    const total = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000;
    const list = [...loaded].map(([name, size]) => `${name} ${(size / 1_000).toFixed(1)} kB`).join("\n");
    expect(total, list).toBeGreaterThan(100);
    expect.soft(loaded.size, list).toBeLessThanOrEqual(scripts);
    expect(total, list).toBeLessThanOrEqual(kilobytes);
  });
}

/** Each page is visited so often, in turns with the list, so that whatever else the machine does falls on all of them. */
const ROUNDS = 5;
const LIST = "/notice/list";
const COMPARED = ["/", "/seminar-schedule", "/journal", "/login", "/register"] as const;

/** A site with the demo's content, popup and all, where no other journey writes or asks for anything. */
async function startOwnDemo(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "first-visits-"));
  await cp(process.env.UNTOUCHED_DEMO ?? "", dataDir, { recursive: true });
  return await startSite({ dataDir, demo: true });
}

/**
 * Milliseconds of the processor that the main thread of a first visit takes until the page rests, which
 * others on the machine do not change.
 */
async function busyTimeOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(RESTS_AFTER);
  const { metrics } = await devtools.send("Performance.getMetrics");
  await context.close();
  return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? 0) * 1_000;
}

test("a first visit keeps the browser busy no longer than twice as long as the list does @once", async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const site = await startOwnDemo();
  try {
    const busy = new Map([LIST, ...COMPARED].map((path): [string, number[]] => [path, []]));
    // The first visitor of a site that has just started waits for its pictures to be made.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [path, times] of busy) {
        const time = await busyTimeOf(browser, site.url + path);
        if (round >= 0) times.push(time);
      }
    }
    const usual = (path: string) => median(busy.get(path) ?? []);
    expect(usual(LIST)).toBeGreaterThan(0);
    for (const path of COMPARED) {
      const said = `${path} in turns: ${busy.get(path)?.map(Math.round)}; the list: ${busy.get(LIST)?.map(Math.round)}`;
      expect.soft(usual(path), said).toBeLessThanOrEqual(2 * usual(LIST));
    }
  } finally {
    await site.stop();
    await rm(site.dataDir, { recursive: true, force: true });
  }
});
