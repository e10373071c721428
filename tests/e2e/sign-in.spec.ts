// Signing in, being led on, and the toasts that say so.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { MEMBER, newMember, STAFF, signIn } from "./accounts.ts";
import { test, untilAlive } from "./journey.ts";

async function fillIn(page: Page, say: Speak, email: string, password: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: say("members.field.email") }).fill(email);
  await main.locator('input[name="password"]').fill(password);
  await main.getByRole("button", { name: say("members.login.submit"), exact: true }).click();
}

test("a wrong password keeps both fields and is no expired session", async ({ page, say, open, mayLog }) => {
  mayLog(/400/);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open("/login");
  await fillIn(page, say, MEMBER.email, "Wrong!2345");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(say("errors.LOGIN_FAILED"));
  await expect(page.getByRole("main").getByRole("textbox", { name: say("members.field.email") })).toHaveValue(
    MEMBER.email,
  );
  await expect(page.locator('input[name="password"]')).toHaveValue("Wrong!2345");
  await expect(page.locator('input[name="password"]')).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  expect(dialogs).toEqual([]);
});

test("anyone who is faster than the page's scripts is signed in when they have come", {
  tag: "@once",
}, async ({ page, say, at }) => {
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(at("/login"), { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: say("members.field.email") }).fill(MEMBER.email);
  await main.locator('input[name="password"]').fill(MEMBER.password);
  await page.keyboard.press("Enter");
  typed.resolve();
  await expect(page).toHaveURL(at("/my-account"));
});

test("a member is greeted by a toast and led to the own account, staff to the office", {
  tag: "@core",
}, async ({ page, say, at, open }) => {
  await open("/login");
  await fillIn(page, say, MEMBER.email, MEMBER.password);
  await expect(page.getByRole("status").filter({ hasText: say("session.loginSuccess") })).toBeVisible();
  await expect(page).toHaveURL(at("/my-account"));
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("auth_")));
  expect(keys.sort()).toEqual(["auth_member_idx", "auth_member_type", "auth_token", "auth_token_type"]);

  await page.evaluate(() => localStorage.clear());
  await open("/login");
  await fillIn(page, say, STAFF.email, STAFF.password);
  await expect(page).toHaveURL(at("/admin/dashboard"));
});

test.describe("toasts", { tag: "@once" }, () => {
  /** Signs in with the page's clock standing still but for what the test lets pass. */
  const greet = async (page: Page, say: Speak, open: (path: string) => Promise<void>) => {
    await page.clock.install();
    await open("/login");
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillIn(page, say, MEMBER.email, MEMBER.password);
    const toast = page.getByRole("status").filter({ hasText: say("session.loginSuccess") });
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await toast.isVisible()).toBe(true);
    }).toPass({ intervals: [50] });
    // It has come to its place: one that is still moving slips from under the pointer.
    await page.clock.runFor(300);
    const place = () => toast.boundingBox();
    await expect(async () => expect(await place()).toEqual(await place())).toPass();
    return toast;
  };
  const isUnderPointer = (toast: Locator) => toast.evaluate((element) => element.matches(":hover"));

  test("close by themselves after three seconds", async ({ page, say, open }) => {
    const toast = await greet(page, say, open);
    await page.clock.runFor(2_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1_300);
    await expect(toast).toBeHidden();
  });

  test("wait under the pointer", async ({ page, say, open }) => {
    const toast = await greet(page, say, open);
    await toast.hover();
    await expect.poll(() => isUnderPointer(toast)).toBe(true);
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 600);
    await expect.poll(() => isUnderPointer(toast)).toBe(false);
    await page.clock.runFor(4_000);
    await expect(toast).toBeHidden();
  });

  test("close on a click and stand top centre", async ({ page, say, open }) => {
    const toast = await greet(page, say, open);
    const box = await toast.boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
    expect(box?.y).toBeLessThan(120);
    await toast.click();
    await page.clock.runFor(500);
    await expect(toast).toBeHidden();
  });

  test("are dragged away", async ({ page, say, open }) => {
    const toast = await greet(page, say, open);
    const box = await toast.boundingBox();
    const at = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 250, at.y, { steps: 8 });
    await page.mouse.up();
    await page.clock.runFor(500);
    await expect(toast).toBeHidden();
  });
});

test.describe("next", { tag: "@once" }, () => {
  for (const [next, expected] of [
    ["/news/list?page=1", "/news/list?page=1"],
    ["https://evil.example/", "/my-account"],
    ["//evil.example/", "/my-account"],
    ["/\\evil.example", "/my-account"],
    ["javascript:alert(1)", "/my-account"],
    ["/%09/evil.example", null],
  ] as const) {
    test(`leads to pages of this site only: ${next}`, async ({ page, say, open, baseURL, mayLog }) => {
      mayLog(/404/);
      await open(`/login?next=${encodeURIComponent(next)}`);
      await fillIn(page, say, MEMBER.email, MEMBER.password);
      await expect(page).not.toHaveURL(/\/login/);
      expect(new URL(page.url()).origin).toBe(baseURL);
      if (expected !== null) await expect(page).toHaveURL(expected);
    });
  }
});

test("guarded pages lead to the sign-in and back, and nothing of them flashes", { tag: "@core" }, async ({
  page,
  say,
  at,
  baseURL,
}) => {
  await page.goto(at("/my-account?tab=password"));
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(new URL(page.url()).searchParams.get("next")).toBe("/my-account?tab=password");
  await untilAlive(page);
  await fillIn(page, say, MEMBER.email, MEMBER.password);
  await expect(page).toHaveURL(`${baseURL}${at("/my-account?tab=password")}`);
});

test("somebody signed in never sees the sign-in form", async ({ page, say, at }) => {
  await signIn(page, await newMember(page.request));
  await page.addInitScript(() => {
    const seen = () =>
      document.querySelector('main input[name="password"]')?.checkVisibility({ visibilityProperty: true }) ===
      true;
    const watch = () => {
      if (seen()) sessionStorage.setItem("flashed", "1");
      requestAnimationFrame(watch);
    };
    watch();
  });
  for (const path of ["/login", "/register"]) {
    await page.goto(at(path));
    await expect(page).toHaveURL(at("/my-account"));
  }
  expect(await page.evaluate(() => sessionStorage.getItem("flashed"))).toBeNull();
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: say("layout.account.login") })
      .locator("visible=true"),
  ).toHaveCount(0);
});
