// The secretary moves a society in: a roster is tried, imported and undone; somebody is added and invited;
// two accounts become one.
import { expect } from "@playwright/test";
import { STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";

test("a roster comes and goes, somebody is added, and who registered twice is one person", {
  tag: "@core",
}, async ({ page, say, open }) => {
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const mark = crypto.randomUUID().slice(0, 6);

  await signIn(page, STAFF);
  await open("/admin/member-management/import");
  const lines = [
    "성명,이메일,회원구분,2025 회비",
    `명부${mark},roster-${mark}@example.net,정회원,O`,
    "틀림,x,,",
  ];
  const buffer = Buffer.from(lines.join("\r\n"));
  await main
    .locator("input[type=file]")
    .setInputFiles({ name: `명부${mark}.csv`, mimeType: "text/csv", buffer });
  const roster = main.getByRole("region", { name: `명부${mark}.csv` });
  await roster.getByRole("button", { name: say("member-import.try") }).click();
  await expect(roster.getByText(say("errors.EMAIL_INVALID"))).toBeVisible();
  await expect(page).toHaveURL(/roster=\d+/);
  await page.reload();
  await expect(roster.getByText(say("errors.EMAIL_INVALID"))).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await roster.getByRole("button", { name: say("member-import.start", { count: 1 }) }).click();
  await expect(
    roster.getByText(say("member-import.result", { created: 1, updated: 0, skipped: 1 })),
  ).toBeVisible({ timeout: 20_000 });
  await roster.getByRole("button").filter({ hasText: /2026/ }).click();
  await dialog.getByRole("button", { name: say("member-import.undoAnswer") }).click();
  await expect(roster.getByText(say("member-import.undone", { notUndone: 0 }))).toBeVisible({
    timeout: 20_000,
  });

  for (const mailbox of [`twice${mark}`, `twice.${mark}`]) {
    await open("/admin/member-management/create");
    await main.getByRole("textbox", { name: say("members.field.email") }).fill(`${mailbox}@example.net`);
    await main.locator("#add-member-name").fill(`두번${mark}`);
    await main.getByLabel(say("members.field.familyName")).fill("Kim");
    await main.getByRole("button", { name: say("member-office.add.submit") }).click();
    await expect(main.getByText(say("member-office.action.invite"))).toBeVisible();
  }
  expect.soft(await axeViolations(page)).toEqual([]);

  await open("/admin/member-management/duplicates");
  await main
    .getByRole("button", {
      name: new RegExp(`^(${say("duplicates.search")}|${say("duplicates.searchAgain")})$`),
    })
    .click();
  const pair = main.getByRole("region", { name: new RegExp(`^두번${mark}`) });
  await expect(pair).toContainText(say("duplicates.sign.ADDRESS"));
  expect.soft(await axeViolations(page)).toEqual([]);
  await pair.getByRole("button").first().click();
  await dialog.getByRole("button", { name: say("duplicates.merge") }).click();
  await expect(page.getByText(say("duplicates.done"))).toBeVisible();
  const merged = main.getByRole("listitem").filter({ hasText: `두번${mark}` });
  await merged.getByRole("button", { name: say("duplicates.undo") }).click();
  await expect(page.getByText(say("duplicates.undone"))).toBeVisible();
});
