// @module-tag long
// @module-tag both
// A member pays on an account that the card service gives for one payment: what is there is booked once, whatever the service reports and in whatever
// order, and nobody is shown an account that is open no longer (docs/money.md#cards-and-virtual-accounts).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { BOOK, createPayment, DECLARE, expectSoundPayment, REFUND, VOID } from "#tests/support/paying.ts";
import {
  askAgain,
  comeBack,
  goToDeposit,
  openAccount,
  orderOf,
  paymentOf,
  START,
  START_DEPOSIT,
  startCard,
  startDeposit,
  useCards,
} from "#tests/support/paying-by-card.ts";

const desk = useCards();
let payer: Person;
let finance: Person;
beforeAll(async () => {
  payer = await createPerson(desk().gateway);
  finance = await createPerson(desk().gateway, { roles: ["FINANCE"] });
  await createSettings({ refundRules: [{ daysBefore: 5, percent: 100 }] });
});

const MINE = `query ($id: Id!) {
  myPayment(id: $id) {
    viewerCanPayByCard viewerCanDeposit isBeingTaken cardLeft viewerCanNameRefundAccount
    depositAccount { bank(language: EN) number holder amount until }
  }
}`;
const GIVE_UP =
  "mutation ($id: Id!) { giveDepositUp(id: $id) { viewerCanPayByCard viewerCanDeposit depositAccount { number } } }";
const mine = async (id: number, person = payer) => answered(await person.ask(MINE, { id }), "myPayment");
const asked = (end: string) => desk().toss.calls.filter(({ path }) => path.endsWith(end));
const held = (orderId: string) => desk().toss.order(orderId);
const hint = (orderId: string) =>
  desk().gateway.send("/api/v1/card/webhook", { orderId, status: "DONE", secret: "s", transactionKey: "t" });
const at = async (id: number) => ({ id, version: (await paymentOf(id)).version });
const minutes = (count: number) => desk().gateway.clock.advance(count * 60_000);
const PAID = { state: "PAID", amountPaid: 50_000, method: "VIRTUAL_ACCOUNT" };
const bookings = (paymentId: number) => db.paymentMove.count({ where: { paymentId, amount: { gt: 0 } } });

describe("an account", () => {
  test("is given for what is outstanding, shown to its payer, and books what was deposited", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    expect(await mine(id)).toMatchObject({ viewerCanDeposit: true, depositAccount: null });
    const { orderId } = await startDeposit(payer, id);
    const { body } = desk().toss.calls.at(-1) ?? {};
    expect(body).toMatchObject({ method: "VIRTUAL_ACCOUNT", amount: 50_000, orderId });
    expect(await comeBack(desk(), desk().toss.agree(orderId))).toBe("/my-account?tab=payments&card=account");
    const { virtualAccount } = held(orderId);
    const shown = { bank: "Shinhan Bank", holder: "토스페이먼츠(한별)", amount: 50_000 };
    expect(await mine(id)).toMatchObject({
      viewerCanPayByCard: false,
      viewerCanDeposit: false,
      isBeingTaken: false,
      depositAccount: {
        ...shown,
        number: virtualAccount?.accountNumber,
        until: new Date(virtualAccount?.dueDate ?? "").toISOString(),
      },
    });
    // While it waits there is no other, and no card is charged beside it.
    expect((await payer.ask(START_DEPOSIT, { id })).code).toBe("PAYMENT_MOVE_REFUSED");
    expect((await payer.ask(START, { id })).code).toBe("PAYMENT_MOVE_REFUSED");
    expect(await paymentOf(id)).toMatchObject({ state: "PENDING", amountPaid: 0 });
    desk().toss.deposit(orderId);
    // Twice, and at once.
    await Promise.all([hint(orderId), hint(orderId)]);
    await Promise.all([askAgain(desk()), askAgain(desk())]);
    await hint(orderId);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject(PAID);
    expect(await bookings(id)).toBe(1);
    expect(await orderOf(orderId)).toMatchObject({ state: "DONE", askAt: null, accountNumber: null });
    expect(await db.auditEntry.count({ where: { action: "bookDeposit", subjectId: id } })).toBe(1);
    expect((await mine(id)).depositAccount).toBeNull();
    await expectSoundPayment(id);
  });

  test("is open for a week, and not longer than the payment is awaited", async () => {
    const now = desk().gateway.clock.now();
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
    const until = async (dueAt: Date | null) => {
      const { order } = await openAccount(desk(), payer, { dueAt });
      return (await orderOf(order.orderId)).accountUntil?.getTime() ?? 0;
    };
    const near = hours(30);
    expect(await until(near)).toBe(Math.floor(near.getTime() / 1000) * 1000);
    for (const dueAt of [null, hours(24 * 60)]) {
      const days = ((await until(dueAt)) - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThan(7.1);
    }
    const soon = await createPayment({ memberId: payer.id, dueAt: hours(0.5) });
    expect(await mine(soon.id)).toMatchObject({ viewerCanDeposit: false, viewerCanPayByCard: true });
    expect((await payer.ask(START_DEPOSIT, { id: soon.id })).code).toBe("PAYMENT_MOVE_REFUSED");
  });

  test("is for one's own payments, and for people in Korea", async () => {
    const { id, order } = await openAccount(desk(), payer);
    const other = await createPerson(desk().gateway);
    for (const query of [START_DEPOSIT, GIVE_UP])
      expect((await other.ask(query, { id })).code).toBe("NOT_FOUND");
    expect(await orderOf(order.orderId)).toMatchObject({ state: "WAITING" });
    const { id: theirs } = await createPayment({ memberId: other.id });
    await db.member.update({ where: { id: other.id }, data: { country: "BR" } });
    expect(await mine(theirs, other)).toMatchObject({ viewerCanDeposit: false, viewerCanPayByCard: true });
  });

  test("confirms a seat; what was deposited goes back by transfer, to an account that is asked for", async () => {
    const person = await createPerson(desk().gateway);
    const { id: programId } = await createOpenProgram();
    const { id: applicationId } = answered(await person.apply(programId));
    const { id } = await db.payment.findUniqueOrThrow({ where: { applicationId } });
    const { orderId } = await startDeposit(person, id);
    await comeBack(desk(), desk().toss.agree(orderId));
    desk().toss.deposit(orderId);
    await hint(orderId);
    await askAgain(desk());
    const application = await db.application.findUniqueOrThrow({ where: { id: applicationId } });
    expect(application.state).toBe("CONFIRMED");
    // The money is there: it is sent back, never booked out.
    expect((await finance.ask(VOID, { ...(await at(id)), reason: "잘못" })).code).toBe(
      "PAYMENT_MOVE_REFUSED",
    );
    const withdraw = `mutation ($id: Id!, $version: Int!, $account: String) {
      withdrawApplication(id: $id, version: $version, refundAccount: $account) { id }
    }`;
    const leaving = { id: applicationId, version: application.version };
    expect((await person.ask(withdraw, leaving)).code).toBe("VALIDATION");
    answered(await person.ask(withdraw, { ...leaving, account: "한빛 1 홍" }), "withdrawApplication");
    expect(await mine(id, person)).toMatchObject({ cardLeft: 0, viewerCanNameRefundAccount: true });
    const before = asked("/cancel").length;
    answered(
      await finance.ask(REFUND, { ...(await at(id)), amount: 30_000, reason: "취소" }),
      "refundPayment",
    );
    expect(await paymentOf(id)).toMatchObject({ state: "REFUNDED", amountRefunded: 30_000 });
    const last = await db.paymentMove.findFirst({ where: { paymentId: id }, orderBy: { id: "desc" } });
    expect(last).toMatchObject({ amount: -30_000, method: "BANK_TRANSFER" });
    expect(asked("/cancel").length).toBe(before);
    await expectSoundPayment(id);
  });
});

describe("an account that nobody waits for any more", () => {
  test("given up by its payer, is closed at the service; another way is open at once", async () => {
    const { id, order } = await openAccount(desk(), payer);
    expect(answered(await payer.ask(GIVE_UP, { id }), "giveDepositUp")).toEqual({
      viewerCanPayByCard: true,
      viewerCanDeposit: true,
      depositAccount: null,
    });
    expect((await payer.ask(GIVE_UP, { id })).code).toBe("NOT_FOUND");
    await askAgain(desk());
    expect(held(order.orderId).status).toBe("CANCELED");
    expect(await orderOf(order.orderId)).toMatchObject({ state: "FAILED", askAt: null, accountNumber: null });
    const { orderId } = await startCard(payer, id);
    expect(await comeBack(desk(), desk().toss.agree(orderId))).toContain("card=paid");
    expect(await paymentOf(id)).toMatchObject({ state: "PAID", method: "CARD" });
  });

  test.each(["PAID", "PARTIAL", "DECLARED"] as const)("is closed when the payment is %s", async (state) => {
    const { id, order } = await openAccount(desk(), payer);
    if (state === "DECLARED") answered(await payer.ask(DECLARE, await at(id)), "declarePayment");
    else {
      const amount = state === "PAID" ? 50_000 : 20_000;
      answered(await finance.ask(BOOK, { ...(await at(id)), amount }), "bookPayment");
    }
    await askAgain(desk());
    expect(held(order.orderId).status).toBe("CANCELED");
    expect(await orderOf(order.orderId)).toMatchObject({ state: "FAILED" });
    expect((await paymentOf(id)).state).toBe(state);
  });

  test("is booked when the deposit was faster, and goes back as any money that is too much", async () => {
    const { id, order } = await openAccount(desk(), payer);
    answered(await finance.ask(BOOK, { ...(await at(id)), amount: 50_000 }), "bookPayment");
    desk().toss.deposit(order.orderId);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject({ state: "PAID", amountPaid: 100_000 });
    const later = await openAccount(desk(), payer);
    answered(await payer.ask(GIVE_UP, { id: later.id }), "giveDepositUp");
    // Between the question and the closing.
    const { orderId } = later.order;
    desk().toss.before("/cancel", () => desk().toss.deposit(orderId));
    await askAgain(desk());
    expect(await paymentOf(later.id)).toMatchObject(PAID);
    expect(await orderOf(orderId)).toMatchObject({ state: "DONE" });
  });

  test("past its time is shown to nobody, and leaves every way open", async () => {
    const { id, order } = await openAccount(desk(), payer);
    const past = new Date(desk().gateway.clock.now().getTime() - 1);
    await db.cardOrder.update({ where: { orderId: order.orderId }, data: { accountUntil: past } });
    expect(await mine(id)).toMatchObject({
      depositAccount: null,
      viewerCanPayByCard: true,
      viewerCanDeposit: true,
    });
    Object.assign(held(order.orderId), { status: "EXPIRED" });
    await askAgain(desk());
    expect(await orderOf(order.orderId)).toMatchObject({ state: "FAILED", failure: "EXPIRED", askAt: null });
    const again = await openAccount(desk(), payer);
    Object.assign(held(again.order.orderId).virtualAccount ?? {}, { expired: true });
    await hint(again.order.orderId);
    await askAgain(desk());
    expect(await orderOf(again.order.orderId)).toMatchObject({ state: "FAILED", failure: "EXPIRED" });
    expect(await paymentOf(again.id)).toMatchObject({ state: "PENDING", amountPaid: 0 });
    // A new one is no hindrance, before or after the old was looked at.
    const { orderId } = await startDeposit(payer, id);
    expect(await comeBack(desk(), desk().toss.agree(orderId))).toContain("card=account");
  });
});

describe("an answer of the service", () => {
  test.each(["LOST", "DROPPED"] as const)("(%s) to its opening is asked for again", async (trouble) => {
    const { id, order } = await goToDeposit(payer);
    const address = desk().toss.agree(order.orderId);
    desk().toss.trouble("/confirm", trouble);
    expect(await comeBack(desk(), address)).toContain("card=waiting");
    expect(await mine(id)).toMatchObject({ isBeingTaken: true, depositAccount: null });
    minutes(2);
    await askAgain(desk());
    expect(await orderOf(order.orderId)).toMatchObject({ state: "WAITING" });
    expect(await comeBack(desk(), address)).toContain("card=account");
    expect((await mine(id)).depositAccount).not.toBeNull();
  });

  test("that refuses, or says nothing, leaves the payment payable", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    desk().toss.trouble("/v1/payments", [403, "NOT_SUPPORTED_METHOD"]);
    expect((await payer.ask(START_DEPOSIT, { id })).code).toBe("CARD_REFUSED");
    desk().toss.trouble("/v1/payments", "LOST");
    expect((await payer.ask(START_DEPOSIT, { id })).code).toBe("UNAVAILABLE");
    const { orderId } = await startDeposit(payer, id);
    const address = desk().toss.agree(orderId);
    desk().toss.trouble("/confirm", [400, "EXCEED_MAX_DUE_DATE"]);
    expect(await comeBack(desk(), address)).toContain("card=noAccount");
    expect(await mine(id)).toMatchObject({ viewerCanDeposit: true, viewerCanPayByCard: true });
  });

  test("to its closing that is lost is asked for again", async () => {
    const { id, order } = await openAccount(desk(), payer);
    answered(await payer.ask(GIVE_UP, { id }), "giveDepositUp");
    for (const trouble of ["DROPPED", [500, "FAILED_INTERNAL_SYSTEM_PROCESSING"], "LOST"] as const) {
      desk().toss.trouble("/cancel", trouble);
      await askAgain(desk());
      expect(await orderOf(order.orderId)).toMatchObject({ state: "CLOSING" });
      minutes(15);
    }
    await askAgain(desk());
    expect(await orderOf(order.orderId)).toMatchObject({ state: "FAILED" });
  });

  test("that the bank took the deposit back takes the booking back, and the payer begins anew", async () => {
    const { id, order } = await openAccount(desk(), payer);
    desk().toss.deposit(order.orderId);
    await hint(order.orderId);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject(PAID);
    Object.assign(held(order.orderId), { status: "WAITING_FOR_DEPOSIT", approvedAt: null });
    for (const _ of [1, 2]) await hint(order.orderId);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject({ state: "PENDING", amountPaid: 0 });
    expect(await db.auditEntry.count({ where: { action: "bookDepositOut", subjectId: id } })).toBe(1);
    expect(await db.mail.count({ where: { kind: "PAYMENT_TAKEN_BACK", memberId: payer.id } })).toBe(1);
    await askAgain(desk());
    expect(held(order.orderId).status).toBe("CANCELED");
    expect(await orderOf(order.orderId)).toMatchObject({ state: "FAILED", moveId: null });
    await expectSoundPayment(id);
    expect(await mine(id)).toMatchObject({ viewerCanDeposit: true });
  });
});
