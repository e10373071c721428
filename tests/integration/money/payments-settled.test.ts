// @module-tag both
// Nothing the bank has is without a place in the ledger: money that comes late or is too much, and money that goes back (docs/money.md#mistakes).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, EXEMPT, expectSoundPayment, REFUND, WAIVE } from "#tests/support/paying.ts";

const gateway = useGateway();
let payer: Person;
let office: Person;
let programs: Person;
beforeAll(async () => {
  payer = await createPerson(gateway());
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  programs = await createPerson(gateway(), { roles: ["PROGRAM"] });
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

describe("money for what was cancelled", () => {
  test("is booked and goes back whole: withdrawn without a word, and a program that was cancelled", async () => {
    const withdrawn = await applied();
    await withdraw(withdrawn.id);
    const called = await applied();
    const cancel = `mutation { cancelProgram(id: ${called.programId}, version: 1, noteKo: "사정") { id } }`;
    expect((await programs.ask(cancel)).errors).toEqual([]);
    for (const { paymentId, id, programId } of [withdrawn, called]) {
      expect((await rowOf(paymentId)).state).toBe("CANCELLED");
      const unexplained = await act(BOOK, paymentId, { amount: 30_000, reason: null });
      expect(unexplained.errors[0]?.extensions?.fields).toEqual({ reason: ["REQUIRED"] });
      expect(await book(paymentId, 30_000)).toMatchObject({ warning: "SEATS_GONE" });
      expect(await rowOf(paymentId)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 30_000 });
      expect(await lastMail(payer.id)).toMatchObject({ kind: "PAYMENT_TO_RETURN" });
      expect(["WITHDRAWN", "CANCELLED"]).toContain(await stateOf(id));
      // And once more, by a second transfer.
      await book(paymentId, 30_000);
      expect(await rowOf(paymentId)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 60_000 });
      await expectSoundPayment(paymentId);
      await expectSound(programId);
    }
  });

  test("said to be sent while withdrawing, comes back by the rules of that day once it is found", async () => {
    const own = await applied();
    const started = { applyTo: new Date(Date.now() - HOUR / 2), startsAt: new Date(Date.now() + 7 * DAY) };
    await db.program.update({ where: { id: own.programId }, data: started });
    await withdraw(own.id, { sent: true, account: "가온은행 7 회원" });
    expect(await rowOf(own.paymentId)).toMatchObject({ state: "DECLARED", refundPercent: 50 });
    await book(own.paymentId, 30_000);
    const half = { state: "REFUND_REQUESTED", refundDue: 15_000, refundAccount: "가온은행 7 회원" };
    expect(await rowOf(own.paymentId)).toMatchObject(half);
    await expectSoundPayment(own.paymentId);
  });
});

describe("a refund", () => {
  test("stays open until what is due was sent, and gives no receipt for the rest", async () => {
    const own = await applied();
    await book(own.paymentId, 30_000);
    await withdraw(own.id, { account: "가온은행 8 회원" });
    answered(await act(REFUND, own.paymentId, { amount: 29_500 }), "refundPayment");
    expect(await rowOf(own.paymentId)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 500 });
    const { data } = await payer.ask(
      "query ($id: Id!) { myPayment(id: $id) { refundDue receipt { amount } } }",
      { id: own.paymentId },
    );
    expect(data).toEqual({ myPayment: { refundDue: 500, receipt: null } });
    answered(await act(REFUND, own.paymentId, { amount: 500 }), "refundPayment");
    expect((await rowOf(own.paymentId)).state).toBe("REFUNDED");
    await expectSoundPayment(own.paymentId);
  });

  test("is closed with a reason where the rest is not sent, and the payer is notified", async () => {
    const own = await applied();
    await book(own.paymentId, 30_000);
    await withdraw(own.id, { account: "가온은행 9 회원" });
    answered(await act(REFUND, own.paymentId, { amount: 20_000 }), "refundPayment");
    expect((await act(WAIVE, own.paymentId, { reason: " " })).code).toBe("VALIDATION");
    answered(await act(WAIVE, own.paymentId), "waiveRefund");
    expect(await rowOf(own.paymentId)).toMatchObject({ state: "PARTLY_REFUNDED", refundDue: null });
    const mail = await lastMail(payer.id);
    expect([mail?.kind, mail?.text.includes("10,000원")]).toEqual(["PAYMENT_REFUND_ENDED", true]);
    expect((await act(WAIVE, own.paymentId)).code).toBe("PAYMENT_MOVE_REFUSED");
    await expectSoundPayment(own.paymentId);
  });

  test("of a confirmed seat frees or keeps it, as the office says, in the same act", async () => {
    for (const [seat, after, taken] of [
      ["FREE", "CANCELLED", 0],
      ["KEEP", "CONFIRMED", 1],
    ] as const) {
      const own = await applied();
      await book(own.paymentId, 30_000);
      const all = { amount: 30_000 };
      const silent = await act(REFUND, own.paymentId, { ...all, seat: null });
      expect(silent.errors[0]?.extensions?.fields).toEqual({ seat: ["REQUIRED"] });
      // Without an account both are said, in one refusal.
      const bare = await act(REFUND.replace("noAccount: SENDER, ", ""), own.paymentId, {
        ...all,
        seat: null,
      });
      expect(bare.errors[0]?.extensions?.fields).toEqual({
        seat: ["REQUIRED"],
        refundAccount: ["REFUND_ACCOUNT_NEEDED"],
      });
      expect(await stateOf(own.id)).toBe("CONFIRMED");
      answered(await act(REFUND, own.paymentId, { ...all, seat }), "refundPayment");
      expect(await stateOf(own.id)).toBe(after);
      const { seatsTaken } = await db.program.findUniqueOrThrow({ where: { id: own.programId } });
      expect(seatsTaken).toBe(taken);
      await expectSound(own.programId);
    }
  });
});

describe("sums", () => {
  test("a part that comes late is booked, and the rest after it", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    await expirePayments(new Date(Date.now() + 9 * DAY));
    expect((await book(id, 20_000)).payment).toMatchObject({ state: "PARTIAL", outstanding: 30_000 });
    expect((await book(id, 30_000)).payment).toMatchObject({ state: "PAID" });
    await expectSoundPayment(id);
  });

  test("more than is outstanding is asked about first", async () => {
    const { id } = await createPayment({ memberId: payer.id, amountDue: 49_000 });
    const much = { amount: 999_999, acceptSurplus: false };
    const asked = await act(BOOK, id, much);
    expect(asked.errors[0]?.extensions?.fields).toEqual({ amount: ["AMOUNT_ABOVE_DUE"] });
    expect((await rowOf(id)).amountPaid).toBe(0);
    expect((await book(id, 49_000, { acceptSurplus: false })).payment.state).toBe("PAID");
    expect((await act(BOOK, id, { amount: 1, acceptSurplus: false })).code).toBe("VALIDATION");
  });

  test("an exempted rest leaves a receipt of what came in, as it came", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    await book(id, 20_000, { receivedAt: "2026-11-03T00:00:00.000Z" });
    answered(await act(EXEMPT, id), "exemptPayment");
    const { data } = await payer.ask(
      "query ($id: Id!) { myPayment(id: $id) { receipt { amount method paidAt } } }",
      { id },
    );
    const receipt = { amount: 20_000, method: "BANK_TRANSFER", paidAt: "2026-11-03T00:00:00.000Z" };
    expect(data).toEqual({ myPayment: { receipt } });
  });
});
