// A table of first visits: ten pages in a real browser that has nothing of the site yet, on a phone as
// Lighthouse means one. Figures are medians of three visits, counted until the page rests: what comes after
// the page answers to clicks counts, and so does a popup that is live.
import { rmSync } from "node:fs";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, installBrowser } from "#tests/support/install-browser.ts";
import { startSite } from "#tests/support/site.ts";
import { DEMO_PAGES, type DemoPage, findDemoPages, phoneData } from "./demo-pages.ts";
import { SCRIPT_FILES_AT_MOST, SCRIPTS_AT_MOST_KB } from "./page-weight.ts";
import type { Figure, Section } from "./report.ts";
import { median } from "./rounds.ts";

const VISITS = 3;
/** Milliseconds without a request: later parts wait until a page rests. */
const RESTS_AFTER = 3_000;
const RESTS_WITHIN = 90_000;

/** Lighthouse's phone, and its slow 4G as a browser applies it ("mobileSlow4G" of its constants). */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "ko-KR",
  timezoneId: "Asia/Seoul",
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
} as const;
const PROCESSOR_SLOWED = 4;
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const;

/** Parts that come when a page rests, such as sharing and the time that is left: files, and kilobytes of 1000 bytes. */
const LATER = { scripts: 2, scriptKilobytes: 3 } as const;
/** What another public page may ask a browser for: what it needs before it answers to clicks, and its later parts. */
const OF_ANY_PAGE = {
  scripts: SCRIPT_FILES_AT_MOST + LATER.scripts,
  scriptKilobytes: SCRIPTS_AT_MOST_KB + LATER.scriptKilobytes,
};
/** What home and the forms of accounts may ask for, later parts among it. */
const BOUNDS: Readonly<
  Partial<Record<DemoPage, { readonly scripts: number; readonly scriptKilobytes: number }>>
> = {
  home: { scripts: 8, scriptKilobytes: 150 },
  login: { scripts: 10, scriptKilobytes: 190 },
  registration: { scripts: 10, scriptKilobytes: 190 },
};

/**
 * The page that others are measured by: none blocks longer than twice as long, or than 100 ms, the bound of a
 * good page, where that page hardly blocks.
 */
const MEASURE: DemoPage = "a list";
const BLOCKS_MS = 100;

const COLUMNS = [
  { key: "scripts", head: "scripts" },
  { key: "scriptKilobytes", head: "kB of them" },
  { key: "requests", head: "requests" },
  { key: "kilobytes", head: "kB" },
  { key: "blocking", head: "blocking ms" },
  { key: "firstPaint", head: "first paint ms" },
  { key: "largestPaint", head: "largest paint ms" },
] as const;

/** A first visit by what its columns show; times in milliseconds. */
type Visit = Readonly<Record<(typeof COLUMNS)[number]["key"], number>>;

/** What the page itself is asked about its first visit. */
interface PageTimes {
  /** Of each task over 50 ms after the first paint, what is over. */
  readonly blocking: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
}

/** In the page, before anything of it: entries of long tasks and of the largest paint are not stored by the browser. */
function watchTimes(): void {
  const seen: { tasks: PerformanceEntry[]; largest: number } = { tasks: [], largest: 0 };
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries())).observe({
    type: "longtask",
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  Object.assign(window, {
    timesOfVisit: () => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const firstPaint = paint?.startTime ?? Number.NaN;
      const blocking = seen.tasks
        .filter(({ startTime, duration }) => startTime + duration > firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
      return { blocking, firstPaint, largestPaint: seen.largest };
    },
  });
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWED });
}

/** An answer over the wire. */
interface Sent {
  readonly isScript: boolean;
  /** Bytes. */
  readonly body: number;
  readonly headers: number;
}

/** Opens a page and waits until it asks for nothing more. @returns what it was sent */
async function openUntilRest(page: Page, url: string): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  let last = Date.now();
  page.on("request", () => {
    last = Date.now();
  });
  page.on("requestfinished", async (request) => {
    last = Date.now();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const isScript = request.resourceType() === "script";
    sent.push({ isScript, body: responseBodySize, headers: responseHeadersSize });
  });
  await page.goto(url, { waitUntil: "load", timeout: RESTS_WITHIN });
  const until = Date.now() + RESTS_WITHIN;
  while (Date.now() - last < RESTS_AFTER) {
    if (Date.now() > until) throw new Error(`${url} does not come to rest`);
    await page.waitForTimeout(200);
  }
  return sent;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(watchTimes);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    const sent = await openUntilRest(page, url);
    const times: PageTimes = await page.evaluate(() => Reflect.get(window, "timesOfVisit")());
    const scripts = sent.filter(({ isScript }) => isScript);
    return {
      scripts: scripts.length,
      scriptKilobytes: scripts.reduce((sum, { body }) => sum + body, 0) / 1_000,
      requests: sent.length,
      kilobytes: sent.reduce((sum, { body, headers }) => sum + body + headers, 0) / 1_000,
      ...times,
    };
  } finally {
    await context.close();
  }
}

/** The median of each column. */
function usual(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return {
    scripts: of("scripts"),
    scriptKilobytes: of("scriptKilobytes"),
    requests: of("requests"),
    kilobytes: of("kilobytes"),
    blocking: of("blocking"),
    firstPaint: of("firstPaint"),
    largestPaint: of("largestPaint"),
  };
}

const blockingOf = (page: DemoPage, { blocking }: Visit, measure: number): Figure => ({
  name: `blocking of ${page}`,
  value: blocking,
  unit: "ms",
  atMost: Math.max(BLOCKS_MS, 2 * measure),
});

function boundsOf(page: DemoPage, { scripts, scriptKilobytes }: Visit): Figure[] {
  const most = BOUNDS[page] ?? OF_ANY_PAGE;
  return [
    { name: `files of scripts of ${page}`, value: scripts, unit: "", atMost: most.scripts },
    { name: `scripts of ${page}`, value: scriptKilobytes, unit: "kB", atMost: most.scriptKilobytes },
  ];
}

/** @param say called while the browser is installed */
export async function measureFirstVisits(say: (line: string) => void): Promise<Section> {
  const executablePath = installBrowser(say);
  const data = phoneData();
  const site = await startSite({
    demo: true,
    env: { NODE_ENV: "production", LOG_LEVEL: "warn", OPEN_GRAPHQL: "1" },
  });
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, XDG_DATA_HOME: data },
    args: [...BROWSER_ARGUMENTS],
  });
  try {
    const paths = await findDemoPages(site.url);
    const pages = DEMO_PAGES.map((page) => [page, paths[page]] as const);
    // The first visitor of a site that has just started waits for its pictures to be made.
    for (const [, path] of pages) await visit(browser, site.url + path);
    const table: string[][] = [["", ...COLUMNS.map(({ head }) => head)]];
    const figures: Figure[] = [];
    const rows = new Map<DemoPage, Visit>();
    for (const [page, path] of pages) {
      const visits: Visit[] = [];
      for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, site.url + path));
      const row = usual(visits);
      table.push([page, ...COLUMNS.map(({ key }) => row[key].toFixed(0))]);
      figures.push(...boundsOf(page, row));
      rows.set(page, row);
    }
    const measure = rows.get(MEASURE)?.blocking ?? Number.NaN;
    for (const [page, row] of rows) figures.push(blockingOf(page, row, measure));
    return {
      title: "First visits",
      how: `a phone with nothing of the site yet: processor ${PROCESSOR_SLOWED} times slower, slow 4G, median of ${VISITS}, demo content`,
      table,
      figures,
    };
  } finally {
    await browser.close();
    await site.stop();
    rmSync(data, { recursive: true });
  }
}
