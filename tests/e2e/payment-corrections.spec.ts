// What the office and the payer put right about money: whom it is asked of, what was booked by mistake, what
// never came, and what was on its way when somebody withdrew.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Account, newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const FEE = 30_000;
const APPLY = `mutation ($programId: Id!, $name: String!) {
  apply(input: { programId: $programId, form: { name: $name } }) { id payment { id version } }
}`;
const BOOK = `mutation ($id: Id!, $version: Int!) {
  bookPayment(id: $id, version: $version, amount: 30000) { payment { id } }
}`;
const DECLARE = `mutation ($id: Id!, $version: Int!, $depositorName: String!) {
  declarePayment(id: $id, version: $version, depositorName: $depositorName) { id }
}`;

/** A name nobody else has. */
const ownName = () => `한별 ${randomUUID().slice(0, 8)}`;

/** Anyone who is signed in applies, and says that the fee was sent where a name is given. */
async function applyFor(page: Page, programId: number, depositorName: string | null) {
  const { apply } = Object(await ask(page, APPLY, { programId, name: "한별" }));
  if (depositorName !== null) await ask(page, DECLARE, { ...apply.payment, depositorName });
  return { application: apply.id as number, payment: apply.payment.id as number };
}

const examine = async (page: Page) => expect.soft(await axeViolations(page), page.url()).toEqual([]);

test("the office finds whom to ask, reads the email, and asks", async ({ page, say, open, language }) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const [name, other] = [ownName(), ownName()];
  const member = await newMember(page.request, language, name);
  await newMember(page.request, language, other);
  await signIn(page, FINANCE);
  await open("/admin/payment-management");
  await page.getByRole("button", { name: say("payment-office.new") }).click();
  const preview = dialog.getByRole("button", { name: say("payment-office.create.next") });
  await preview.click();
  await expect(dialog.getByRole("alert").first()).toContainText(say("errors.REQUIRED"));
  const search = dialog.getByRole("searchbox", { name: say("payment-office.create.member") });
  await search.fill(name);
  await dialog.getByRole("radio", { name }).check();
  // Anyone who was chosen stays in sight while somebody else is looked for.
  await search.fill(other);
  await expect(dialog.getByRole("radio", { name: other })).toBeVisible();
  await expect(dialog.getByRole("radio", { name })).toBeChecked();
  await dialog.getByLabel(say("payment-office.create.type")).selectOption("DONATION");
  await dialog
    .getByRole("textbox", { name: say("payment-office.create.name"), exact: true })
    .fill("발전 기금");
  await dialog.getByRole("textbox", { name: say("payment-office.create.nameEn") }).fill("Development fund");
  const amount = dialog.getByLabel(say("payment-office.create.amount"));
  await amount.fill("40000");
  await examine(page);
  await preview.click();
  const mail = dialog.getByRole("region", { name: say("payment-office.create.mail") });
  await expect(mail).toContainText("40,000");
  await expect(mail).toContainText(`${new URL(page.url()).origin}/`);
  await examine(page);
  // What was typed is still there to be changed.
  await dialog.getByRole("button", { name: say("payment-office.create.back") }).click();
  await expect(amount).toHaveValue("40000");
  await amount.fill("45000");
  await preview.click();
  await expect(mail).toContainText("45,000");
  await dialog.getByRole("button", { name: say("payment-office.create.send") }).click();
  await expect(page).toHaveURL(/\/payment-management\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(main.getByText(member.email)).toBeVisible();
  await expect(main.getByText(say("payment-office.won", { amount: 45_000 })).first()).toBeVisible();
});

test("a booking is taken back once it was said what becomes of the seat", { tag: "@core" }, async ({
  page,
  request,
  say,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const { id } = await makeSeminar(request, OPEN);
  await signIn(page, await newMember(page.request, language));
  const { application, payment } = await applyFor(page, id, "한별");
  const member = await page.evaluate(() => ({ ...localStorage }));
  await signIn(page, FINANCE);
  await open(`/admin/payment-management/${payment}`);
  const history = main.getByRole("listitem").filter({ has: page.locator("time") });
  const start = (act: "book" | "reverseBooking" | "move") =>
    main.getByRole("button", { name: say(`payment-office.act.${act}`), exact: true }).click();
  const answer = (act: "book" | "reverseBooking" | "surplus") =>
    dialog.getByRole("button", { name: say(`payment-office.act.${act}`), exact: true }).click();
  await start("book");
  await examine(page);
  await dialog.getByLabel(say("payment-office.act.amount")).fill("35000");
  await answer("book");
  await expect(dialog.getByRole("alert")).toContainText(say("errors.AMOUNT_ABOVE_DUE"));
  await dialog.getByLabel(say("payment-office.act.amount")).fill(String(FEE));
  await answer("book");
  await expect(dialog).toHaveCount(0);
  await expect(history.first()).toContainText(say("payments.state.PAID"));

  await start("move");
  await dialog.getByRole("searchbox").fill("가");
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  await examine(page);
  await page.keyboard.press("Escape");
  await start("reverseBooking");
  await expect(dialog).toContainText(say("payment-office.act.reverseBooking.seat.AWAITS"));
  await examine(page);
  await answer("reverseBooking");
  await expect(dialog.getByRole("alert")).toContainText(say("errors.REQUIRED"));
  await dialog.getByLabel(say("payment-office.act.reason")).fill("다른 사람의 입금");
  await answer("reverseBooking");
  await expect(dialog).toHaveCount(0);
  await expect(history.first()).toContainText(say("payments.state.DECLARED"));
  await expect(history.first()).toContainText(say("payment-office.page.bookedOut"));
  // The seat is theirs still, and its payment is looked for.
  await page.evaluate((entries) => Object.assign(localStorage, entries), member);
  await open(`/my-account/applications/${application}`);
  await expect(main.getByText(say("applications.state.AWAITING_PAYMENT"), { exact: true })).toHaveCount(0);
  await expect(page.getByText(say("payments.state.DECLARED"), { exact: true }).first()).toBeVisible();
});

test("a name is corrected while it is looked for, and what is not in the bank is awaited again", async ({
  page,
  request,
  say,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const { id } = await makeSeminar(request, OPEN);
  const account = await newMember(page.request, language);
  await signIn(page, account);
  const { application, payment } = await applyFor(page, id, "한별");
  await open(`/my-account/applications/${application}`);
  // Said by mistake: it is undone, and its toast undoes that.
  const undoes = main.getByRole("button", { name: say("payments.declare.undo") });
  await undoes.click();
  await expect(undoes).toHaveCount(0);
  await expect(main.getByRole("button", { name: say("payments.declare.button") })).toBeVisible();
  await page.getByRole("button", { name: say("toasts.undo"), exact: true }).click();
  await expect(undoes).toBeVisible();
  await examine(page);
  // Anyone who has said that it was sent is not shown where to send it, until asked for.
  await main.getByText(say("payments.transfer.title"), { exact: true }).click();
  await main.getByLabel(say("payments.declare.name")).fill("한별 어머니");
  await examine(page);
  await main.getByRole("button", { name: say("payments.correct.button") }).click();
  await expect(main.getByText(say("payments.declared", { name: "한별 어머니" }))).toBeVisible();

  await signIn(page, FINANCE);
  await open(`/admin/payment-management/${payment}`);
  await expect(main.getByText("한별 어머니", { exact: true }).first()).toBeVisible();
  const act = say("payment-office.act.notFound");
  await main.getByRole("button", { name: act, exact: true }).click();
  await expect(dialog).toContainText(say("payment-office.act.notFound.detail"));
  await dialog.getByLabel(say("payment-office.act.reason")).fill("통장에 없음");
  await examine(page);
  await dialog.getByRole("button", { name: act, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const history = main.getByRole("listitem").filter({ has: page.locator("time") });
  await expect(history.first()).toContainText(say("payments.state.PENDING"));
});

test("who withdraws says that money is on its way, and where it goes", async ({
  page,
  request,
  say,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const { id } = await makeSeminar(request, OPEN);
  await signIn(page, await newMember(page.request, language));
  const { application, payment } = await applyFor(page, id, null);
  await open(`/my-account/applications/${application}`);
  await main.getByRole("button", { name: say("applications.withdraw.button") }).click();
  const account = dialog.getByLabel(say("applications.withdraw.account"));
  await expect(account).toHaveCount(0);
  await dialog.getByRole("checkbox", { name: say("applications.withdraw.sent") }).check();
  await account.fill("모의은행 111-222-333333 한별");
  await dialog.getByRole("button", { name: say("applications.withdraw.button") }).click();
  await expect(main.getByText(say("applications.next.withdrawn"))).toBeVisible();
  await open("/my-account?tab=payments");
  await expect(main.getByText(say("payments.over")).first()).toBeVisible();

  await signIn(page, FINANCE);
  await open(`/admin/payment-management/${payment}`);
  await expect(main.getByText("모의은행 111-222-333333 한별")).toBeVisible();
});

test("a refund beyond the rules is recorded with its proof, and a wrong document is removed", async ({
  page,
  request,
  say,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const { id } = await makeSeminar(request, OPEN);
  await signIn(page, await newMember(page.request, language));
  const { payment } = await applyFor(page, id, null);
  await signIn(page, FINANCE);
  await ask(page, BOOK, { id: payment, version: 1 });
  await open(`/admin/payment-management/${payment}`);
  const press = (place: typeof main, words: string) =>
    place.getByRole("button", { name: words, exact: true }).click();
  const attach = (place: typeof main, name: string) =>
    place.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n"),
    });
  await press(main, say("payment-office.act.refund"));
  const proofs = dialog.getByRole("group", { name: say("payment-office.proofs") });
  await attach(proofs, "진단서.pdf");
  await expect(proofs.getByRole("listitem")).toContainText("진단서.pdf");
  await examine(page);
  await dialog.getByLabel(say("payment-office.act.seat")).selectOption("FREE");
  await dialog.getByLabel(say("payment-office.act.refundAccount")).fill("가나은행 1 한별");
  await dialog.getByLabel(say("payment-office.act.reason")).fill("신청자의 입원");
  await press(dialog, say("payment-office.act.refund"));
  await expect(dialog).toHaveCount(0);
  const section = main.getByRole("region", { name: say("payment-office.proofs") });
  await expect(section.getByRole("listitem")).toContainText("진단서.pdf");
  await attach(section, "다른 사람.pdf");
  await expect(section.getByRole("listitem")).toHaveCount(2);
  await examine(page);
  await press(section, say("forms.list.remove", { name: "다른 사람.pdf" }));
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(section).not.toContainText("다른 사람.pdf");
});
