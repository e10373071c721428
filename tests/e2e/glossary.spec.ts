// A member suggests a term; the office accepts it; visitors look it up; the office throws it away and takes it back.
import { expect } from "@playwright/test";
import { MEMBER, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";

test("a term is suggested, accepted, looked up by its initials, found by the search, and thrown away", {
  tag: "@core",
}, async ({ page, say, at, open, language }) => {
  const main = page.getByRole("main");
  const mark = crypto.randomUUID().slice(0, 6);
  const ko = `갸륵한${mark}`;
  const en = `wondrous ${mark}`;

  await signIn(page, MEMBER);
  await open("/my-account?tab=terms");
  await main.getByLabel(say("glossary-office.field.ko")).fill(ko);
  await main.getByLabel(say("glossary-office.field.en")).fill(en);
  await main.getByLabel(say("glossary-office.field.field")).selectOption("LITERATURE");
  expect.soft(await axeViolations(page)).toEqual([]);
  await main.getByRole("button", { name: say("glossary-office.mine.send") }).click();
  const mine = main.getByRole("listitem").filter({ hasText: ko });
  await expect(mine).toContainText(say("glossary-office.status.SUGGESTED"));

  await open(`/glossary?search=${encodeURIComponent(ko)}`);
  await expect(main.getByText(say("glossary.none"))).toBeVisible();

  await signIn(page, STAFF);
  await open(`/admin/glossary?status=suggested&search=${encodeURIComponent(ko)}`);
  await page.getByRole("checkbox", { name: say("list.select.row", { name: ko }) }).check();
  await page.getByRole("button", { name: say("glossary-office.accept"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("glossary-office.accept"), exact: true })
    .click();
  await expect(page.getByText(say("list.bulk.done", { count: 1 }))).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);

  // By the initial consonants of its syllables, in the box of the page.
  await open("/glossary");
  const box = main.getByRole("searchbox", { name: say("glossary.search") });
  await box.fill(`ㄱㄹㅎ${mark}`);
  await box.press("Enter");
  const row = main.getByRole("listitem").filter({ hasText: ko });
  await expect(row).toContainText(en);
  await expect(row).toContainText(say("glossary.field.LITERATURE"));
  expect.soft(await axeViolations(page)).toEqual([]);
  await main.getByRole("link", { name: "ㄱ", exact: true }).click();
  await expect(page).toHaveURL(at(`/glossary?letter=${encodeURIComponent("ㄱ")}`));
  await expect(row).toBeVisible();

  await open(`/search?q=${encodeURIComponent(ko)}`);
  await main.getByRole("link", { name: language === "ko" ? `${ko} · ${en}` : `${en} · ${ko}` }).click();
  await expect(row).toBeVisible();

  await open(`/admin/glossary?search=${encodeURIComponent(ko)}`);
  await page.getByRole("button", { name: say("glossary-office.deleteOf", { name: ko }) }).click();
  await page.getByRole("button", { name: say("toasts.undo"), exact: true }).click();
  await expect(page.getByText(say("glossary-office.restored"))).toBeVisible();
  await main.getByRole("link", { name: ko, exact: true }).click();
  await main.getByLabel(say("glossary-office.field.noteKo")).fill("처음 뜻");
  await main.getByRole("button", { name: say("forms.save") }).click();
  await expect(page.getByText(say("glossary-office.saved"))).toBeVisible();
  await page.getByRole("button", { name: say("glossary-office.deleteOf", { name: ko }) }).click();
  await expect(page.getByText(say("glossary-office.deleted"))).toBeVisible();
  await open(`/glossary?search=${encodeURIComponent(ko)}`);
  await expect(main.getByText(say("glossary.none"))).toBeVisible();
});
