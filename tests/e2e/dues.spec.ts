// The treasurer's new year: the page lists who owes the dues, requests them at once, and shows the progress and what follows.
import { expect } from "@playwright/test";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { type Account, STAFF, signIn } from "./accounts.ts";
import { test } from "./journey.ts";

const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };

test("anyone who owes the dues of a year is asked in one act", { tag: ["@core", "@once"] }, async ({
  page,
  say,
  open,
  mayLog,
}) => {
  // The first day that is tried has passed.
  mayLog(/422/);
  const year = String(seoulYear(new Date()));
  await signIn(page, FINANCE);
  await open("/admin/dues");
  const main = page.getByRole("main");
  await main.getByText(say("dues.ofYear", { year }), { exact: true }).click();
  const regular = main.getByRole("row", { name: say("enums.MemberGrade.REGULAR") });
  await expect(regular).toBeVisible();
  // Others are admitted beside this journey: an act that reaches others than it said is refused, and said again.
  await expect(async () => {
    await main.getByRole("button", { name: say("dues.issue.open") }).click();
    const dialog = page.getByRole("dialog");
    const day = dialog.getByLabel(say("dues.field.dueOn"));
    await day.fill("2020-01-31");
    await dialog.getByRole("button", { name: /\d/ }).click();
    await expect(day).toHaveAttribute("aria-invalid", "true");
    await day.fill(`${year}-12-31`);
    await dialog.getByRole("button", { name: /\d/ }).click();
    await expect(dialog).toHaveCount(0);
  }).toPass();
  await expect(main.getByText(say("dues.allAsked"))).toBeVisible({ timeout: 30_000 });
  await expect(regular.getByRole("cell").last()).toHaveText(say("dues.people", { count: 0 }));
  await expect(main.getByRole("heading", { name: say("dues.reminders") })).toBeVisible();
});
