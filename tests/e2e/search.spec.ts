// The search of the whole site: from the header, from the phone menu, and without script.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { makePost, paragraph, removePost, signInWriter } from "./office.ts";

const WORD = { ko: "통역", en: "interpret" } as const;

test(
  "finds from the header, by kind and page, and goes to a hit",
  { tag: "@core" },
  async ({ page, browser, baseURL, open, say, language, isMobile }, info) => {
    // A post of its own: what others write and take away meanwhile may be found first.
    const word = WORD[language];
    const title = {
      ko: `통역의 하루 ${randomUUID().slice(0, 8)}`,
      en: `Interpreting ${randomUUID().slice(0, 8)}`,
    };
    const office = await browser.newContext(baseURL ? { baseURL } : {});
    const editor = await office.newPage();
    await signInWriter(editor, info, "NOTICE");
    const content = paragraph(`${word}의 하루`);
    const given = { ko: { title: title.ko, content }, en: { title: title.en, content } };
    const id = await makePost(editor, "NOTICE", title.ko, {
      ...given,
      publishNow: true,
    });
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
    const kind = main.getByRole("link", { name: new RegExp(`^${say("search.type.POST")} \\d+`) });
    await kind.click();
    await expect(page).toHaveURL(/type=post/);
    await expect(kind).toHaveAttribute("aria-current", /./);
    await expect(main.getByRole("heading", { level: 2 })).toHaveCount(1);
    await main.getByRole("link", { name: title[language], exact: true }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title[language]);
    await removePost(editor, id);
    await office.close();
  },
);

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
