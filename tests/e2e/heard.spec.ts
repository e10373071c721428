// What a screen reader gets: the browser's own tree and focus, not the document.
import { expect, type Page } from "@playwright/test";
import { test, untilAlive } from "./journey.ts";

/** Names of the nodes of a role in the browser's accessibility tree, without scrolling first. */
async function named(page: Page, role: string): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  return nodes.flatMap((node) =>
    !node.ignored && node.role?.value === role ? [String(node.name?.value ?? "")] : [],
  );
}

test("every heading of the home and its foot are in the tree before anybody scrolls", {
  tag: "@core",
}, async ({ page, open }) => {
  await open("/");
  const shown = await page
    .locator("h2")
    .evaluateAll((headings) => headings.map((heading) => heading.textContent?.trim() ?? ""));
  const heard = await named(page, "heading");
  expect(shown.length).toBeGreaterThan(4);
  for (const text of shown) expect.soft(heard.join("\n")).toContain(text);
  expect(await named(page, "contentinfo")).toHaveLength(1);
  const oneWord = (text: string) => text.replaceAll(/\s/g, "");
  const foot = await page.locator("footer nav a:visible").allTextContents();
  const links = (await named(page, "link")).map(oneWord);
  for (const text of foot) expect.soft(links, text).toContain(oneWord(text));
});

test("paging by keyboard keeps the focus, on the page that was reached", async ({ page, open, say }) => {
  await open("/notice/list");
  const pages = page.getByRole("navigation", { name: say("components.pagination.label"), exact: true });
  await pages
    .getByRole("link", { name: say("components.pagination.page", { page: 2 }), exact: true })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  const current = pages.locator("[aria-current=page]");
  await expect(current).toBeFocused();
  await expect(current).toContainText(say("components.pagination.page", { page: 2 }));
  await page.keyboard.press("Tab");
  await expect(
    pages.getByRole("link", { name: say("components.pagination.page", { page: 3 }), exact: true }),
  ).toBeFocused();
});

/** The size of letters that somebody set in the browser, in px; 16 is the usual one. */
const LARGE_FONTS = { standard: 32, fixed: 26 };

for (const path of ["/notice/list", "/"]) {
  test(`with letters twice as large in the browser the header covers nothing of ${path} @everywhere`, async ({
    page,
    at,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: LARGE_FONTS });
    await page.goto(at(path));
    await untilAlive(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const header = page.locator("header").first();
    const bottom = await header.evaluate((one) => one.getBoundingClientRect().bottom);
    const parts = await header
      .locator("a, button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...parts)).toBeLessThanOrEqual(bottom + 1);
    const title = await page.locator("h1").evaluate((one) => one.getBoundingClientRect().top);
    expect(title).toBeGreaterThanOrEqual(bottom);
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(tooWide).toBeLessThanOrEqual(0);
  });
}

test("a term and its translation are each read out in their language", async ({ page, open }) => {
  await open("/search?q=번역&type=term");
  const title = page.locator("main h3 a").first();
  await expect(title.locator("span[lang]").or(title.locator("span")).first()).toBeVisible();
  const languages = await title.evaluate((link) =>
    [...link.querySelectorAll(":scope > span")].map((part) => part.closest("[lang]")?.getAttribute("lang")),
  );
  expect([...languages].sort()).toEqual(["en", "ko"]);
});
