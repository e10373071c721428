// The office says something urgent above every page; a visitor reads it, puts it away, and meets the next
// one. On the empty site, so that no other journey meets it.
import { expect } from "@playwright/test";
import { OWNER, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test, untilAlive } from "./journey.ts";

test.use({
  baseURL: async ({ language: _ }, use) => {
    await use(process.env.EMPTY_SITE ?? "");
  },
});

test("a notice is above every page until it is put away, and comes back when it has changed", {
  tag: ["@core", "@once"],
}, async ({ page, say, open, browser, baseURL }) => {
  const main = page.getByRole("main");
  await signIn(page, OWNER);
  await open("/admin/emergency");
  await main.getByLabel(say("emergency-office.field.textKo")).fill("태풍으로 시험이 미뤄졌습니다.");
  await main.getByLabel(say("emergency-office.field.textEn")).fill("The exam is postponed.");
  await main.getByLabel(say("emergency-office.field.href")).fill("/kitec");
  await main.getByLabel(say("emergency-office.field.linkKo")).fill("새 날짜");
  await main.getByLabel(say("emergency-office.field.linkEn")).fill("New date");
  await main.getByLabel(say("emergency-office.field.showsFrom")).fill("2020-01-01T00:00");
  await main.getByLabel(say("emergency-office.field.showsTo")).fill("2120-01-01T00:00");
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: say("forms.save") }).click();
  await expect(main.getByText(say("emergency-office.state.LIVE"))).toBeVisible();

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  const strip = visitor.getByRole("region", { name: /긴급 알림|Emergency notice/ });
  await visitor.goto("/en/notice/list");
  await expect(strip).toContainText("The exam is postponed. New date");
  expect.soft(await axeViolations(visitor)).toEqual([]);
  await visitor.goto("/");
  await untilAlive(visitor);
  await expect(strip.getByRole("link", { name: "새 날짜" })).toHaveAttribute("href", "/kitec");
  await strip.getByRole("button", { name: say("layout.emergency.close") }).click();
  await expect(strip).toHaveCount(0);
  await expect(visitor.getByRole("main")).toBeFocused();
  // Put away it is not even painted at first.
  await visitor.goto("/notice/list", { waitUntil: "commit" });
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();

  await main.getByLabel(say("emergency-office.field.textKo")).fill("시험은 12월에 있습니다.");
  // The toast of the first time may still stand there.
  const answered = page.waitForResponse(
    (one) => one.url().endsWith("/graphql") && one.request().method() === "POST",
  );
  await page.getByRole("button", { name: say("forms.save") }).click();
  await answered;
  await visitor.goto("/");
  await expect(strip).toContainText("시험은 12월에 있습니다.");

  await main.getByLabel(say("emergency-office.field.isOn")).uncheck();
  await page.getByRole("button", { name: say("forms.save") }).click();
  await expect(main.getByText(say("emergency-office.state.OFF"))).toBeVisible();
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
  await visitor.close();
});
