// The secretary's hand: found by Ctrl+K, gone through by keys alone, kept as a view; and what a day's work costs in clicks and keys, printed.
import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { Hand } from "./hand.ts";
import { test } from "./journey.ts";

const syllable = () => String.fromCodePoint(0xac00 + randomInt(11_172));
const PASSWORD = "Journey!2345";

/** Registers people who ask for a grade; nobody else has their surname. */
async function applicants(page: Page, count: number): Promise<string> {
  const family = syllable() + syllable();
  for (let at = 0; at < count; at += 1) {
    const data = {
      email: `desk-${randomUUID()}@example.org`,
      password: PASSWORD,
      confirm_password: PASSWORD,
      name: `${family}${at + 1}`,
      country: "KR",
      member_type: "ASSOCIATE",
      affiliation: "여정대학교",
      final_degree_institution: "여정대학교",
      consents: { terms: true, privacy: true, age14: true, newsletter: false },
    };
    expect((await page.request.post("/api/v1/register", { data })).status()).toBe(201);
  }
  return family;
}

/** Ctrl+K as a Korean keyboard sends it. */
const paletteKey = (page: Page) =>
  page.evaluate(() => {
    const key = { key: "ㅏ", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", key));
  });

test("a day's work without the mouse", async ({ page, say, open }) => {
  const family = await applicants(page, 3);
  await signIn(page, STAFF);
  await open("/admin/dashboard");
  const main = page.getByRole("main");
  await expect(page.getByRole("button", { name: say("palette.open") })).toBeVisible();

  // Anybody, from anywhere.
  await paletteKey(page);
  const box = page.getByRole("combobox", { name: say("palette.label") });
  await expect(box).toBeFocused();
  await page.keyboard.insertText(`${family}2`);
  const line = page.getByRole("option", { name: `${family}2` });
  await expect(line.first()).toHaveAttribute("aria-selected", "true");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { level: 1, name: `${family}2` })).toBeVisible();

  // The list by two letters, its box by one, its rows by one each.
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(main.locator("[data-row]").first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.insertText(family);
  await page.keyboard.press("Enter");
  await expect(main.locator("[data-row]")).toHaveCount(3);
  await page.locator("body").press("Tab");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(main.locator("[data-row] input:checked")).toHaveCount(3);
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { level: 1, name: `${family}2` })).toBeVisible();
  await page.keyboard.press("j");
  await expect(main.getByRole("heading", { level: 1, name: `${family}1` })).toBeVisible();

  // All keys on one sheet, where they can be turned off.
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: say("keys.title") });
  await expect(sheet).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole("checkbox").press("Space");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("k");
  await page.keyboard.press("?");
  await expect(main.getByRole("heading", { level: 1, name: `${family}1` })).toBeVisible();
  await expect(sheet).toBeHidden();
});

test("what it costs", { tag: "@desktop" }, async ({ page, say, open }) => {
  const family = await applicants(page, 5);
  await signIn(page, STAFF);
  const main = page.getByRole("main");
  const costs: Record<string, number> = {};

  await open(`/admin/member-management?search=${family}&request=associate`);
  const view = `보기 ${family}`;
  await main.getByRole("button", { name: say("list.view.new") }).click();
  await page.getByRole("dialog").getByLabel(say("list.view.name")).fill(view);
  await page.keyboard.press("Enter");
  const tab = main.getByRole("link", { name: view });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(tab).toContainText("5");

  await open("/admin/member-management");
  let hand = new Hand(page);
  await hand.click(tab);
  await hand.click(main.getByLabel(say("list.select.page")));
  await hand.click(page.getByRole("button", { name: say("member-office.bulk.approve") }));
  await hand.click(page.getByRole("dialog").getByRole("button", { name: say("member-office.bulk.approve") }));
  await expect(main.getByText(say("list.nothing"))).toBeVisible();
  costs["five approvals"] = hand.acts;
  expect(hand.acts).toBeLessThanOrEqual(6);

  // The keys that find somebody are the text; what is left are Enter and the question.
  await page.keyboard.press("Control+K");
  await page.keyboard.insertText(`${family}3`);
  await expect(page.getByRole("option", { name: `${family}3` }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  hand = new Hand(page);
  await hand.click(main.getByRole("button", { name: say("member-office.action.link") }));
  await hand.click(page.getByRole("dialog").getByRole("button", { name: say("member-office.action.link") }));
  await expect(page.getByText(say("member-office.action.linkDone")).first()).toBeVisible();
  costs["find and reset"] = hand.acts;
  expect(hand.acts).toBeLessThanOrEqual(2);

  await page.keyboard.press("Control+K");
  await page.keyboard.insertText("book 20,000");
  hand = new Hand(page);
  await expect(page.getByRole("option", { name: say("palette.act.book", { amount: 20_000 }) })).toBeVisible();
  const payment = page
    .getByRole("group", { name: say("palette.group.PAYMENT") })
    .getByRole("option")
    .first();
  await hand.click(payment);
  await expect(main.getByRole("heading", { name: say("payment-office.page.history") })).toBeVisible();
  costs["who changed a payment"] = hand.acts;
  expect(hand.acts).toBeLessThanOrEqual(2);
  process.stdout.write(`clicks: ${JSON.stringify(costs)}\n`);

  await open("/admin/member-management");
  await tab.click();
  await main.getByRole("button", { name: say("list.view.menu", { name: view }) }).click();
  await page.getByRole("menuitem", { name: say("list.view.delete") }).click();
  await expect(tab).toHaveCount(0);
});
