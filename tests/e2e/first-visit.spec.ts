// @long page-weight.spec.ts
// What a browser with nothing in its cache loads for a first visit until the page rests, also what comes after the page answers to clicks, and
// how long the browser is busy with it.
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
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

const ROUNDS = 3;

/** Milliseconds of the processor that the main thread of a first visit takes until the page rests, which others on the machine do not change. */
async function busyTimeOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(RESTS_AFTER);
  const { metrics } = await devtools.send("Performance.getMetrics");
  await page.close();
  return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? 0) * 1_000;
}

/** The median of some first visits. */
async function usualBusyTime(browser: Browser, address: string): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext();
    all.push(await busyTimeOf(context, address));
    await context.close();
  }
  return all.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

test("a first visit keeps the browser busy no longer than twice as long as the list does @once", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const list = await usualBusyTime(browser, new URL("/notice/list", baseURL).href);
  expect(list).toBeGreaterThan(0);
  for (const path of ["/", "/seminar-schedule", "/journal", "/login", "/register"]) {
    const busy = await usualBusyTime(browser, new URL(path, baseURL).href);
    expect.soft(busy, `${path}; the list takes ${list.toFixed(0)} ms`).toBeLessThanOrEqual(2 * list);
  }
});
