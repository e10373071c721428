// @module-tag both
// A mistake of the office costs nobody a seat: bookings taken back or moved, and transfers that are not found (docs/money.md#mistakes).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  BOOK,
  CORRECT,
  createPayment,
  DECLARE,
  expectSoundPayment,
  MOVE_BOOKING,
  NOT_FOUND,
  REFUND,
  TAKE_BACK,
  UNDO_DECLARE,
} from "#tests/support/paying.ts";

const gateway = useGateway();
let payer: Person;
let office: Person;
beforeAll(async () => {
  payer = await createPerson(gateway());
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({ refundRules: [{ daysBefore: 5, percent: 50 }] });
});

const reason = "통장 확인";
const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
const at = async (id: number) => ({ id, version: (await rowOf(id)).version });
const book = async (id: number, amount: number, more: object = {}) =>
  answered(await office.ask(BOOK, { ...(await at(id)), amount, reason, ...more }), "bookPayment");
const act = async (operation: string, id: number, more: object = {}) =>
  await office.ask(operation, { ...(await at(id)), reason, ...more });
const stateOf = async (id: number) => (await db.application.findUniqueOrThrow({ where: { id } })).state;
const lastMail = (memberId: number) => db.mail.findFirst({ where: { memberId }, orderBy: { id: "desc" } });

/** An application for 30,000 won, its program and its payment. */
async function applied(person: Person = payer, program: object = {}) {
  const { id: programId } = await createOpenProgram({ capacity: 1, ...program });
  const { id } = answered(await person.apply(programId));
  const payment = await db.payment.findUniqueOrThrow({ where: { applicationId: id } });
  return { programId, id, paymentId: payment.id };
}
const WITHDRAW = `mutation ($id: Id!, $version: Int!, $account: String, $sent: Boolean = false) {
  withdrawApplication(id: $id, version: $version, refundAccount: $account, sent: $sent) { id }
}`;
async function withdraw(id: number, more: object = {}) {
  const { version } = await db.application.findUniqueOrThrow({ where: { id } });
  expect((await payer.ask(WITHDRAW, { id, version, ...more })).errors).toEqual([]);
}

describe("a booking that was wrong", () => {
  test("is taken back: who has the seat keeps it and pays until a new deadline", async () => {
    const own = await applied();
    await book(own.paymentId, 30_000);
    expect(await stateOf(own.id)).toBe("CONFIRMED");
    await db.payment.update({ where: { id: own.paymentId }, data: { dueAt: new Date() } });
    const shown = await office.ask(
      "query ($id: Id!) { payment(id: $id) { bookingReversal { amount to seat grade dueAt } } }",
      { id: own.paymentId },
    );
    const effect = { amount: 30_000, to: "PENDING", seat: "AWAITS", grade: null };
    const { dueAt, ...announced } = answered(shown, "payment").bookingReversal;
    expect(announced).toEqual(effect);
    answered(await act(TAKE_BACK, own.paymentId), "reverseBooking");
    expect(await stateOf(own.id)).toBe("AWAITING_PAYMENT");
    const row = await rowOf(own.paymentId);
    expect(row).toMatchObject({ state: "PENDING", amountPaid: 0, amountRefunded: 0, paidAt: null });
    expect(row.dueAt?.getTime()).toBeGreaterThan(Date.now() + 6 * DAY);
    expect(row.dueAt?.toISOString()).toBe(dueAt);
    // Nobody had read of it yet: the emails went with it.
    expect(await lastMail(payer.id)).toMatchObject({ kind: "APPLICATION_RECEIVED" });
    expect((await act(TAKE_BACK, own.paymentId)).code).toBe("PAYMENT_MOVE_REFUSED");
    await book(own.paymentId, 30_000);
    await db.mail.updateMany({
      where: { kind: "PAYMENT_PAID" },
      data: { state: "SENT", sentAt: new Date() },
    });
    answered(await act(TAKE_BACK, own.paymentId), "reverseBooking");
    expect(await lastMail(payer.id)).toMatchObject({ kind: "PAYMENT_TAKEN_BACK" });
    // Paid after all.
    await book(own.paymentId, 30_000);
    expect(await stateOf(own.id)).toBe("CONFIRMED");
    await expectSoundPayment(own.paymentId);
    await expectSound(own.programId);
  });

  test("takes back one part after the other, and what was declared stays declared", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    answered(await payer.ask(DECLARE, { id, version: 1 }), "declarePayment");
    await book(id, 20_000);
    await book(id, 30_000);
    const states: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      states.push(answered(await act(TAKE_BACK, id), "reverseBooking").state);
    }
    expect(states).toEqual(["PARTIAL", "DECLARED"]);
    await expectSoundPayment(id);
  });

  test("gives the grade back that came of it", async () => {
    const member = await createPerson(gateway());
    const gradeOf = async () => (await db.member.findUniqueOrThrow({ where: { id: member.id } })).grade;
    const { id } = await createPayment({ memberId: member.id, type: "ANNUAL", grade: "REGULAR", year: 2026 });
    await book(id, 50_000);
    expect(await gradeOf()).toBe("REGULAR");
    answered(await act(TAKE_BACK, id), "reverseBooking");
    expect(await gradeOf()).toBe("GENERAL");
    await book(id, 50_000);
    expect(await gradeOf()).toBe("REGULAR");
    await expectSoundPayment(id);
  });

  test("moves to the payment it was sent for, and costs the innocent no seat", async () => {
    const one = await applied();
    const other = await createPerson(gateway());
    const two = await applied(other);
    await book(one.paymentId, 30_000, { receivedAt: "2026-11-02T00:00:00.000Z" });
    const to = await at(two.paymentId);
    const moving = { toId: to.id, toVersion: to.version };
    expect((await act(MOVE_BOOKING, one.paymentId, { ...moving, toVersion: 9 })).code).toBe("CONFLICT");
    expect(await stateOf(one.id)).toBe("CONFIRMED");
    const moved = answered(await act(MOVE_BOOKING, one.paymentId, moving), "moveBooking");
    expect(moved).toMatchObject({ warning: null, payment: { id: to.id, state: "PAID", amountPaid: 30_000 } });
    expect((await rowOf(to.id)).paidAt).toEqual(new Date("2026-11-02T00:00:00.000Z"));
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(["AWAITING_PAYMENT", "CONFIRMED"]);
    const actions = await db.auditEntry.findMany({
      where: { action: "moveBooking" },
      select: { subjectId: true },
      orderBy: { id: "asc" },
    });
    expect(actions.map(({ subjectId }) => subjectId)).toEqual([one.paymentId, to.id]);
    for (const { paymentId, programId } of [one, two]) {
      await expectSoundPayment(paymentId);
      await expectSound(programId);
    }
  });

  test("is not taken back once money went back for it", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    await book(id, 55_000);
    answered(await act(REFUND, id, { amount: 5_000 }), "refundPayment");
    expect((await act(TAKE_BACK, id)).code).toBe("PAYMENT_MOVE_REFUSED");
  });
});

describe("what was declared", () => {
  test("and is not in the bank waits again until a new deadline; its name can be corrected before", async () => {
    const own = await applied();
    const id = own.paymentId;
    answered(await payer.ask(DECLARE, { id, version: 1 }), "declarePayment");
    expect((await office.ask(CORRECT, await at(id))).code).toBe("NOT_FOUND");
    const corrected = answered(await payer.ask(CORRECT, await at(id)), "correctDepositorName");
    expect(corrected.depositorName).toBe("고친 이름");
    await db.payment.update({ where: { id }, data: { dueAt: new Date() } });
    answered(await act(NOT_FOUND, id), "markPaymentNotFound");
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: "PENDING", declaredAt: null });
    expect(await lastMail(payer.id)).toMatchObject({ kind: "PAYMENT_NOT_FOUND" });
    expect(await stateOf(own.id)).toBe("AWAITING_PAYMENT");
    expect((await payer.ask(CORRECT, await at(id))).code).toBe("PAYMENT_MOVE_REFUSED");
    await expirePayments(new Date());
    expect((await rowOf(id)).state).toBe("PENDING");
    await expirePayments(new Date(Date.now() + 9 * DAY));
    expect([(await rowOf(id)).state, await stateOf(own.id)]).toEqual(["EXPIRED", "CANCELLED"]);
    await expectSoundPayment(id);
  });

  test("of what is over is asked for no more once it is not found", async () => {
    const own = await applied();
    answered(await payer.ask(DECLARE, { id: own.paymentId, version: 1 }), "declarePayment");
    await withdraw(own.id);
    answered(await act(NOT_FOUND, own.paymentId), "markPaymentNotFound");
    expect((await rowOf(own.paymentId)).state).toBe("CANCELLED");
    await expectSoundPayment(own.paymentId);
  });

  test("by mistake is undone by the payer: it waits until the deadline it had, under the proposed name", async () => {
    const own = await applied();
    const id = own.paymentId;
    const { depositorName, dueAt } = await rowOf(id);
    answered(await payer.ask(DECLARE, { id, version: 1 }), "declarePayment");
    expect((await office.ask(UNDO_DECLARE, await at(id))).code).toBe("NOT_FOUND");
    const shown = "query ($id: Id!) { myPayment(id: $id) { viewerCanUndoDeclaration } }";
    expect(answered(await payer.ask(shown, { id }), "myPayment").viewerCanUndoDeclaration).toBe(true);
    const undone = answered(await payer.ask(UNDO_DECLARE, await at(id)), "undoDeclaration");
    expect(undone).toMatchObject({ state: "PENDING", depositorName, viewerCanDeclare: true });
    expect(await rowOf(id)).toMatchObject({ declaredAt: null, dueAt });
    const moves = { paymentId: id, reason: "DECLARATION_UNDONE", actorId: payer.id };
    expect(await db.paymentMove.count({ where: moves })).toBe(1);
    // It can be said again, and twice undone is refused.
    expect((await payer.ask(UNDO_DECLARE, await at(id))).code).toBe("PAYMENT_MOVE_REFUSED");
    answered(await payer.ask(DECLARE, await at(id)), "declarePayment");
    // Past the deadline it would expire at once: the office sets a new one.
    await db.payment.update({ where: { id }, data: { dueAt: new Date() } });
    expect(answered(await payer.ask(shown, { id }), "myPayment").viewerCanUndoDeclaration).toBe(false);
    expect((await payer.ask(UNDO_DECLARE, await at(id))).code).toBe("PAYMENT_MOVE_REFUSED");
    await withdraw(own.id);
    const over = answered(await payer.ask(UNDO_DECLARE, await at(id)), "undoDeclaration");
    expect(over).toMatchObject({ state: "CANCELLED", viewerCanDeclare: false });
    await expectSoundPayment(id);
  });
});
