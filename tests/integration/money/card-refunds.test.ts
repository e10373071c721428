// @module-tag both
// A card payment is refunded to the card: the request is written in the transaction of the action, and booked once the service says that it is done
// (decision 60).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { BOOK, expectSoundPayment, REFUND, TAKE_BACK, VOID, WAIVE } from "#tests/support/paying.ts";
import {
  askAgain,
  comeBack,
  payByCard,
  paymentOf,
  sendBack,
  startCard,
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

const BY_TRANSFER = REFUND.replace("seat: $seat)", "seat: $seat, way: BY_TRANSFER)");
const at = async (id: number) => ({ id, version: (await paymentOf(id)).version });
const refund = async (id: number, amount: number, query = REFUND, seat = "KEEP") =>
  await finance.ask(query, { ...(await at(id)), amount, reason: "취소", seat });
const because = async (query: string, id: number) =>
  (await finance.ask(query, { ...(await at(id)), reason: "취소" })).code;
/** Later; the office has just proved again who it is. */
async function minutes(count: number) {
  const { clock } = desk().gateway;
  clock.advance(count * 60_000);
  await db.session.updateMany({ where: { memberId: finance.id }, data: { authenticatedAt: clock.now() } });
}
const cancels = () => desk().toss.calls.filter(({ path }) => path.endsWith("/cancel"));
const heldOf = (orderId: string) => desk().toss.order(orderId);
const MAY = `query ($id: Id!) {
  payment(id: $id) { viewerCanRefund viewerCanVoid viewerCanWaiveRefund bookingReversal { amount } cardLeft cardRefund { state amount failure } }
}`;
const may = async (id: number) => answered(await finance.ask(MAY, { id }), "payment");

describe("a refund", () => {
  test("is asked of the service, and booked when it is done", async () => {
    const { id, order } = await payByCard(desk(), payer);
    expect(await may(id)).toMatchObject({
      viewerCanVoid: false,
      bookingReversal: null,
      cardLeft: 50_000,
      cardRefund: null,
    });
    answered(await refund(id, 50_000), "refundPayment");
    expect(await paymentOf(id)).toMatchObject({
      state: "REFUND_REQUESTED",
      amountRefunded: 0,
      refundDue: 50_000,
    });
    // Nothing else is done with the money meanwhile.
    expect(await may(id)).toMatchObject({
      viewerCanRefund: false,
      viewerCanWaiveRefund: false,
      cardRefund: { state: "ASKED", amount: 50_000 },
    });
    expect((await refund(id, 50_000)).code).toBe("PAYMENT_MOVE_REFUSED");
    for (const act of [VOID, WAIVE, TAKE_BACK]) expect(await because(act, id)).toBe("PAYMENT_MOVE_REFUSED");
    await sendBack(desk());
    expect(await paymentOf(id)).toMatchObject({ state: "REFUNDED", amountRefunded: 50_000 });
    expect(heldOf(order.orderId)).toMatchObject({ status: "CANCELED", balanceAmount: 0 });
    expect(await db.paymentMove.findFirst({ where: { paymentId: id, amount: { lt: 0 } } })).toMatchObject({
      method: "CARD",
      actorId: finance.id,
      reason: "취소",
    });
    expect(await may(id)).toMatchObject({ cardLeft: 0, cardRefund: null });
    await expectSoundPayment(id);
  });

  test("of a part leaves the rest to a later one", async () => {
    const { id } = await payByCard(desk(), payer);
    answered(await finance.ask(BOOK, { ...(await at(id)), amount: 20_000 }), "bookPayment");
    // A surplus leaves it paid.
    answered(await refund(id, 20_000), "refundPayment");
    expect((await paymentOf(id)).state).toBe("PAID");
    await sendBack(desk());
    expect(await paymentOf(id)).toMatchObject({ state: "PAID", amountRefunded: 20_000 });
    // Of 50,000 that are left 30,000 came by card: the rest stays due, and is sent by hand.
    answered(await refund(id, 50_000), "refundPayment");
    await sendBack(desk());
    expect(await paymentOf(id)).toMatchObject({
      state: "REFUND_REQUESTED",
      amountRefunded: 50_000,
      refundDue: 20_000,
    });
    answered(await refund(id, 20_000), "refundPayment");
    expect(await paymentOf(id)).toMatchObject({ state: "REFUNDED", amountRefunded: 70_000 });
    const last = await db.paymentMove.findFirst({ where: { paymentId: id }, orderBy: { id: "desc" } });
    expect(last).toMatchObject({ amount: -20_000, method: "BANK_TRANSFER" });
    await expectSoundPayment(id);
  });

  test("frees the seat when it is booked, and needs no account of who withdraws", async () => {
    const person = await createPerson(desk().gateway);
    const { id: programId } = await createOpenProgram();
    const { id: applicationId } = answered(await person.apply(programId));
    const { id } = await db.payment.findUniqueOrThrow({ where: { applicationId } });
    await comeBack(desk(), desk().toss.agree((await startCard(person, id)).orderId));
    const { version } = await db.application.findUniqueOrThrow({ where: { id: applicationId } });
    const withdraw =
      "mutation ($id: Id!, $version: Int!) { withdrawApplication(id: $id, version: $version) { id } }";
    answered(await person.ask(withdraw, { id: applicationId, version }), "withdrawApplication");
    expect(await paymentOf(id)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 30_000 });
    const mine = `query ($id: Id!) { myPayment(id: $id) { viewerCanNameRefundAccount cardLeft } }`;
    expect(answered(await person.ask(mine, { id }), "myPayment")).toEqual({
      viewerCanNameRefundAccount: false,
      cardLeft: 30_000,
    });
    answered(await refund(id, 30_000), "refundPayment");
    await sendBack(desk());
    expect((await paymentOf(id)).state).toBe("REFUNDED");

    const other = await createPerson(desk().gateway);
    const { id: seatId } = answered(await other.apply(programId));
    const seat = await db.payment.findUniqueOrThrow({ where: { applicationId: seatId } });
    await comeBack(desk(), desk().toss.agree((await startCard(other, seat.id)).orderId));
    answered(await refund(seat.id, 30_000, REFUND, "FREE"), "refundPayment");
    const state = async () => (await db.application.findUniqueOrThrow({ where: { id: seatId } })).state;
    expect(await state()).toBe("CONFIRMED");
    await sendBack(desk());
    expect(await state()).toBe("CANCELLED");
  });
});

describe("an answer to a refund", () => {
  test.each(["LOST", "DROPPED", [500, "FAILED_INTERNAL_SYSTEM_PROCESSING"]] as const)(
    "that does not come (%s) sends the money once",
    async (trouble) => {
      const { id, order } = await payByCard(desk(), payer);
      answered(await refund(id, 20_000), "refundPayment");
      desk().toss.trouble("/cancel", trouble);
      await sendBack(desk());
      expect(await paymentOf(id)).toMatchObject({ amountRefunded: 0 });
      await minutes(2);
      await Promise.all([sendBack(desk()), sendBack(desk())]);
      expect(await paymentOf(id)).toMatchObject({ state: "PARTLY_REFUNDED", amountRefunded: 20_000 });
      expect(heldOf(order.orderId).balanceAmount).toBe(30_000);
      await expectSoundPayment(id);
    },
  );

  test("that is no leaves the refund open: it is asked for again, or sent by hand", async () => {
    const { id, order } = await payByCard(desk(), payer);
    answered(await refund(id, 50_000), "refundPayment");
    desk().toss.trouble("/cancel", [403, "NOT_CANCELABLE_PAYMENT"]);
    await sendBack(desk());
    expect(await may(id)).toMatchObject({
      viewerCanRefund: true,
      cardRefund: { state: "FAILED", failure: "NOT_CANCELABLE_PAYMENT" },
    });
    const before = cancels().length;
    await minutes(60);
    await sendBack(desk());
    expect(cancels().length).toBe(before);
    answered(await refund(id, 10_000), "refundPayment");
    await sendBack(desk());
    expect(heldOf(order.orderId).balanceAmount).toBe(40_000);
    answered(await refund(id, 40_000, BY_TRANSFER), "refundPayment");
    expect(await paymentOf(id)).toMatchObject({ state: "REFUNDED", amountRefunded: 50_000 });
    expect(cancels().length).toBe(before + 1);
    const last = await db.paymentMove.findFirst({ where: { paymentId: id }, orderBy: { id: "desc" } });
    expect(last).toMatchObject({ amount: -40_000, method: "BANK_TRANSFER" });
  });
});

test("what somebody sends back at the service itself is booked by its hint, once, and so is what follows", async () => {
  const { id, order } = await payByCard(desk(), payer);
  const sentBack = async (status: string, balanceAmount: number) => {
    Object.assign(heldOf(order.orderId), { status, balanceAmount });
    for (const _ of [1, 2])
      await desk().gateway.send("/api/v1/card/webhook", { data: { orderId: order.orderId } });
    await Promise.all([askAgain(desk()), askAgain(desk())]);
  };
  await sentBack("PARTIAL_CANCELED", 45_000);
  expect(await paymentOf(id)).toMatchObject({ state: "PARTLY_REFUNDED", amountRefunded: 5_000 });
  await sentBack("PARTIAL_CANCELED", 20_000);
  expect(await paymentOf(id)).toMatchObject({ state: "PARTLY_REFUNDED", amountRefunded: 30_000 });
  await sentBack("CANCELED", 0);
  expect(await paymentOf(id)).toMatchObject({ state: "REFUNDED", amountRefunded: 50_000 });
  await expectSoundPayment(id);
});

test("money that came for nobody goes back without an account", async () => {
  const person = await createPerson(desk().gateway);
  const { id: programId } = await createOpenProgram();
  const { id: applicationId } = answered(await person.apply(programId));
  const { id } = await db.payment.findUniqueOrThrow({ where: { applicationId } });
  const { orderId } = await startCard(person, id);
  // The card is charged while the application is withdrawn.
  desk().toss.trouble("/confirm", "LOST");
  await comeBack(desk(), desk().toss.agree(orderId));
  const withdraw = "mutation ($id: Id!) { withdrawApplication(id: $id, version: 1) { id } }";
  answered(await person.ask(withdraw, { id: applicationId }), "withdrawApplication");
  expect((await paymentOf(id)).state).toBe("CANCELLED");
  await minutes(2);
  await askAgain(desk());
  expect(await paymentOf(id)).toMatchObject({
    state: "REFUND_REQUESTED",
    amountPaid: 30_000,
    refundDue: 30_000,
  });
  answered(await refund(id, 30_000), "refundPayment");
  await sendBack(desk());
  expect(await paymentOf(id)).toMatchObject({ state: "REFUNDED" });
  await expectSoundPayment(id);
});
