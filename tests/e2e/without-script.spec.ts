// Everything a visitor reads is in the document itself.
import { expect } from "@playwright/test";
import { test } from "./journey.ts";

test.use({ javaScriptEnabled: false });

test("home, list and post are read without script", { tag: "@core" }, async ({ page, say, at }) => {
  await page.goto(at("/"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await (await page.request.get(at("/"))).text()).toContain(
    `<noscript><p class="frame">${say("layout.noScript")}</p></noscript>`,
  );
  await expect(
    page.getByRole("main").getByRole("link", { name: say("banners.home.allNotices") }),
  ).toBeVisible();
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: say("layout.account.login") }),
  ).toBeVisible();

  await page.goto(at("/notice/list"));
  const pages = page.getByRole("navigation", { name: say("components.pagination.label") });
  await pages.getByRole("link", { name: say("components.pagination.next") }).click();
  await expect(page).toHaveURL(`${at("/notice/list")}?page=2`);
  const row = page
    .getByRole("main")
    .locator("li")
    .filter({ has: page.getByRole("time") })
    .first();
  const title = (await row.getByRole("link").textContent()) ?? "";
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("article").locator("p").first()).toBeVisible();
});

test("the schedule, its calendar and a seminar are read without script", async ({ page, say, at }) => {
  await page.goto(at("/seminar-schedule?view=month"));
  const main = page.getByRole("main");
  await main
    .getByRole("navigation", { name: say("program-pages.month.move") })
    .getByRole("link")
    .last()
    .click();
  await expect(page).toHaveURL(/view=month&month=/);
  await main.getByRole("link", { name: say("program-pages.schedule.list"), exact: true }).click();
  await expect(page).toHaveURL(at("/seminar-schedule"));
  const subscribe = main.getByRole("link", { name: say("program-pages.feed.open") });
  await expect(subscribe).toHaveAttribute("href", /^\/seminars\.ics/);
  const open = main
    .getByRole("listitem")
    .filter({ hasText: say("enums.ProgramState.OPEN") })
    .first();
  await open.getByRole("heading").getByRole("link").click();
  const panel = page.getByRole("complementary", { name: say("program-details.panel.label") });
  await expect(panel).toContainText(say("enums.ProgramState.OPEN"));
  await expect(panel).toContainText("KST");
});

test("the head says what each page is, in both languages", async ({ page, at, language, baseURL }) => {
  for (const path of [
    "/",
    "/notice/list?page=2",
    "/seminar-schedule?when=past",
    "/kitec",
    "/privacy-policy",
  ]) {
    await page.goto(at(path));
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute("content", /\S{2,}/);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${at(path)}`);
    for (const [hreflang, start] of [
      ["ko", ""],
      ["en", "/en"],
      ["x-default", ""],
    ] as const) {
      const address = path === "/" ? start || "/" : `${start}${path}`;
      const link = page.locator(`head link[rel="alternate"][hreflang="${hreflang}"]`);
      await expect(link).toHaveAttribute("href", `${baseURL}${address}`);
    }
  }
});
