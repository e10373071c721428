// A member looks after the own account: the address is proved and changed, devices are signed out, the data
// taken away, and the account closed.
import { expect } from "@playwright/test";
import { newMember, signIn } from "./accounts.ts";
import { localize, test, untilAlive } from "./journey.ts";
import { mailedLink } from "./mailbox.ts";

test("an address is proved by a button, and another one takes its place", { tag: "@core" }, async ({
  page,
  say,
  at,
  open,
  language,
}) => {
  const account = await newMember(page.request, language);
  await signIn(page, account);
  await open("/my-account");
  const main = page.getByRole("main");
  const seeToast = (id: Parameters<typeof say>[0]) =>
    expect(page.getByRole("status").filter({ hasText: say(id) })).toBeVisible();
  await expect(main.getByRole("heading", { name: say("account.proof.missing") })).toBeVisible();
  await main.getByRole("button", { name: say("account.proof.again") }).click();
  await seeToast("account.proof.sent");

  // The one of the registration, and the one asked for again.
  const verify = localize(language, "/verify-email?token=");
  const proof = await mailedLink(account.email, verify, 2);
  // Anyone who only opens the link has used nothing up.
  await page.request.get(proof);
  await page.goto(proof);
  await untilAlive(page);
  await main.getByRole("button", { name: say("members.verify.submit") }).click();
  await expect(main.getByRole("status")).toContainText(say("members.verify.done"));
  await main.getByRole("link", { name: say("members.verify.toAccount") }).click();
  await expect(main.locator('input[name="name"]')).toBeVisible();
  await expect(main.getByText(say("account.proof.missing"))).toBeHidden();

  const fresh = account.email.replace("journey-", "moved-");
  await main.locator('input[name="email"]').fill(fresh);
  await main.locator('input[name="password"]').fill(account.password);
  await main.getByRole("button", { name: say("members.address.submit") }).click();
  await seeToast("members.address.sent");
  await expect(main.getByRole("heading", { name: say("account.proof.pending") })).toBeVisible();
  await page.goto(await mailedLink(fresh, verify));
  await untilAlive(page);
  await main.getByRole("button", { name: say("members.verify.submit") }).click();
  await main.getByRole("link", { name: say("members.verify.toAccount") }).click();
  await expect(page).toHaveURL(at("/my-account"));
  await expect(main.getByText(fresh)).toBeVisible();
});

test("devices are signed out, the data is taken away, and the account is closed @once", async ({
  page,
  say,
  at,
  open,
  mayLog,
}) => {
  mayLog(/400|422/);
  const account = await newMember(page.request);
  await page.request.post("/api/v1/login", { data: account });
  await signIn(page, account);
  await open("/my-account?tab=sessions");
  const main = page.getByRole("main");
  await expect(main.getByText(say("account.sessions.current"))).toBeVisible();
  await main.getByRole("button", { name: say("account.sessions.endOthers") }).click();
  const devices = main.getByRole("list", { name: say("account.sessions.title") }).getByRole("listitem");
  await expect(devices).toHaveCount(1);

  const go = async (tab: "data" | "withdraw") => {
    const menu = main.getByRole("button", { name: say("account.tabs") });
    if (await menu.isVisible()) await menu.click();
    await main.getByRole("link", { name: say(`account.tab.${tab}`) }).click();
  };
  await go("data");
  await main.getByRole("button", { name: say("account.mailLanguage.choose.EN") }).click();
  await expect(main.getByText(say("account.mailLanguage.EN"), { exact: true })).toBeVisible();
  await main.getByRole("button", { name: say("account.newsletter.start") }).click();
  await expect(main.getByText(say("account.newsletter.on"))).toBeVisible();
  const file = page.waitForEvent("download");
  await main.getByRole("button", { name: say("account.download.submit") }).click();
  expect((await file).suggestedFilename()).toBe("my-data.zip");

  await go("withdraw");
  const leave = async (password: string) => {
    await main.locator('input[name="password"]').fill(password);
    await main
      .locator("form")
      .getByRole("button", { name: say("account.withdraw.submit"), exact: true })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: say("account.withdraw.submit"), exact: true }).click();
  };
  await leave("Wrong!2345");
  await expect(main.getByRole("alert")).toContainText(say("errors.PASSWORD_WRONG"));
  await leave(account.password);
  await expect(page).toHaveURL(at("/"));
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  const again = await page.request.post("/api/v1/login", { data: account });
  expect(again.status()).toBe(400);
});
