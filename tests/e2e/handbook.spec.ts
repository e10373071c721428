// @long desk.spec.ts, menus.spec.ts
// The handbook: its pictures show what is there, help is beside each screen, and it is found by Ctrl+K and printed as a whole.
import { expect } from "@playwright/test";
import { controlOf, findRows, PICTURES, pathOf } from "#tests/handbook/pictures.ts";
import { HANDBOOK_TASKS } from "#web/components/handbook/handbook-tasks.ts";
import { BANK_PATH, DASHBOARD_PATH, HANDBOOK_PATH, handbookPath, PAYMENTS_PATH } from "#web/paths.ts";
import { MEMBER, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";

test("every picture of the handbook is of a screen and a control that are there", {
  tag: "@desktop",
}, async ({ page, say, open }) => {
  test.slow();
  const rows = await findRows(page.request, MEMBER);
  await signIn(page, STAFF);
  for (const [key, picture] of Object.entries(PICTURES)) {
    await open(pathOf(picture, rows));
    await expect(controlOf(picture, page, say), key).toBeVisible();
  }
});

test("help is beside the screen, and the keys come back", async ({ page, say, open }) => {
  await signIn(page, STAFF);
  await open(BANK_PATH);
  const help = page.getByRole("button", { name: say("handbook.help") });
  await help.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: say("handbook.help") });
  await expect(dialog.getByText(say("handbook.task.book-transfers"))).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await expect(dialog.locator("figure img")).toHaveJSProperty("complete", true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(help).toBeFocused();
  // Two tasks are about the list of payments: their titles open them.
  await open(PAYMENTS_PATH);
  await help.click();
  await dialog.getByText(say("handbook.task.refund-payments")).click();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await dialog.getByRole("link", { name: say("handbook.title") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("handbook.title") })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test("a task is found by Ctrl+K, and all of them are one PDF", { tag: "@desktop" }, async ({
  page,
  say,
  open,
  at,
}) => {
  await signIn(page, STAFF);
  await open(DASHBOARD_PATH);
  await page.keyboard.press("Control+K");
  const box = page.getByRole("combobox", { name: say("palette.label") });
  await box.fill(say("handbook.task.close-an-account"));
  await page.getByRole("option", { name: say("handbook.task.close-an-account") }).click();
  await expect(page).toHaveURL(at(handbookPath("close-an-account")));
  const text = page.getByRole("region", { name: say("handbook.task.close-an-account") });
  await expect(text.getByRole("listitem").first()).toBeVisible();
  await open(HANDBOOK_PATH);
  await page.getByRole("link", { name: say("handbook.all") }).click();
  await expect(page.getByRole("main").getByRole("region")).toHaveCount(HANDBOOK_TASKS.length);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const pdf = (await page.pdf()).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(HANDBOOK_TASKS.length);
  // Nothing of the frame is on paper.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: say("handbook.print") })).toBeHidden();
  await expect(page.getByRole("navigation", { name: say("office-menu.menu") })).toBeHidden();
});
