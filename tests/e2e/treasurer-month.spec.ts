// @long bank.spec.ts, payment-office.spec.ts
// The treasurer's month: a statement of forty lines is read, worked through by keys, what is wrong is put right, and the month is closed.
import { expect } from "@playwright/test";
import { DAY } from "#schema/validation/core/durations.ts";
import { monthLater, monthOf } from "#schema/validation/core/months.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { STAFF } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";
import { createOwnSite } from "./own-site.ts";

const SURE = 33;
const AMOUNT = 23_000;
const CREATE = "mutation ($input: PaymentInput!) { createPayment(input: $input) { id depositorName } }";
/** What was asked for, before the month that is worked on had ended. */
const BEFORE = -36;

interface Made {
  readonly id: number;
  readonly depositorName: string;
}

test("a statement of forty lines is worked through, and its month is closed", async ({
  browser,
  language,
  say,
}) => {
  test.setTimeout(480_000);
  const site = await createOwnSite(browser, language);
  try {
    await site.wakeIn(BEFORE);
    const { page: early } = await site.visit(STAFF);
    const make = async (payerName: string): Promise<Made> => {
      const dueAt = new Date(Date.now() + 30 * DAY).toISOString();
      const person = { payerName, payerEmail: "month@example.org" };
      const input = { ...person, type: "OTHER", nameKo: "교재", nameEn: "Books", amountDue: AMOUNT, dueAt };
      return Object(await ask(early, CREATE, { input })).createPayment;
    };
    const sure: Made[] = [];
    for (let index = 0; index < SURE; index += 1)
      sure.push(await make(`회원${String.fromCodePoint(0xac00 + index)}`));
    const nicknamed = [await make("김별명"), await make("이별명"), await make("박별명")];
    for (const name of ["부부하나", "부부둘", "쌍둥이", "쌍둥이"]) await make(name);

    const month = monthLater(monthOf(new Date()), -1);
    const lastDay = seoulDay(new Date(seoulMidnight(`${monthLater(month, 1)}-01`).getTime() - 1));
    let [balance, minute] = [1_000_000, 0];
    const line = (sender: string, amount: number) => {
      balance += amount;
      minute += 1;
      const at = `${lastDay} 10:${String(minute).padStart(2, "0")}:00`;
      return [at, sender, Math.max(0, -amount), Math.max(0, amount), balance].join(",");
    };
    const lines = [
      ...sure.map(({ depositorName }) => line(depositorName, AMOUNT)),
      // By a name that nobody knows, and the digits of the payment.
      ...nicknamed.map(({ id }) => line(`별${String(id).padStart(4, "0")}`, AMOUNT)),
      line("부부하나", 2 * AMOUNT),
      line("쌍둥이", AMOUNT),
      line("모르는이", 7_700),
      line("돌려보냄", -7_700),
    ];
    expect(lines).toHaveLength(40);
    const buffer = Buffer.from(["거래일시,보낸분,출금액,입금액,잔액", ...lines].join("\r\n"));
    const upload = { name: "거래내역.csv", mimeType: "text/csv", buffer };

    await site.wakeIn(0);
    const { page, open } = await site.visit(STAFF);
    await open("/admin/bank");
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const row = (sender: string) => main.getByRole("row", { name: sender });
    const shown = (state: "OPEN" | "SET_ASIDE" | "BOOKED" | "RETURNED", count: number) =>
      main.getByText(say(`bank.state.${state}`, { count }), { exact: true });
    for (const [added, known] of [
      [40, 0],
      [0, 40],
    ] as const) {
      await main.locator("input[type=file]").last().setInputFiles(upload);
      await dialog.getByRole("button", { name: say("bank.preview.store") }).click();
      await expect(page.getByText(say("bank.read", { added, known }))).toBeVisible();
    }
    await expect(shown("OPEN", 39)).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);

    // Certain matches, a key each: the focus moves on by itself.
    await row(sure[0]?.depositorName ?? "").focus();
    for (const { depositorName } of sure) {
      await expect(row(depositorName)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(row(depositorName)).toHaveCount(0);
    }
    // A nickname: Enter asks, because nobody can be sure.
    for (const { id } of nicknamed) {
      const sender = `별${String(id).padStart(4, "0")}`;
      await row(sender).focus();
      await page.keyboard.press("Enter");
      await dialog.getByRole("radio").first().check();
      await dialog.getByRole("button", { name: say("bank.book"), exact: true }).click();
      await expect(row(sender)).toHaveCount(0);
    }
    // Two in one: S splits it, and each part is booked on its own payment.
    await row("부부하나").focus();
    await page.keyboard.press("s");
    await expect(dialog.getByRole("textbox")).toHaveValue(String(AMOUNT));
    await dialog.getByRole("button", { name: say("bank.split"), exact: true }).click();
    await expect(row("부부하나")).toHaveCount(2);
    const book = async (sender: string, payer: string) => {
      await row(sender).first().focus();
      await page.keyboard.press("Enter");
      const proposed = dialog.getByRole("radio", { name: payer }).first();
      if (payer === "부부둘") await dialog.getByRole("searchbox").fill(payer);
      await proposed.check();
      await dialog.getByRole("button", { name: say("bank.book"), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    await book("부부하나", "부부하나");
    await expect(row("부부하나")).toHaveCount(1);
    await book("부부하나", "부부둘");

    // Booked on the wrong one of two who have one name: taken back, and booked on the other.
    await book("쌍둥이", "쌍둥이");
    await shown("BOOKED", 39).click();
    await row("쌍둥이")
      .getByRole("button", { name: say("bank.back"), exact: true })
      .click();
    await shown("OPEN", 2).click();
    await row("쌍둥이").focus();
    await page.keyboard.press("Enter");
    await dialog.getByRole("radio", { name: "쌍둥이" }).nth(1).check();
    await dialog.getByRole("button", { name: say("bank.book"), exact: true }).click();
    await expect(row("쌍둥이")).toHaveCount(0);

    // For nobody: H holds it, and it went back by a line of the same amount.
    await row("모르는이").focus();
    await page.keyboard.press("h");
    await shown("SET_ASIDE", 1).click();
    await row("모르는이")
      .getByRole("button", { name: say("bank.return") })
      .click();
    await page.getByRole("radio").first().check();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("bank.return.answer") })
      .click();
    await shown("RETURNED", 1).click();
    await expect(row("모르는이")).toBeVisible();

    // What came for nobody and went back is another transaction. Payments of the demo are not on the
    // statement; why is said when the month is closed.
    await open(`/admin/month-end?month=${month}`);
    await expect(main.getByText(say("month-end.list.unbooked", { count: 0 }))).toBeVisible();
    await expect(main.getByRole("row", { name: say("month-end.outside.kind.none") })).toContainText(
      /7,700.*7,700/,
    );
    expect.soft(await axeViolations(page)).toEqual([]);
    await main.getByRole("button", { name: say("month-end.close"), exact: true }).click();
    await dialog.getByRole("textbox").fill("다른 계좌로 받은 돈");
    await dialog.getByRole("button", { name: say("month-end.close"), exact: true }).click();
    await expect(main.getByRole("heading", { name: say("month-end.closed") })).toBeVisible();
    await open("/admin/bank");
    await shown("BOOKED", 39).click();
    await row("쌍둥이")
      .getByRole("button", { name: say("bank.back"), exact: true })
      .click();
    await expect(page.getByText(say("errors.MONTH_CLOSED"))).toBeVisible();
    await expect(row("쌍둥이")).toBeVisible();
    site.expectQuiet();
  } finally {
    await site.remove();
  }
});
