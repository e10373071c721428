// The treasurer's statement: it is read, what is sure is booked by one key and taken back by another, and what is not is chosen.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { type Account, STAFF, signIn } from "./accounts.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";

const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const CREATE = "mutation ($input: PaymentInput!) { createPayment(input: $input) { id depositorName } }";
const HOUR_MS = 3_600_000;

/** The clock of the bank, some hours from now. */
const bankTime = (hours: number) =>
  new Date(Date.now() + (9 + hours) * HOUR_MS).toISOString().slice(0, 19).replace("T", " ");

test("a statement is read, and its lines are booked by keys and by choice", {
  tag: ["@core", "@once"],
}, async ({ page, say, open }) => {
  const key = randomUUID().slice(0, 6);
  await signIn(page, FINANCE);
  const make = async (payerName: string) => {
    const input = {
      payerName,
      payerEmail: `${key}@example.org`,
      type: "OTHER",
      nameKo: "교재",
      amountDue: 23_000,
    };
    return Object(await ask(page, CREATE, { input })).createPayment as { id: number; depositorName: string };
  };
  const sure = await make(`확실${key}`);
  await make(`후보${key}`);
  const unsure = `후보${key}`;
  const lines = [sure.depositorName, unsure].map((sender) => `${bankTime(-0.1)},${sender},23000,0`);
  const couple = `두사람${key}`;
  lines.push(`${bankTime(-0.1)},${couple},46000,0`);
  const file = ["거래일시,보낸분,입금액,잔액", ...lines].join("\r\n");

  await open("/admin/bank");
  const main = page.getByRole("main");
  const upload = { name: "거래내역.csv", mimeType: "text/csv", buffer: Buffer.from(file) };
  const store = async () => {
    await main.locator("input[type=file]").setInputFiles(upload);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("bank.preview.store") })
      .click();
  };
  await store();
  await expect(page.getByText(say("bank.read", { added: 3, known: 0 }))).toBeVisible();

  // The first line has the focus at once; j and k go on and back.
  await expect(main.locator("[data-line]").first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(main.locator("[data-line]").nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(main.locator("[data-line]").first()).toBeFocused();

  // On a phone a line is a card as wide as the screen: who and how much above what can be done.
  const desktop = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 740 });
  const card = main.locator("[data-line]").first();
  await expect(card).toHaveCSS("display", "flex");
  const box = await card.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const top = async (part: string) => (await card.locator(part).boundingBox())?.y ?? 0;
  expect(await top("td:nth-child(2)")).toBeLessThan(await top("td:nth-child(5)"));
  await page.setViewportSize(desktop);

  // Sure: Enter books it, U undoes that and nothing else, Enter books it again.
  const line = main.getByRole("row", { name: sure.depositorName });
  await expect(line).toContainText(say("bank.rank.CERTAIN"));
  for (const again of [false, true]) {
    await line.focus();
    await page.keyboard.press("Enter");
    await expect(line).toHaveCount(0);
    if (again) break;
    await main.getByRole("row", { name: unsure }).focus();
    await expect(page.getByText(say("bank.booked", { sender: sure.depositorName }))).toBeVisible();
    await page.keyboard.press("u");
    await expect(line).toBeVisible();
    await expect(main.getByRole("row", { name: unsure })).toBeVisible();
  }

  // Two in one: S splits it, and the parts are put together again.
  const parts = main.getByRole("row", { name: couple });
  await parts.focus();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("23,000");
  await dialog.getByRole("button", { name: say("bank.split"), exact: true }).click();
  await expect(parts).toHaveCount(2);
  await parts
    .first()
    .getByRole("button", { name: say("bank.join") })
    .click();
  await expect(parts).toHaveCount(1);

  // Not sure: anyone who books it says on what.
  await main
    .getByRole("row", { name: unsure })
    .getByRole("button", { name: say("bank.choose") })
    .click();
  await dialog.getByRole("radio", { name: new RegExp(unsure) }).check();
  await dialog.getByRole("button", { name: say("bank.book"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole("row", { name: unsure })).toHaveCount(0);
  await main.getByText(/^처리 완료|^Booked/).click();
  await expect(main.getByRole("row", { name: unsure })).toBeVisible();
  // A person chose it: nothing says that everything agreed.
  await expect(main.getByRole("row", { name: unsure })).not.toContainText(say("bank.rank.CERTAIN"));

  // The same file again brings nothing twice.
  await store();
  await expect(page.getByText(say("bank.read", { added: 0, known: 3 }))).toBeVisible();
});

test("a month that the bank and the ledger agree on is closed, and opened again with a reason", {
  tag: "@once",
}, async ({ page, say, open }) => {
  await signIn(page, STAFF);
  // Long before anything was booked here.
  await open("/admin/month-end?month=1999-03");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  await expect(main.getByText(say("month-end.agrees"))).toBeVisible();
  await main.getByRole("button", { name: say("month-end.close"), exact: true }).click();
  await dialog.getByRole("button", { name: say("month-end.close"), exact: true }).click();
  await expect(main.getByRole("heading", { name: say("month-end.closed") })).toBeVisible();

  await main.getByRole("button", { name: say("month-end.open"), exact: true }).click();
  const answer = dialog.getByRole("button", { name: say("month-end.open"), exact: true });
  await answer.click();
  await expect(dialog.getByText(say("errors.REQUIRED")).first()).toBeVisible();
  await dialog.getByRole("textbox").fill("다시 봄");
  await answer.click();
  await expect(main.getByRole("button", { name: say("month-end.close"), exact: true })).toBeVisible();
});

test("a bank whose headings tell nothing is asked about once", { tag: "@once" }, async ({
  page,
  say,
  open,
}) => {
  const key = randomUUID().slice(0, 6);
  // Somebody else than beside it: one person has one statement read at a time.
  await signIn(page, STAFF);
  await open("/admin/bank");
  const main = page.getByRole("main");
  const lines = [`언제${key},누가,얼마`, `${bankTime(-0.1)},모르는열${key},23000`];
  const upload = { name: "내역.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) };
  await main.locator("input[type=file]").setInputFiles(upload);

  const dialog = page.getByRole("dialog");
  const column = (number: number, heading: string) =>
    dialog.getByLabel(say("file-columns.column", { number, heading }));
  await dialog.getByLabel(say("bank.columns.name")).fill(`은행${key}`);
  await column(1, `언제${key}`).selectOption("DAY");
  await dialog.getByRole("button", { name: say("bank.preview.store") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(say("errors.COLUMNS_MISSING"));
  await column(2, "누가").selectOption("SENDER");
  await column(3, "얼마").selectOption("IN");
  // As it will look, before it is stored.
  await expect(dialog.getByRole("listitem").filter({ hasText: `모르는열${key}` })).toBeVisible();
  await dialog.getByRole("button", { name: say("bank.preview.store") }).click();
  await expect(page.getByText(say("bank.read", { added: 1, known: 0 }))).toBeVisible();

  await main.getByRole("button", { name: say("bank.columns.forgetOf", { name: `은행${key}` }) }).click();
  await expect(page.getByText(say("bank.columns.forgotten", { name: `은행${key}` }))).toBeVisible();
});
