// @long member-office.spec.ts, reading.spec.ts
// A list is where one left it, after Back and loaded anew: its page, what it is narrowed to and how it is sorted, and the place on the screen.
import { expect, type Page } from "@playwright/test";
import { STAFF, signIn } from "./accounts.ts";
import { test, untilAlive } from "./journey.ts";

/** Lists of each kind whose rows lead to a page of their own, narrowed, sorted, or on another page than the first. */
const OFFICE = [
  "/admin/member-management?order=asc&page=2",
  "/admin/payment-management?order=asc&size=50",
  "/admin/posts?board=notice&order=asc&size=50",
  "/admin/seminars?order=desc",
  "/admin/education-programs?order=desc",
  "/admin/journal/desk?order=desc",
  "/admin/journal/issues?order=asc",
] as const;
const PUBLIC = [
  "/notice/list?page=2",
  "/publication-archives/list",
  "/seminar-schedule?when=past",
  "/search?q=번역&type=post&page=2",
] as const;

/** Low enough for the rows to be above the window in part, and for a phone's header to be in sight. */
const DOWN = 320;

const where = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls a list down, follows the link of its last row, comes back, and loads it anew. */
async function leaveAndReturn(page: Page, address: string, rows: string): Promise<void> {
  const links = page.getByRole("main").locator(rows);
  await expect(links.first()).toBeVisible();
  const before = await links.allTextContents();
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), DOWN);
  const place = await where(page);
  // Without a pointer, which would bring the link into sight first.
  await links.last().dispatchEvent("click");
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(links).toHaveText(before);
  await expect.poll(() => where(page)).toBe(place);
  await page.reload();
  await untilAlive(page);
  await expect(links).toHaveText(before);
  await expect.poll(() => where(page)).toBe(place);
}

for (const list of OFFICE) {
  test(`${list} is where the office left it`, { tag: "@once" }, async ({ page, open, at }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await signIn(page, STAFF);
    await open(list);
    await leaveAndReturn(page, at(list), "[data-row] th a");
  });
}

for (const list of PUBLIC) {
  test(`${list} is where a visitor left it`, { tag: "@once" }, async ({ page, open, at }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(list);
    // The counts of the search's tabs grow while others upload.
    const rows = list.startsWith("/search") ? "li a:not(nav a)" : "h2 a, h3 a, li a, th a";
    await leaveAndReturn(page, at(list), rows);
  });
}

test("from the page of a member the way back is the list as it was narrowed, at the page it showed", {
  tag: "@once",
}, async ({ page, open, at }) => {
  await signIn(page, STAFF);
  const list = "/admin/member-management?order=asc&page=2";
  await open(list);
  const links = page.getByRole("main").locator("[data-row] th a");
  await links.first().click();
  const back = page.getByRole("main").locator(`a[href="${at(list)}"]`);
  await back.click();
  await expect(page).toHaveURL(at(list));
  await expect(links.first()).toBeVisible();
});

/** What an office has lists of, whichever noun it is. */
const ONE_LIST = [
  "/admin/member-management",
  "/admin/payment-management",
  "/admin/posts",
  "/admin/popup-management",
  "/admin/files",
  "/admin/outbox",
  "/admin/staff?show=members",
  "/admin/trash",
] as const;

test("lists of the office are of one kind: one width, tabs of one kind, and filters beside the rows", {
  tag: "@desktop",
}, async ({ page, open, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, STAFF);
  const main = page.getByRole("main");
  const widths = new Map<string, string>();
  /** How the tab that is open is drawn, and over how many lists. */
  const tabs = new Map<string, number>();
  for (const list of ONE_LIST) {
    await open(list);
    const count = main.getByRole("status").first();
    await expect(count).toContainText(/\d/);
    const { left, width } = await count.evaluate((one) => {
      const box = (one.parentElement ?? one).getBoundingClientRect();
      return { left: box.left, width: box.width };
    });
    widths.set(`${Math.round(left)} + ${Math.round(width)}`, list);
    // Tabs are links, each with an address of its own; a list without views has none.
    await expect(main.getByRole("tab"), list).toHaveCount(0);
    const rows = main.getByRole("navigation").filter({ has: page.locator("a[aria-current=page]") });
    for (const row of await rows.all()) {
      const kind = await row.evaluate((nav) => {
        const link = nav.querySelector("a[aria-current=page]");
        const { borderBottomWidth, borderBottomColor, fontWeight, fontSize, paddingBlock, color } =
          getComputedStyle(link ?? nav);
        return [borderBottomWidth, borderBottomColor, fontWeight, fontSize, paddingBlock, color].join(" ");
      });
      tabs.set(kind, (tabs.get(kind) ?? 0) + 1);
      const place = await row.boundingBox();
      expect.soft(place?.y, `${list}: tabs over the rows`).toBeLessThan((await count.boundingBox())?.y ?? 0);
    }
    const filters = main.getByRole("button", { name: say("list.filter.add"), exact: true });
    if (!(await filters.isVisible())) continue;
    const top = async () => (await count.boundingBox())?.y;
    const before = await top();
    await filters.click();
    await expect(page.getByRole("dialog", { name: say("list.filter.add") })).toBeVisible();
    expect.soft(await top(), `${list} with its filters open`).toBe(before);
    await page.keyboard.press("Escape");
  }
  expect([...widths]).toHaveLength(1);
  expect([...tabs]).toHaveLength(1);
  expect([...tabs.values()][0]).toBeGreaterThan(1);
});
