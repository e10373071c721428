// The search of the whole site: from the header, from the phone menu, and without script.
import { expect } from "@playwright/test";
import { test } from "./journey.ts";

const WORD = { ko: "통역", en: "interpret" } as const;

test("finds from the header, by kind and page, and goes to a hit", { tag: "@core" }, async ({
  page,
  open,
  say,
  language,
  isMobile,
}) => {
  const word = WORD[language];
  await open("/");
  const banner = page.getByRole("banner");
  if (isMobile) await banner.getByRole("button", { name: say("layout.header.menu"), exact: true }).click();
  const box = isMobile ? page.getByRole("dialog").getByRole("searchbox") : banner.getByRole("searchbox");
  await box.fill(word);
  await box.press("Enter");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(say("search.heading"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(main.getByRole("searchbox")).toHaveValue(word);
  await expect(main.locator("mark").first()).toHaveText(new RegExp(`^${word}`, "i"));
  await main.getByRole("link", { name: new RegExp(`^${say("search.type.POST")} \\d+`) }).click();
  await expect(page).toHaveURL(/type=post/);
  const hit = main.getByRole("listitem").getByRole("heading", { level: 3 }).first().getByRole("link");
  const title = await hit.innerText();
  await hit.click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("says why there is nothing", async ({ page, open, say }) => {
  await open("/search");
  await expect(page.getByText(say("search.empty"))).toBeVisible();
  await open("/search?q=a");
  await expect(page.getByText(say("search.tooShort"))).toBeVisible();
  await open(`/search?q=${encodeURIComponent("없는낱말조합")}`);
  await expect(page.getByText(say("search.nothing"))).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the same page", async ({ page, at, language }) => {
    await page.goto(at("/search"));
    const box = page.getByRole("main").getByRole("searchbox");
    await box.fill(WORD[language]);
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.locator("main mark").first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
