// The secretary's day without the mouse: found by Ctrl+K, gone through by keys alone. What it costs is printed.
import { expect, type Page } from "@playwright/test";
import { STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { applicants } from "./grade-applicants.ts";
import { Hand } from "./hand.ts";
import { test } from "./journey.ts";

/** Ctrl+K as a Korean keyboard sends it. */
const paletteKey = (page: Page) =>
  page.evaluate(() => {
    const key = { key: "ㅏ", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", key));
  });

test("a day's work without the mouse", { tag: "@core" }, async ({ page, say, open }) => {
  test.setTimeout(240_000);
  const family = await applicants(page, 3);
  await signIn(page, STAFF);
  await open("/admin/dashboard");
  const main = page.getByRole("main");
  const hand = new Hand(page);
  await expect(page.getByRole("button", { name: say("palette.open") })).toBeVisible();

  // Anybody, from anywhere.
  await paletteKey(page);
  hand.acts += 1;
  const box = page.getByRole("combobox", { name: say("palette.label") });
  await expect(box).toBeFocused();
  await hand.write(`${family}2`);
  const line = page.getByRole("option", { name: `${family}2` });
  const line1 = page.getByRole("option", { name: `${family}1` }).first();
  await expect(line.first()).toHaveAttribute("aria-selected", "true");
  expect(await axeViolations(page)).toEqual([]);
  await hand.press("Enter");
  await expect(main.getByRole("heading", { level: 1, name: `${family}2` })).toBeVisible();

  // The list by two letters, its box by one, its rows by one each.
  await hand.press("g");
  await hand.press("m");
  await expect(main.locator("[data-row]").first()).toBeVisible();
  await hand.press("/");
  await hand.write(family);
  await hand.press("Enter");
  await expect(main.locator("[data-row]")).toHaveCount(3);
  await page.locator("body").press("Tab");
  hand.acts += 1;
  await hand.press("j");
  await hand.press("x");
  await hand.press("j");
  await hand.press("j");
  await hand.press("Shift+X");
  await expect(main.locator("[data-row] input:checked")).toHaveCount(3);
  await hand.press("k");
  await hand.press("Enter");
  await expect(main.getByRole("heading", { level: 1, name: `${family}2` })).toBeVisible();
  await hand.press("j");
  await expect(main.getByRole("heading", { level: 1, name: `${family}1` })).toBeVisible();

  // Approved, and taken back by one key; then for good.
  const approve = main.getByRole("button", { name: say("member-office.request.approve"), exact: true });
  const said = page.getByRole("status").filter({ hasText: say("member-office.request.approved") });
  for (const isSlip of [true, false]) {
    await hand.tabTo(approve);
    await hand.press("Enter");
    await expect(said).toBeVisible();
    await expect(approve).toBeHidden();
    if (isSlip) await hand.press("u");
  }

  // To another page by two letters; a payment by its amount, from anywhere.
  await hand.press("g");
  await hand.press("p");
  await expect(main.getByRole("heading", { level: 1, name: say("payment-office.title") })).toBeVisible();
  await hand.press("Control+K");
  await expect(box).toBeFocused();
  await hand.write(`${family}1`);
  await expect(line1).toHaveAttribute("aria-selected", "true");
  await hand.press("Enter");
  await expect(main.getByRole("heading", { level: 1, name: `${family}1` })).toBeVisible();
  process.stdout.write(`keys of a day without the mouse: ${hand.acts}\n`);

  // All keys on one sheet, where they can be turned off.
  await hand.press("?");
  const sheet = page.getByRole("dialog", { name: say("keys.title") });
  await expect(sheet).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole("checkbox").press("Space");
  await hand.press("Escape");
  await expect(sheet).toBeHidden();
  await hand.press("k");
  await hand.press("?");
  await expect(main.getByRole("heading", { level: 1, name: `${family}1` })).toBeVisible();
  await expect(sheet).toBeHidden();
});
