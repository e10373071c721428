// Who signed in and who failed to: for the owner in my account, for SUPER in the office.
import { expect } from "@playwright/test";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { test } from "./journey.ts";

test("owners see wrong tries at their account, SUPER finds them in the list", { tag: "@core" }, async ({
  page,
  say,
  at,
  open,
}) => {
  const account = await newMember(page.request);
  const wrong = await page.request.post("/api/v1/login", { data: { ...account, password: "Wrong!2345" } });
  expect(wrong.status()).toBe(400);
  await signIn(page, account);
  await open("/my-account?tab=sessions");
  const history = page.getByRole("list", { name: say("account.signIns.title") });
  await expect(history.getByRole("listitem").first()).toContainText(say("sign-ins.kind.SIGNED_IN"));
  await expect(history.getByRole("listitem").nth(1)).toContainText(say("sign-ins.kind.FAILED"));

  await page.evaluate(() => localStorage.clear());
  await signIn(page, STAFF);
  await page.goto(at(`/admin/sign-ins?who=${encodeURIComponent(account.email)}`));
  const table = page.getByRole("table", { name: say("sign-ins.title") });
  const failed = table.getByRole("row").filter({ hasText: say("sign-ins.reason.WRONG_PASSWORD") });
  await expect(failed).toContainText(account.email);
  const charts = page.getByRole("region", { name: say("sign-ins.days.failed.title") });
  await expect(charts.locator("svg")).toBeVisible();
  await page.goto(at(`/admin/sign-ins?who=${encodeURIComponent(account.email)}&kind=signed-in`));
  await expect(table.getByRole("row").filter({ hasText: say("sign-ins.kind.SIGNED_IN") })).toHaveCount(1);
  await expect(failed).toHaveCount(0);
});
