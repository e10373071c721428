// A forgotten password: the mail is asked for, its link followed, and the office sees what waits where no mail server is set.
import { expect } from "@playwright/test";
import { newMember, OWNER, signIn } from "./accounts.ts";
import { localize, test, untilAlive } from "./journey.ts";
import { mailedLink } from "./mailbox.ts";

const FRESH = "Another!Horse8";

test("is replaced with the link of a mail, once", { tag: "@core" }, async ({
  page,
  say,
  at,
  open,
  language,
  mayLog,
}) => {
  mayLog(/400/);
  const account = await newMember(page.request, language);
  await open("/login");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: say("members.login.forgot") }).click();
  await expect(page).toHaveURL(at("/forgot-password"));
  await main.getByRole("button", { name: say("members.forgot.submit"), exact: true }).click();
  await expect(main.getByRole("alert")).toContainText(say("errors.EMAIL_REQUIRED"));
  await main.getByRole("textbox", { name: say("members.field.email") }).fill(account.email);
  await main.getByRole("button", { name: say("members.forgot.submit"), exact: true }).click();
  await expect(main.getByRole("status")).toContainText(account.email);

  const path = await mailedLink(account.email, localize(language, "/reset-password?token="));
  await page.goto(path);
  await untilAlive(page);
  await main.locator('input[name="new_password"]').fill(FRESH);
  await main.locator('input[name="confirm_new_password"]').fill("Different!8");
  await main.getByRole("button", { name: say("members.reset.submit"), exact: true }).click();
  await expect(main.getByRole("alert")).toContainText(say("errors.PASSWORD_MISMATCH"));
  await main.locator('input[name="confirm_new_password"]').fill(FRESH);
  await main.getByRole("button", { name: say("members.reset.submit"), exact: true }).click();
  await expect(page).toHaveURL(at("/login"));
  await expect(page.getByRole("status").filter({ hasText: say("members.reset.saved") })).toBeVisible();
  await signIn(page, { ...account, password: FRESH });

  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  await untilAlive(page);
  await main.locator('input[name="new_password"]').fill("Third!Horse9");
  await main.locator('input[name="confirm_new_password"]').fill("Third!Horse9");
  await main.getByRole("button", { name: say("members.reset.submit"), exact: true }).click();
  await expect(main.getByRole("alert")).toContainText(say("errors.LINK_ENDED"));
});

test("asking for an address nobody has looks the same", async ({ page, say, open }) => {
  await open("/forgot-password");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: say("members.field.email") }).fill("nobody-here@example.org");
  await main.getByRole("button", { name: say("members.forgot.submit"), exact: true }).click();
  await expect(main.getByRole("status")).toContainText("nobody-here@example.org");
});

test.describe("without a mail server", () => {
  test.use({
    baseURL: async ({ language: _ }, use) => {
      await use(process.env.EMPTY_SITE ?? "");
    },
  });

  test("the office reads its mails by state and knows that none goes out yet", async ({
    page,
    say,
    open,
  }) => {
    const account = await newMember(page.request);
    await page.request.post("/api/v1/forgot-password", { data: { email: account.email } });
    await signIn(page, OWNER);
    await open("/admin/outbox");
    const main = page.getByRole("main");
    await expect(main.getByText(say("outbox.unsent"))).toBeVisible();
    const row = main.getByRole("row").filter({ hasText: account.email }).first();
    await row.getByRole("rowheader").getByRole("button").click();
    await expect(page.getByRole("dialog").getByText("비밀번호를 새로 정하려면")).toBeVisible();
    await page.keyboard.press("Escape");
    await main.getByRole("link", { name: say("outbox.state.FAILED"), exact: true }).click();
    await expect(page).toHaveURL(/state=failed/);
    await expect(main.getByText(say("outbox.empty"))).toBeVisible();
  });
});
