// A second factor, set up in my account and asked for at the sign-in: an app, and a passkey of a virtual device.
import { expect, type Page } from "@playwright/test";
import { codeOf } from "#tests/support/authenticator.ts";
import type { Speak } from "#tests/support/messages.ts";
import { type Account, newMember, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test, untilAlive } from "./journey.ts";

async function fillIn(page: Page, say: Speak, { email, password }: Account): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: say("members.field.email") }).fill(email);
  await main.locator('input[name="password"]').fill(password);
  await main.getByRole("button", { name: say("members.login.submit"), exact: true }).click();
}

test("an app is set up with its QR code, asked for at the sign-in, and recovery codes stand in for it", {
  tag: "@core",
}, async ({ page, say, at, open, mayLog }) => {
  mayLog(/422/);
  const account = await newMember(page.request);
  await signIn(page, account);
  await open("/my-account?tab=security");
  await page.getByRole("button", { name: say("account.security.app.begin") }).click();
  await expect(page.getByRole("img", { name: say("account.security.app.qr") })).toBeVisible();
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const app = page.getByRole("form", { name: say("account.security.app.title") });
  await app.getByRole("textbox").fill(codeOf(secret, new Date()));
  await app.getByRole("button", { name: say("account.security.app.confirm") }).click();
  const codes = page.getByRole("list", { name: say("account.security.codes.shown") }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: say("account.security.codes.saved") }).click();
  await expect(codes).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await open("/login");
  await fillIn(page, say, account);
  const second = page.getByRole("main").getByRole("textbox", { name: say("members.field.code") });
  await second.fill("000000");
  await page.getByRole("button", { name: say("members.factor.submit") }).click();
  await expect(page.getByRole("alert")).toContainText(say("errors.CODE_WRONG"));
  await second.fill(recovery);
  await page.getByRole("button", { name: say("members.factor.submit") }).click();
  await expect(page).toHaveURL(at("/my-account"));
});

interface Tools {
  readonly say: Speak;
  readonly at: (path: string) => string;
  readonly baseURL: string | undefined;
}

/** Browsers make no keys for an address of numbers. */
const namedSite = (baseURL = "") => baseURL.replace("127.0.0.1", "localhost");

/** A member with a passkey of a virtual device, signed in on the security page. */
async function memberWithPasskey(page: Page, { say, at, baseURL }: Tools): Promise<Account> {
  const site = namedSite(baseURL);
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = await newMember(page.request);
  await page.goto(`${site}${at("/login")}`);
  await untilAlive(page);
  await fillIn(page, say, account);
  await expect(page).toHaveURL(`${site}${at("/my-account")}`);
  await page.goto(`${site}${at("/my-account?tab=security")}`);
  await untilAlive(page);
  const keys = page.getByRole("form", { name: say("account.security.keys.title") });
  await keys.getByRole("textbox", { name: say("account.security.keys.name") }).fill("노트북");
  await keys.getByRole("button", { name: say("account.security.keys.add") }).click();
  await expect(page.getByRole("list", { name: say("account.security.keys.title") })).toContainText("노트북");
  return account;
}

test("a passkey is made on this device and signs in without a password", { tag: "@core" }, async ({
  page,
  say,
  at,
  baseURL,
}) => {
  const site = namedSite(baseURL);
  await memberWithPasskey(page, { say, at, baseURL });

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}${at("/login")}`);
  await untilAlive(page);
  await page.getByRole("button", { name: say("members.login.passkey") }).click();
  await expect(page).toHaveURL(`${site}${at("/my-account")}`);
});

test("a proof that is closed or wrong says so, leaves what was typed, and gives the focus back", async ({
  page,
  say,
  at,
  baseURL,
  mayLog,
}) => {
  mayLog(/403|422|Proof/);
  await memberWithPasskey(page, { say, at, baseURL });
  await page.goto(`${namedSite(baseURL)}${at("/my-account")}`);
  await untilAlive(page);
  // The person closes the browser's prompt.
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  const main = page.getByRole("main");
  const typed = main.getByRole("textbox", { name: say("members.field.department") });
  await typed.fill("한영과");
  // What the server answers once the sign-in is five minutes old.
  const refused = { errors: [{ message: "", extensions: { code: "REAUTH_REQUIRED" } }] };
  await page.route("**/graphql", (route) => route.fulfill({ status: 403, json: refused }), { times: 1 });
  const save = main.getByRole("button", { name: say("forms.save"), exact: true }).first();
  await save.click();
  const dialog = page.getByRole("dialog", { name: say("members.reauth.title") });
  const byKey = dialog.getByRole("button", { name: say("members.reauth.passkey"), exact: true });
  await expect(byKey).toBeFocused();
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(say("members.passkey.closed"));
  await expect(byKey).toBeFocused();
  await dialog.getByRole("button", { name: say("members.reauth.byRecovery"), exact: true }).click();
  const code = dialog.getByRole("textbox", { name: say("members.field.code") });
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText(say("errors.CODE_WRONG"));
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(save).toBeFocused();
  await expect(typed).toHaveValue("한영과");
});
