// @long desk.spec.ts
// What a secretary's day costs in clicks and keys, each piece of work in the shortest way there is; the text apart. Printed.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { DAY } from "#schema/validation/core/durations.ts";
import { STAFF, signIn } from "./accounts.ts";
import { applicants } from "./grade-applicants.ts";
import { Hand } from "./hand.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask, chooseInRow } from "./office.ts";

const CREATE = "mutation ($input: PaymentInput!) { createPayment(input: $input) { id depositorName } }";
const BOOK = "mutation ($id: Id!) { bookPayment(id: $id, version: 1, amount: 23000) { warning } }";
const APPLY = `mutation ($programId: Id!) { apply(input: { programId: $programId, form: { name: "한별" } }) { state } }`;
const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const HOUR_MS = 3_600_000;
/** The clock of the bank, a few minutes ago. */
const bankTime = () => new Date(Date.now() + 8.9 * HOUR_MS).toISOString().slice(0, 19).replace("T", " ");

interface Made {
  readonly id: number;
  readonly depositorName: string;
}

async function makePayment(page: Page, payerName: string): Promise<Made> {
  const dueAt = new Date(Date.now() + 30 * DAY).toISOString();
  const person = { payerName, payerEmail: "desk@example.org" };
  const input = { ...person, type: "OTHER", nameKo: "교재", nameEn: "Books", amountDue: 23_000, dueAt };
  return Object(await ask(page, CREATE, { input })).createPayment;
}

test("what the secretary's day costs", { tag: "@desktop" }, async ({ page, say, open, at }) => {
  test.setTimeout(240_000);
  const family = await applicants(page, 5);
  await signIn(page, STAFF);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const costs: Record<string, number> = {};
  const costed = async (what: string, most: number, work: (hand: Hand) => Promise<void>) => {
    const hand = new Hand(page);
    await work(hand);
    costs[what] = hand.acts;
    expect.soft(hand.acts, what).toBeLessThanOrEqual(most);
  };

  await open(`/admin/member-management?search=${family}&request=associate`);
  const view = `보기 ${family}`;
  await main.getByRole("button", { name: say("list.view.new") }).click();
  await dialog.getByLabel(say("list.view.name")).fill(view);
  await page.keyboard.press("Enter");
  const tab = main.getByRole("link", { name: view });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(tab).toContainText("5");
  await open("/admin/member-management");
  await costed("five approvals", 6, async (hand) => {
    await hand.click(tab);
    // Rows that are chosen before the tab's own have come belong to the list before.
    await expect(main.getByLabel(say("list.select.row", { name: `${family}1` }))).toBeVisible();
    await expect(main.getByRole("table").getByRole("row")).toHaveCount(6);
    await hand.click(main.getByLabel(say("list.select.page")));
    await hand.click(page.getByRole("button", { name: say("member-office.bulk.approve") }));
    await hand.click(dialog.getByRole("button", { name: say("member-office.bulk.approve") }));
    await expect(main.getByText(say("list.nothing"))).toBeVisible();
  });

  await open("/admin/member-management");
  await costed("paid-up address list", 4, async (hand) => {
    await hand.click(main.getByRole("link", { name: say("member-office.tab.paid") }));
    await hand.click(main.getByRole("button", { name: say("list.export.open") }));
    await hand.click(dialog.getByLabel(say("list.export.reason")));
    await hand.write("소식지 발송");
    const download = page.waitForEvent("download");
    await hand.click(dialog.getByRole("button", { name: say("list.export.run") }));
    expect((await download).suggestedFilename()).toContain(".xlsx");
  });

  // The keys that find somebody are the text; what is left are Enter and the question.
  await page.keyboard.press("Control+K");
  await page.keyboard.insertText(`${family}3`);
  await expect(page.getByRole("option", { name: `${family}3` }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await costed("find and reset", 2, async (hand) => {
    await hand.click(main.getByRole("button", { name: say("member-office.action.link") }));
    await hand.click(dialog.getByRole("button", { name: say("member-office.action.link") }));
    await expect(page.getByText(say("member-office.action.linkDone")).first()).toBeVisible();
  });

  const key = randomUUID().slice(0, 6);
  const lines: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    const { depositorName } = await makePayment(page, `${family}${String.fromCodePoint(0xac00 + 600 * at)}`);
    lines.push(`${bankTime()},${depositorName},23000,${at}`);
  }
  await open("/admin/bank");
  await costed("ten transfers with a statement", 12, async (hand) => {
    const chooser = page.waitForEvent("filechooser");
    await hand.click(main.getByRole("button", { name: say("bank.upload"), exact: true }));
    const buffer = Buffer.from(["거래일시,보낸분,입금액,잔액", ...lines].join("\r\n"));
    await (await chooser).setFiles({ name: `거래내역-${key}.csv`, mimeType: "text/csv", buffer });
    await hand.click(dialog.getByRole("button", { name: say("bank.preview.store") }));
    const rows = main.getByRole("row").filter({ hasText: family });
    await expect(rows).toHaveCount(10);
    // The first line has the focus at once. Other tests have lines of the same minute, so it may be theirs.
    await expect(main.locator("[data-line]").first()).toBeFocused();
    await rows.first().focus();
    for (let at = 0; at < 10; at += 1) {
      await hand.press("Enter");
      await expect(rows).toHaveCount(9 - at);
    }
  });

  const wrong = await makePayment(page, `${family}틀림`);
  const right = await makePayment(page, `${family}맞음`);
  await ask(page, BOOK, { id: wrong.id });
  await open(`/admin/payment-management/${wrong.id}`);
  await costed("wrong booking corrected", 3, async (hand) => {
    await hand.click(main.getByRole("button", { name: say("payment-office.act.move") }));
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    await hand.write(`${family}맞음`);
    await hand.click(dialog.getByRole("radio", { name: `${family}맞음` }));
    await hand.click(dialog.getByRole("button", { name: say("payment-office.act.move") }));
    await expect(dialog).toHaveCount(0);
  });
  await page.keyboard.press("Control+K");
  await page.keyboard.insertText(`${family}맞음`);
  await costed("who changed a payment", 2, async (hand) => {
    await hand.click(page.getByRole("option", { name: `${family}맞음` }).first());
    await expect(page).toHaveURL(at(`/admin/payment-management/${right.id}`));
    await expect(main.getByText(say("payment-office.act.move.reason")).first()).toBeVisible();
  });

  await open("/admin/seminars");
  await costed("next seminar", 3, async (hand) => {
    const row = main.locator("[data-row]").first();
    await hand.click(row.locator("[data-menu] button").first());
    await hand.click(page.getByRole("menuitem", { name: say("program-office.act.duplicate") }));
    // The copy with its dates moved is a draft already.
    await hand.click(
      page.getByRole("dialog").getByRole("button", { name: say("program-office.copy.confirm"), exact: true }),
    );
    await expect(page).toHaveURL(/\/edit-seminar\/\d+$/);
  });
  const copy = /\d+$/.exec(new URL(page.url()).pathname)?.[0];

  const seminar = await makeSeminar(page.request, { ...OPEN, fee: 0, prices: [] });
  const applied = await ask(page, APPLY, { programId: seminar.id });
  expect(applied).toEqual({ apply: { state: "CONFIRMED" } });
  await open(`/admin/seminars?search=${encodeURIComponent(seminar.title)}`);
  await costed("mailing to a seminar's people", 5, async (hand) => {
    const row = main.locator("[data-row]").filter({ hasText: seminar.title });
    await hand.click(row.locator("[data-menu] button").first());
    await hand.click(page.getByRole("menuitem", { name: say("program-office.act.write") }));
    await expect(page).toHaveURL(/\/admin\/letters\/\d+$/);
    await expect(main.locator('input[name="subjectKo"]')).toBeFocused();
    await hand.write(`장소 안내 ${key}`);
    await hand.click(main.locator('textarea[name="textKo"]'));
    await hand.write("장소가 2호관으로 바뀌었습니다.");
    await hand.click(main.getByRole("button", { name: say("mailings.send.save"), exact: true }));
    // The number is said before it goes.
    const send = dialog.getByRole("button", { name: say("mailings.send.button", { count: 1 }), exact: true });
    await hand.click(send);
    await expect(main.getByRole("heading", { name: say("mailings.progress") })).toBeVisible();
  });

  await open("/admin/popup-management");
  await costed("popup for tomorrow", 4, async (hand) => {
    await hand.click(main.getByRole("link", { name: say("popup-office.create") }));
    await hand.click(main.getByRole("textbox", { name: say("popup-office.field.titleKo") }));
    await hand.write(`팝업 ${key}`);
    await hand.click(main.getByRole("textbox", { name: say("popup-office.field.bodyKo") }));
    await hand.write("내일부터 보입니다.");
    await hand.click(main.getByRole("button", { name: say("forms.save"), exact: true }));
    await expect(main.getByRole("link", { name: `팝업 ${key}`, exact: true })).toBeVisible();
  });
  await chooseInRow(page, say, `팝업 ${key}`, say("popup-office.delete"));
  await ask(page, `mutation { deleteProgram(id: ${copy}) { id } }`);
  process.stdout.write(`clicks and keys: ${JSON.stringify(costs)}\n`);

  await open("/admin/member-management");
  await tab.click();
  await main.getByRole("button", { name: say("list.view.menu", { name: view }) }).click();
  await page.getByRole("menuitem", { name: say("list.view.delete") }).click();
  await expect(tab).toHaveCount(0);
});
