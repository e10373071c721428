// A payment by card, from the account to the payment service and back, and its refund, which goes the same
// way; and a payment on an account that the service gives.
import { expect } from "@playwright/test";
import { type Account, newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const APPLY = `mutation ($programId: Id!) {
  apply(input: { programId: $programId, form: { name: "한별" } }) { payment { id } }
}`;
const REFUND = `mutation ($id: Id!, $version: Int!) {
  refundPayment(id: $id, version: $version, amount: 30000, reason: "못 옴", seat: FREE) { id }
}`;

test("a fee is paid by card, and goes back to it", { tag: "@core" }, async ({
  page,
  request,
  browser,
  baseURL,
  say,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const member = await newMember(page.request, language);
  const { id: programId } = await makeSeminar(request, OPEN);
  await signIn(page, member);
  const { id } = Object(await ask(page, APPLY, { programId })).apply.payment;
  await open("/my-account?tab=payments");
  const main = page.getByRole("main");
  const amount = say("payments.won", { amount: 30_000 });
  const pay = main.getByText(say("payments.card.button", { amount }));
  await expect(pay).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await pay.click();
  // The page of the service.
  await page.getByRole("link", { name: "그만두기" }).click();
  await expect(main.getByText(say("payments.card.failed"))).toBeVisible();
  await pay.click();
  await page.getByRole("link", { name: "결제하기" }).click();
  await expect(main.getByText(say("payments.card.paid"))).toBeVisible();
  await expect(main.getByText(say("payments.state.PAID"), { exact: true })).toBeVisible();
  await expect(pay).toHaveCount(0);

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const desk = await context.newPage();
  await signIn(desk, FINANCE);
  await ask(desk, REFUND, { id, version: (await read(desk, id)).version });
  // On its way, or there already: the task takes its turn each minute.
  const { state, amountRefunded } = await read(desk, id);
  expect([state, amountRefunded]).toEqual(
    state === "REFUNDED" ? ["REFUNDED", 30_000] : ["REFUND_REQUESTED", 0],
  );
  await context.close();
});

test("a fee is sent to an account given for it", async ({ page, request, say, open, language }) => {
  test.setTimeout(120_000);
  const member = await newMember(page.request, language);
  const { id: programId } = await makeSeminar(request, OPEN);
  await signIn(page, member);
  await ask(page, APPLY, { programId });
  await open("/my-account?tab=payments");
  const main = page.getByRole("main");
  const begin = main.getByText(say("payments.deposit.button"));
  const number = main.getByText(/X65056365\d+/);
  await begin.click();
  await page.getByRole("link", { name: "결제하기" }).click();
  await expect(main.getByText(say("payments.card.account"))).toBeVisible();
  await expect(number).toBeVisible();
  await expect(main.getByText("토스페이먼츠(한별)")).toBeVisible();
  await expect(main.getByText(say("payments.won", { amount: 30_000 })).last()).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  // Another way, and back to this one: it is another account.
  const first = accountIn(await number.textContent());
  await main.getByRole("button", { name: say("payments.deposit.giveUp") }).click();
  await expect(main.getByText(say("payments.declare.button"), { exact: true })).toBeVisible();
  await begin.click();
  await page.getByRole("link", { name: "결제하기" }).click();
  await expect(number).toBeVisible();
  const second = accountIn(await number.textContent());
  expect(second).not.toBe(first);

  await request.get(`${process.env.CARD_SERVICE}/bank/${second}`);
  await expect(async () => {
    await page.reload();
    await expect(main.getByText(say("payments.state.PAID"), { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(number).toHaveCount(0);
  // What is said of coming back is not said of what was paid since.
  await expect(main.getByText(say("payments.card.account"))).toHaveCount(0);
});

const accountIn = (text: string | null): string => /X\d+/.exec(text ?? "")?.[0] ?? "";

const read = async (page: Parameters<typeof ask>[0], id: number) =>
  Object(await ask(page, "query ($id: Id!) { payment(id: $id) { version state amountRefunded } }", { id }))
    .payment as { version: number; state: string; amountRefunded: number };
