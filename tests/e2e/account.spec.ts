// My account: details and password.
import { expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { MEMBER, newMember, signIn } from "./accounts.ts";
import { localize, test, untilAlive } from "./journey.ts";

async function changePassword(page: Page, say: Speak, old: string, fresh: string): Promise<void> {
  const main = page.getByRole("main");
  await main.locator('input[name="old_password"]').fill(old);
  await main.locator('input[name="new_password"]').fill(fresh);
  await main.locator('input[name="confirm_new_password"]').fill(fresh);
  await main.getByRole("button", { name: say("members.password.submit"), exact: true }).click();
}

async function openPasswordTab(page: Page, say: Speak, open: (path: string) => Promise<void>): Promise<void> {
  await open("/my-account");
  const parts = page.getByRole("navigation", { name: say("account.tabs") });
  await expect(parts).toBeVisible();
  const menu = parts.getByRole("button");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("main").getByText(say("account.tab.password"), { exact: true }).first().click();
  await expect(page.locator('input[name="old_password"]')).toBeVisible();
}

test("a member changes the own details", { tag: "@core" }, async ({ page, say, open }) => {
  await signIn(page, await newMember(page.request));
  await open("/my-account");
  const main = page.getByRole("main");
  const department = main.getByRole("textbox", { name: say("members.field.department") });
  await department.fill("한영과");
  await main.getByRole("button", { name: say("forms.save"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: say("members.details.saved") })).toBeVisible();
  await page.reload();
  await expect(department).toHaveValue("한영과");
  await department.fill("");
  await main.locator('input[name="name"]').fill("");
  await main.getByRole("button", { name: say("forms.save"), exact: true }).click();
  await expect(main.getByRole("alert")).toContainText(say("errors.REQUIRED"));
});

test("a page of the account is where one left it, loaded anew and after Back", {
  tag: "@once",
}, async ({ page, at, open }) => {
  await signIn(page, MEMBER);
  await open("/my-account");
  const last = page.locator('input[name="department"]');
  await expect(last).toBeVisible();
  const where = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: "instant" }));
  await expect.poll(where).toBe(1_500);
  await page.reload();
  await untilAlive(page);
  await expect(last).toBeVisible();
  await expect.poll(where).toBe(1_500);
  // Without a pointer, which would bring the link into sight first.
  await page.getByRole("contentinfo").getByRole("link").first().dispatchEvent("click");
  await expect(page).not.toHaveURL(at("/my-account"));
  await expect.poll(where).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(where).toBe(1_500);
  // The reader continues from there, also when more arrives.
  await page.keyboard.press("Home");
  await expect.poll(where).toBe(0);
});

test("a wrong old password is told at its field and ends no session", async ({ page, say, open, mayLog }) => {
  mayLog(/422/);
  await signIn(page, await newMember(page.request));
  await openPasswordTab(page, say, open);
  await changePassword(page, say, "Wrong!2345", "Another!Lantern8");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(say("errors.OLD_PASSWORD_WRONG"));
  await expect(page).toHaveURL(/\/my-account/);
});

test("a new password ends every other session, with one alert in Korean", async ({
  page,
  say,
  open,
  browser,
  baseURL,
  language,
  viewport,
}) => {
  const account = await newMember(page.request);
  await signIn(page, account);
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport });
  const other = await elsewhere.newPage();
  const alerts: string[] = [];
  other.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await signIn(other, account);
  await other.goto(localize(language, "/my-account"));
  await untilAlive(other);
  await expect(other.locator('input[name="name"]')).toBeVisible();

  await openPasswordTab(page, say, open);
  await changePassword(page, say, account.password, "Another!Lantern8");
  await expect(page.getByRole("status").filter({ hasText: say("members.password.saved") })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/my-account/);

  await other.locator('input[name="name"]').fill("다른 이름");
  await other
    .getByRole("main")
    .getByRole("button", { name: say("forms.save"), exact: true })
    .click();
  // Something is typed: signing in again is offered where it is, and may be left for later.
  await other
    .getByRole("dialog", { name: say("members.again.title") })
    .getByRole("button", { name: say("members.again.otherwise") })
    .click();
  await expect(other).toHaveURL(localize(language, "/"));
  expect(alerts).toHaveLength(1);
  expect(alerts[0]).toContain("세션이 만료되었습니다. 다시 로그인해 주세요.");
  if (language === "en") expect(alerts[0]).toContain(say("errors.SESSION_EXPIRED"));
  expect(await other.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  await elsewhere.close();
});
