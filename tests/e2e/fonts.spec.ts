// What the font costs a visitor, and that all text is set in it.
import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";

const FIRST_VISIT_KB = 120;
const FIVE_VISITS_KB = 200;

/** Follows the font files a page fetches; a file that the browser has cached is none. */
function watchFonts(page: Page) {
  const files: { readonly path: string; readonly kilobytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(".woff2")) return;
    const { responseBodySize } = await request.sizes();
    if (responseBodySize > 0) files.push({ path: pathname, kilobytes: responseBodySize / 1000 });
  });
  return {
    files,
    kilobytes: () => files.reduce((sum, file) => sum + file.kilobytes, 0),
  };
}

/** Waits until a page has what it asks for. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Home, a list, a post, the schedule, a seminar: the links of a visitor who reads. */
const WAY = [
  'main a[href$="/notice/list"]',
  'main li a[href*="/notice/"]:not([href*="/list"])',
  'a[href$="/seminar-schedule"]',
  'main a[href*="/seminar-details/"]',
];

for (const how of ["by its links", "by its addresses"] as const) {
  test(`five pages, ${how}, cost a visitor little font`, async ({ page, open }) => {
    const fonts = watchFonts(page);
    await open("/");
    await settle(page);
    expect(fonts.files.length).toBeLessThanOrEqual(2);
    expect(fonts.kilobytes()).toBeGreaterThan(20);
    expect(fonts.kilobytes()).toBeLessThanOrEqual(FIRST_VISIT_KB);
    for (const link of WAY) {
      const target = page.locator(link).first();
      const href = (await target.getAttribute("href")) ?? "";
      if (how === "by its links") await target.dispatchEvent("click");
      else await page.goto(href);
      await expect(page).toHaveURL(href);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await settle(page);
    }
    expect(fonts.files.map(({ path }) => path).filter((path) => path.includes(".subset."))).toEqual([]);
    expect(fonts.files.length).toBeLessThanOrEqual(10);
    expect(fonts.kilobytes()).toBeLessThanOrEqual(FIVE_VISITS_KB);
  });
}

/** The fonts a text is drawn with. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}

test("what a reader types is set in the slices", { tag: "@once" }, async ({ page, open }) => {
  const fonts = watchFonts(page);
  await open("/search");
  await settle(page);
  const box = page.getByRole("main").getByRole("searchbox");
  await box.fill("뷁쾅");
  await expect
    .poll(() => fonts.files.filter(({ path }) => path.includes(".subset.")).length)
    .toBeGreaterThan(0);
});

test("nothing moves when the font comes", { tag: ["@core", "@everywhere"] }, async ({ page, open }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Object(entry).value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/*.woff2", async (route) => {
    // The page has been painted in the reader's own font by then.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
  await open("/notice/list");
  await settle(page);
  expect(await fontsOf(page, "h1")).toEqual(["Pretendard Variable"]);
  const shifts = await page.evaluate(() => Object(window).shifts);
  expect(shifts.filter((value: number) => value > 0.005)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is set in the font, too", { tag: "@once" }, async ({ page, at }) => {
    const fonts = watchFonts(page);
    await page.goto(at("/notice/list"));
    await expect.poll(() => fonts.files.length).toBe(2);
    await expect.poll(() => fontsOf(page, "h1")).toEqual(["Pretendard Variable"]);
  });
});
