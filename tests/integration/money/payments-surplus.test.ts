// The surplus of a payment counts for another open payment of the same payer: chosen by the payer or the
// office, undone by the office.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { readMonthSums } from "#schema/money/month-ends/month-sums.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  BOOK,
  createPayment,
  expectSoundPayment,
  MOVE_BOOKING,
  REFUND,
  TAKE_BACK,
  TRANSFER,
  TRANSFER_MINE,
  VOID,
} from "#tests/support/paying.ts";

const gateway = useGateway();
let finance: Person;
beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
});

const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
async function act(operation: string, id: number, rest: object = {}) {
  const { version } = await rowOf(id);
  return await finance.ask(operation, { id, version, reason: "사유", seat: "FREE", ...rest });
}
async function transfer(by: Person, id: number, toId: number, operation = TRANSFER_MINE) {
  const [from, to] = [await rowOf(id), await rowOf(toId)];
  return await by.ask(operation, { id, version: from.version, toId, toVersion: to.version, reason: "사유" });
}

/** A member with 70,000 won for what costs 50,000, and another payment that waits. */
async function withSurplus(amountDue = 50_000) {
  const person = await createPerson(gateway());
  const { id } = await createPayment({ memberId: person.id });
  answered(await act(BOOK, id, { amount: 70_000 }), "bookPayment");
  const other = await createPayment({ memberId: person.id, amountDue, nameKo: "다른 납부" });
  return { person, id, toId: other.id };
}
const sumsOf = async (id: number) => {
  const { state, amountPaid, amountRefunded, refundDue } = await rowOf(id);
  return { state, amountPaid, amountRefunded, refundDue: refundDue ?? 0 };
};
const thisMonth = () => db.$transaction((tx) => readMonthSums(tx, seoulDay(new Date()).slice(0, 7)));
async function expectSound(...ids: number[]) {
  for (const id of ids) await expectSoundPayment(id);
}

const MINE = "{ myPayments { items { id surplus state outstanding surplusTargets { id outstanding } } } }";

describe("the payer", () => {
  test("uses a surplus for another payment, and the month stays as it was", async () => {
    const { person, id, toId } = await withSurplus();
    const before = await thisMonth();
    const shown = Object((await person.ask(MINE)).data).myPayments.items;
    expect(shown.find((one: { id: number }) => one.id === id).surplusTargets).toEqual([
      { id: toId, outstanding: 50_000 },
    ]);
    answered(await transfer(person, id, toId), "transferMySurplus");
    expect(await sumsOf(id)).toMatchObject({ state: "PAID", amountPaid: 50_000, amountRefunded: 0 });
    expect(await sumsOf(toId)).toMatchObject({ state: "PARTIAL", amountPaid: 20_000 });
    expect(await thisMonth()).toEqual(before);
    const after = Object((await person.ask(MINE)).data).myPayments.items;
    expect(after.find((one: { id: number }) => one.id === id)).toMatchObject({
      surplus: 0,
      surplusTargets: [],
    });
    await expectSound(id, toId);
  });

  test("pays the other one whole, gets its email, and keeps what is more as a surplus", async () => {
    const { person, id, toId } = await withSurplus(15_000);
    answered(await transfer(person, id, toId), "transferMySurplus");
    expect(await sumsOf(id)).toMatchObject({ state: "PAID", amountPaid: 55_000 });
    expect(await sumsOf(toId)).toMatchObject({ state: "PAID", amountPaid: 15_000 });
    const mail = await db.mail.findFirstOrThrow({
      where: { memberId: person.id },
      orderBy: { id: "desc" },
    });
    expect(mail.subject).toContain("다른 납부");
    await expectSound(id, toId);
  });

  test("cannot use somebody else's, give to somebody else, or give what is not there", async () => {
    const { person, id, toId } = await withSurplus();
    const stranger = await withSurplus();
    expect((await transfer(stranger.person, id, toId)).code).toBe("NOT_FOUND");
    expect((await transfer(person, id, stranger.toId)).code).toBe("NOT_FOUND");
    expect((await transfer(person, toId, id)).code).toBe("PAYMENT_MOVE_REFUSED");
    expect((await transfer(person, id, id)).code).toBe("NOT_FOUND");
    answered(await act(VOID, toId), "voidPayment");
    expect((await transfer(person, id, toId)).code).toBe("VALIDATION");
    expect(await sumsOf(id)).toMatchObject({ amountPaid: 70_000 });
  });

  test("uses it once, however often it is asked for at once", async () => {
    const { person, id, toId } = await withSurplus();
    const third = await createPayment({ memberId: person.id });
    const replies = await Promise.all([
      transfer(person, id, toId),
      transfer(person, id, third.id),
      transfer(finance, id, toId, TRANSFER),
    ]);
    expect(replies.map(({ code }) => code).filter((code) => code === null)).toHaveLength(1);
    expect(replies.map(({ code }) => code).filter((code) => code === "CONFLICT")).toHaveLength(2);
    const [one, two] = [await sumsOf(toId), await sumsOf(third.id)];
    expect(one.amountPaid + two.amountPaid).toBe(20_000);
    await expectSound(id, toId, third.id);
  });
});

describe("the office", () => {
  test("does the same for a payer without an account, and only for the same payer", async () => {
    const payer = { payerEmail: "surplus@example.org" };
    const { id } = await createPayment(payer);
    answered(await act(BOOK, id, { amount: 60_000 }), "bookPayment");
    const { id: toId } = await createPayment(payer);
    const { id: otherId } = await createPayment({ payerEmail: "other@example.org" });
    expect((await transfer(finance, id, otherId, TRANSFER)).code).toBe("VALIDATION");
    answered(await transfer(finance, id, toId, TRANSFER), "transferSurplus");
    expect(await sumsOf(toId)).toMatchObject({ state: "PARTIAL", amountPaid: 10_000 });
    const { data } = await finance.ask(
      `{ payment(id: ${toId}) { moves { amount method surplusPaymentId } bookingReversal { isSurplus } } }`,
    );
    expect(Object(data).payment.moves.at(-1)).toEqual({
      amount: 10_000,
      method: "SURPLUS",
      surplusPaymentId: id,
    });
    expect(Object(data).payment.bookingReversal).toEqual({ isSurplus: true });
    const audit = await db.auditEntry.findMany({ where: { action: "transferSurplus" } });
    expect(audit.map(({ subjectId }) => subjectId)).toEqual(expect.arrayContaining([id, toId]));
    await expectSound(id, toId);
  });

  test("takes it back: both payments are what they were, and the surplus can be used again", async () => {
    const { person, id, toId } = await withSurplus();
    const before = [await sumsOf(id), await sumsOf(toId), await thisMonth()];
    answered(await transfer(person, id, toId), "transferMySurplus");
    expect((await act(VOID, id)).code).toBe("PAYMENT_MOVE_REFUSED");
    const third = await createPayment({ memberId: person.id });
    const moved = await act(MOVE_BOOKING, toId, { toId: third.id, toVersion: 1 });
    expect(moved.code).toBe("PAYMENT_MOVE_REFUSED");
    answered(await act(TAKE_BACK, toId), "reverseBooking");
    expect([await sumsOf(id), await sumsOf(toId), await thisMonth()]).toEqual(before);
    const { data } = await person.ask("{ myPayments { items { id hasRefundReturned } } }");
    for (const one of Object(data).myPayments.items) expect(one.hasRefundReturned).toBe(false);
    answered(await transfer(person, id, toId), "transferMySurplus");
    await expectSound(id, toId);
  });

  test("gets it back by voiding the other payment", async () => {
    const { person, id, toId } = await withSurplus();
    answered(await transfer(person, id, toId), "transferMySurplus");
    answered(await act(VOID, toId), "voidPayment");
    expect(await sumsOf(id)).toMatchObject({ state: "PAID", amountPaid: 70_000 });
    expect(await sumsOf(toId)).toMatchObject({ state: "VOID", amountPaid: 0 });
    await expectSound(id, toId);
  });

  test("owes it where the first payment was refunded meanwhile", async () => {
    const { person, id, toId } = await withSurplus();
    answered(await transfer(person, id, toId), "transferMySurplus");
    answered(await act(REFUND, id, { amount: 50_000 }), "refundPayment");
    answered(await act(TAKE_BACK, toId), "reverseBooking");
    expect(await sumsOf(id)).toEqual({
      state: "REFUND_REQUESTED",
      amountPaid: 70_000,
      amountRefunded: 50_000,
      refundDue: 20_000,
    });
    await expectSound(id, toId);
  });

  test("refunds what was transferred from the payment where it is", async () => {
    const { person, id, toId } = await withSurplus();
    answered(await transfer(person, id, toId), "transferMySurplus");
    answered(await act(REFUND, toId, { amount: 20_000 }), "refundPayment");
    expect((await act(TAKE_BACK, toId)).code).toBe("PAYMENT_MOVE_REFUSED");
    expect(await sumsOf(toId)).toMatchObject({ state: "REFUNDED", amountPaid: 20_000 });
    await expectSound(id, toId);
  });
});
