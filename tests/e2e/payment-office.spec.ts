// The office of finance: payments are found, booked in parts, changed by a colleague meanwhile, given back,
// taken back, and taken away as a file.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { withMinus } from "#web/i18n/minus.ts";
import { type Account, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";

const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const CREATE = "mutation ($input: PaymentInput!) { createPayment(input: $input) { id version } }";
const BOOK = `mutation ($id: Id!, $version: Int!, $amount: Int!, $reason: String) {
  bookPayment(id: $id, version: $version, amount: $amount, reason: $reason) { warning }
}`;
/** More stops than any of these pages has. */
const STOPS = 150;

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No way by the keyboard to ${target}`);
}

test("a payment is found, booked, given back and exported, and two who book it hear of each other", {
  tag: ["@core", "@once"],
}, async ({ page, say, open, browser, baseURL }) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const won = (amount: number) => withMinus(say("payment-office.won", { amount }));
  const key = randomUUID().slice(0, 8);
  await signIn(page, FINANCE);
  const make = async (name: string, type: string, amountDue: number) => {
    const payer = { payerName: `${name} ${key}`, payerEmail: `${key}@example.org` };
    const input = { ...payer, type, nameKo: "발전 기금", amountDue };
    return Object(await ask(page, CREATE, { input })).createPayment as { id: number; version: number };
  };
  const first = await make("가람", "DONATION", 40_000);
  await make("나루", "DONATION", 15_000);
  await make("다온", "OTHER", 7_000);

  // Found and booked in part without a mouse.
  await open("/admin/payment-management");
  await expect(main.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(key);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("row")).toHaveCount(4);
  await tabTo(page, main.getByRole("button", { name: say("list.filter.add"), exact: true }));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: say("list.filter.add") });
  await tabTo(page, panel.getByRole("checkbox", { name: say("payments.type.DONATION"), exact: true }));
  await page.keyboard.press("Space");
  await tabTo(page, panel.getByRole("button", { name: say("list.filter.apply") }));
  await page.keyboard.press("Enter");
  await expect(main.getByRole("row")).toHaveCount(3);
  await expect(page).toHaveURL(/type=donation/);
  const filtered = page.url();
  const totals = (due: number, paid: number, refunded: number, outstanding: number) =>
    expect(
      main.getByText(
        say("payment-office.totals", {
          due: won(due),
          paid: won(paid),
          refunded: won(refunded),
          outstanding: won(outstanding),
        }),
      ),
    ).toBeVisible();
  await totals(55_000, 0, 0, 55_000);
  await tabTo(page, main.getByRole("link", { name: `가람 ${key}` }));
  await page.keyboard.press("Enter");
  await tabTo(page, main.getByRole("button", { name: say("payment-office.act.book"), exact: true }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel(say("payment-office.act.amount"));
  await tabTo(page, amount);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("15000");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const history = main.getByRole("listitem").filter({ has: page.locator("time") });
  await expect(history).toHaveCount(2);
  await expect(history.first()).toContainText(say("payments.state.PARTIAL"));
  await expect(history.first()).toContainText(won(15_000));

  // A colleague books while the dialog is open: both are shown, and what was typed stays.
  const act = async (name: "book" | "refund" | "void") => {
    await main.getByRole("button", { name: say(`payment-office.act.${name}`), exact: true }).click();
    return dialog.getByRole("button", { name: say(`payment-office.act.${name}`), exact: true });
  };
  const book = await act("book");
  await expect(amount).toHaveValue("25000");
  await dialog.getByLabel(say("payment-office.act.note")).fill("통장에서 봄");
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const colleague = await elsewhere.newPage();
  await signIn(colleague, STAFF);
  await ask(colleague, BOOK, { id: first.id, version: 2, amount: 10_000, reason: "현장에서 받음" });
  await elsewhere.close();
  await book.click();
  const conflict = dialog.getByRole("alert").filter({ hasText: say("payment-office.act.mine") });
  await expect(conflict).toContainText(say("payment-office.act.mine"));
  await expect(conflict).toContainText("통장에서 봄");
  await expect(conflict).toContainText(won(25_000));
  await expect(conflict).toContainText("현장에서 받음");
  await expect(conflict).toContainText(won(10_000));
  expect.soft(await axeViolations(page)).toEqual([]);
  // More than is missing by now is asked about first.
  await amount.fill("20000");
  await book.click();
  await expect(dialog.getByRole("alert").filter({ hasText: say("errors.AMOUNT_ABOVE_DUE") })).toBeVisible();
  await dialog.getByRole("button", { name: say("payment-office.act.surplus") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(history.first()).toContainText(say("payments.state.PAID"));

  // The surplus goes back, with a reason.
  const refund = await act("refund");
  await expect(amount).toHaveValue("5000");
  await refund.click();
  // All that is missing is said at once, each at its field.
  for (const code of ["REQUIRED", "REFUND_ACCOUNT_NEEDED"] as const)
    await expect(dialog.getByRole("alert").filter({ hasText: say(`errors.${code}`) })).toBeVisible();
  await dialog.getByLabel(say("payment-office.act.reason")).fill("더 보내심");
  await dialog.getByLabel(say("payment-office.act.refundAccount")).fill("국민 123-45-678901 김민준");
  await refund.click();
  await expect(dialog).toHaveCount(0);
  await expect(history).toHaveCount(5);
  await expect(history.first()).toContainText("더 보내심");
  await expect(history.first()).toContainText(won(-5_000));
  await expect(history.nth(2)).toContainText("현장에서 받음");

  // Another was a mistake.
  await page.goto(filtered);
  await main.getByRole("link", { name: `나루 ${key}` }).click();
  const takeBack = await act("void");
  await dialog.getByLabel(say("payment-office.act.reason")).fill("잘못 만듦");
  await takeBack.click();
  await expect(dialog).toHaveCount(0);
  await expect(history.first()).toContainText(say("payments.state.VOID"));

  // What the filter holds leaves as a file.
  await page.goto(filtered);
  await totals(40_000, 45_000, 5_000, 0);
  await main.getByRole("button", { name: say("list.export.open") }).click();
  await dialog.getByLabel(say("list.export.csv")).check();
  await dialog.getByLabel(say("list.export.reason")).fill("월말 정산");
  const arriving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: say("list.export.run") }).click();
  const file = await (await arriving).path();
  const rows = (await readFile(file, "utf8")).trim().split("\r\n");
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(`나루 ${key}`);
  expect(rows[2]).toContain(`가람 ${key}`);
});
