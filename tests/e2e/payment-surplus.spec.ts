// Who sent too much lets the rest count for another payment, and the office can undo it.
import { expect } from "@playwright/test";
import { type Account, newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const APPLY = `mutation ($programId: Id!, $language: Language!) {
  apply(input: { programId: $programId, form: { name: "한별" } }) { payment { id version name(language: $language) } }
}`;
const BOOK = `mutation ($id: Id!, $version: Int!) {
  bookPayment(id: $id, version: $version, amount: 70000, acceptSurplus: true) { warning }
}`;

test("a surplus counts for another payment, and is undone there", { tag: "@core" }, async ({
  page,
  request,
  say,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const [first, second] = [await makeSeminar(request, OPEN), await makeSeminar(request, OPEN)];
  const inLanguage = { language: language === "ko" ? "KO" : "EN" };
  const member = await newMember(page.request, language);
  await signIn(page, member);
  const { apply: paid } = Object(await ask(page, APPLY, { programId: first.id, ...inLanguage }));
  const { apply: other } = Object(await ask(page, APPLY, { programId: second.id, ...inLanguage }));
  await signIn(page, FINANCE);
  await ask(page, BOOK, { id: paid.payment.id, version: paid.payment.version });

  await signIn(page, member);
  await open("/my-account?tab=payments");
  const amount = say("payments.won", { amount: 30_000 });
  const { name } = other.payment;
  const use = main.getByRole("button", { name: say("payments.surplus.use", { name, amount }) });
  await expect(use).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await use.click();
  await expect(dialog).toHaveAccessibleName(/\S/);
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: say("payments.surplus.button"), exact: true }).click();
  await expect(page.getByText(say("payments.surplus.done"))).toBeVisible();
  await expect(main.getByText(say("payments.state.PAID"))).toHaveCount(2);

  await signIn(page, FINANCE);
  await open(`/admin/payment-management/${other.payment.id}`);
  await expect(main.getByRole("link", { name: String(paid.payment.id), exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: say("payment-office.act.move") })).toHaveCount(0);
  await main.getByRole("button", { name: say("payment-office.act.reverseBooking") }).click();
  await dialog.getByLabel(say("payment-office.act.reason")).fill("잘못 선택함");
  await dialog.getByRole("button", { name: say("payment-office.act.reverseBooking") }).click();
  await expect(dialog).toBeHidden();

  // The office lets it count again.
  await open(`/admin/payment-management/${paid.payment.id}`);
  await main.getByRole("button", { name: say("payment-office.act.transfer") }).click();
  await dialog.getByRole("button", { name: say("payment-office.act.transfer") }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(say("payment-office.act.transfer.reason"))).toBeVisible();
});

const BOOK_DUE = `mutation ($id: Id!, $version: Int!) {
  bookPayment(id: $id, version: $version, amount: 30000) { payment { version } }
}`;

test("what is paid twice is named as that to office and payer, who is asked for an account", async ({
  page,
  request,
  say,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const { id: programId } = await makeSeminar(request, OPEN);
  const member = await newMember(page.request, language);
  await signIn(page, member);
  const variables = { programId, language: language === "ko" ? "KO" : "EN" };
  const { payment } = Object(await ask(page, APPLY, variables)).apply;
  await signIn(page, FINANCE);
  await ask(page, BOOK_DUE, { id: payment.id, version: payment.version });

  await open(`/admin/payment-management/${payment.id}`);
  await main.getByRole("button", { name: say("payment-office.act.book"), exact: true }).click();
  await expect(dialog).toContainText(say("payment-office.act.book.paid"));
  await dialog.getByLabel(say("payment-office.act.amount")).fill("30000");
  await dialog.getByRole("button", { name: say("payment-office.act.book"), exact: true }).click();
  await expect(dialog).toContainText(say("errors.AMOUNT_ABOVE_DUE"));
  await dialog.getByRole("button", { name: say("payment-office.act.paidTwice") }).click();
  await expect(dialog).toBeHidden();
  const amount = say("payment-office.won", { amount: 30_000 });
  await expect(main.getByText(say("payment-office.page.paidTwice", { amount }))).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await open("/admin/payment-management?paidTwice=yes");
  await expect(main.locator(`a[href$="/${payment.id}"]`).first()).toBeVisible();

  await signIn(page, member);
  await open("/my-account?tab=payments");
  await expect(main.getByText(say("payments.state.PAID_TWICE"), { exact: true })).toBeVisible();
  await main.getByLabel(say("payments.refund.account"), { exact: true }).fill("가나은행 1-2 한별");
  expect.soft(await axeViolations(page)).toEqual([]);
  await main.getByRole("button", { name: say("payments.refund.account.button") }).click();
  await expect(page.getByText(say("payments.refund.account.done"))).toBeVisible();
});

test("the office asks for the account of a refund, and the payer names it", async ({
  page,
  request,
  say,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const { id: programId } = await makeSeminar(request, OPEN);
  const member = await newMember(page.request, language);
  await signIn(page, member);
  const variables = { programId, language: language === "ko" ? "KO" : "EN" };
  const { payment } = Object(await ask(page, APPLY, variables)).apply;
  await signIn(page, FINANCE);
  await ask(page, BOOK_DUE, { id: payment.id, version: payment.version });

  await open(`/admin/payment-management/${payment.id}`);
  await main.getByRole("button", { name: say("payment-office.act.ask"), exact: true }).click();
  await expect(dialog).toHaveAccessibleName(/\S/);
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: say("payment-office.act.ask"), exact: true }).click();
  await expect(main.getByText(say("payment-office.page.accountAsked"))).toBeVisible();

  await signIn(page, member);
  await open("/my-account?tab=payments");
  await expect(main.getByText(say("payments.refund.accountAsked"))).toBeVisible();
  await main.getByLabel(say("payments.refund.account"), { exact: true }).fill("가나은행 1-2 한별");
  await main.getByRole("button", { name: say("payments.refund.account.button") }).click();
  await expect(page.getByText(say("payments.refund.account.done"))).toBeVisible();

  await signIn(page, FINANCE);
  await open(`/admin/payment-management/${payment.id}`);
  await main.getByRole("button", { name: say("payment-office.act.refund"), exact: true }).click();
  await expect(dialog.getByLabel(say("payment-office.act.refundAccount"))).toHaveValue("가나은행 1-2 한별");
});
