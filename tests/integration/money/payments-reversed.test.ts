// A refund that is in the ledger and not with the payer is reversed: it was recorded by mistake, or the bank returned it.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  APPROVE,
  BOOK,
  createPayment,
  expectSoundPayment,
  REFUND,
  REVERSE,
  VOID,
} from "#tests/support/paying.ts";

const gateway = useGateway();
let finance: Person;
let programs: Person;
beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  programs = await createPerson(gateway(), { roles: ["PROGRAM"] });
  await createSettings({ twoPersonsAbove: 100_000 });
});

const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
async function act(operation: string, id: number, rest: object = {}, by: Person = finance) {
  const { version } = await rowOf(id);
  return await by.ask(operation, { id, version, reason: "사유", ...rest });
}
const book = async (id: number, amount: number) => answered(await act(BOOK, id, { amount }), "bookPayment");
const refund = async (id: number, amount: number, seat = "KEEP") =>
  answered(await act(REFUND, id, { amount, seat }), "refundPayment");
const lastRefund = async (paymentId: number) =>
  (
    await db.paymentMove.findFirstOrThrow({
      where: { paymentId, amount: { lt: 0 }, isCorrection: false },
      orderBy: { id: "desc" },
    })
  ).id;
const reverse = async (id: number, cause: "MISTAKE" | "RETURNED", rest: object = {}) =>
  answered(await act(REVERSE, id, { moveId: await lastRefund(id), cause, ...rest }), "reverseRefund");
const lastMail = (memberId: number) =>
  db.mail.findFirstOrThrow({ where: { memberId }, orderBy: { id: "desc" } });
const MINE = `{ myPayments { items { state amountRefunded refundDue refundAccount hasRefundReturned viewerCanNameRefundAccount receipt { amount } } } }`;
const shown = async (person: Person) => Object((await person.ask(MINE)).data).myPayments.items[0];
const bankRow = (amount: number) =>
  db.bankRow.create({
    data: {
      hash: `reversed-${randomUUID()}`,
      at: new Date(),
      sender: "은행",
      note: "",
      amount,
      createdAt: new Date(),
    },
  });

async function paid(person: Person, amount = 50_000) {
  const { id } = await createPayment({ memberId: person.id });
  await book(id, amount);
  return id;
}

describe("a refund that was recorded by mistake", () => {
  test("leaves the payment as it was, whatever state it was in", async () => {
    const person = await createPerson(gateway());
    const cases = [
      { paid: 30_000, refunds: [10_000], before: "PARTIAL" },
      { paid: 30_000, refunds: [30_000], before: "PARTIAL" },
      { paid: 50_000, refunds: [10_000], before: "PAID" },
      { paid: 50_000, refunds: [50_000], before: "PAID" },
      { paid: 60_000, refunds: [10_000], before: "PAID" },
      { paid: 60_000, refunds: [15_000], before: "PAID" },
      { paid: 50_000, refunds: [10_000, 40_000], before: "PARTLY_REFUNDED" },
    ];
    for (const { paid: amount, refunds, before } of cases) {
      const id = await paid(person, amount);
      for (const one of refunds.slice(0, -1)) await refund(id, one);
      const { state, amountRefunded } = await rowOf(id);
      expect(state).toBe(before);
      await refund(id, refunds.at(-1) ?? 0);
      const reversed = await reverse(id, "MISTAKE");
      expect([reversed.payment.state, reversed.payment.amountRefunded], JSON.stringify(refunds)).toEqual([
        state,
        amountRefunded,
      ]);
      await expectSoundPayment(id);
    }
  });

  test("is due again where it was due, and the payer is told that nothing was sent", async () => {
    const person = await createPerson(gateway());
    const { id: programId } = await createOpenProgram({ fee: 30_000 });
    const { id } = answered(await person.apply(programId));
    const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { applicationId: id } });
    await book(paymentId, 30_000);
    answered(
      await programs.ask(`mutation { cancelApplication(id: ${id}, reason: "사정") { id } }`),
      "cancelApplication",
    );
    await refund(paymentId, 30_000);
    expect(await shown(person)).toMatchObject({ state: "REFUNDED", amountRefunded: 30_000 });
    expect((await reverse(paymentId, "MISTAKE")).payment).toMatchObject({ refundDue: 30_000 });
    expect(await shown(person)).toMatchObject({ state: "REFUND_REQUESTED", amountRefunded: 0 });
    const mail = await lastMail(person.id);
    expect([mail.kind, mail.text.includes("30,000원")]).toEqual(["PAYMENT_REFUND_REVERSED", true]);
    expect(mail.text).toContain("잘못 기록해");
    await expectSoundPayment(paymentId);
  });

  test("gives the membership back, and what the receipt said is true again", async () => {
    const person = await createPerson(gateway());
    const { id } = await createPayment({ memberId: person.id, type: "ANNUAL", year: 2026, grade: "REGULAR" });
    await book(id, 50_000);
    await fetch(`${gateway().url}/api/v1/documents`, {
      method: "POST",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify({ kind: "RECEIPT", language: "KO", payment_id: id }),
    });
    const { code } = await db.issuedDocument.findFirstOrThrow({ where: { paymentId: id } });
    const verified = async () =>
      Object((await person.ask(`{ verifiedDocument(code: "${code}") { isValid } }`)).data).verifiedDocument
        .isValid;
    expect(await verified()).toBe(true);
    await refund(id, 50_000);
    expect([await verified(), await db.membership.count({ where: { paymentId: id } })]).toEqual([false, 0]);
    await reverse(id, "MISTAKE");
    expect([await verified(), await db.membership.count({ where: { paymentId: id } })]).toEqual([true, 1]);
    expect((await shown(person)).receipt).toEqual({ amount: 50_000 });
  });

  test("is due where the refund itself ended the application, because its seat is gone", async () => {
    const person = await createPerson(gateway());
    const { id: programId } = await createOpenProgram({ fee: 30_000 });
    const { id } = answered(await person.apply(programId));
    const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { applicationId: id } });
    await book(paymentId, 30_000);
    await refund(paymentId, 30_000, "FREE");
    expect((await reverse(paymentId, "MISTAKE")).payment).toMatchObject({
      state: "REFUND_REQUESTED",
      refundDue: 30_000,
    });
    await expectSoundPayment(paymentId);
  });
});

describe("a refund that the bank returned", () => {
  test("is due again with both lines tied to it, and the payer names another account", async () => {
    const person = await createPerson(gateway());
    const id = await paid(person);
    await refund(id, 50_000);
    const out = await bankRow(-50_000);
    const back = await bankRow(50_000);
    const other = await bankRow(40_000);
    const wrong = { moveId: await lastRefund(id), cause: "RETURNED", backRowId: other.id };
    expect((await act(REVERSE, id, wrong)).code).toBe("VALIDATION");
    const { payment } = await reverse(id, "RETURNED", { outRowId: out.id, backRowId: back.id });
    expect(payment).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 50_000 });
    const moves = await db.paymentMove.findMany({
      where: { paymentId: id, amount: { not: 0 } },
      orderBy: { id: "asc" },
      include: { bankRow: true },
    });
    expect(
      moves.slice(1).map(({ amount, bankRow, receivedAt }) => [amount, bankRow?.id, receivedAt]),
    ).toEqual([
      [-50_000, out.id, null],
      [50_000, back.id, back.at],
    ]);
    expect(moves.at(-1)).toMatchObject({ reversesId: moves[1]?.id, actorId: finance.id, reason: "사유" });
    expect(await shown(person)).toMatchObject({ hasRefundReturned: true, viewerCanNameRefundAccount: true });
    expect((await lastMail(person.id)).text).toContain("은행에서 되돌아왔습니다");
    // The way back: it is sent again.
    expect((await refund(id, 50_000)).state).toBe("REFUNDED");
    await expectSoundPayment(id);
  });

  test("is a surplus again where it was one", async () => {
    const id = await paid(await createPerson(gateway()), 60_000);
    await refund(id, 10_000);
    expect((await reverse(id, "RETURNED")).payment).toMatchObject({ state: "PAID", surplus: 10_000 });
    await expectSoundPayment(id);
  });
});

describe("what is refused", () => {
  test("is to reverse twice, what is no refund, and without a reason", async () => {
    const id = await paid(await createPerson(gateway()));
    await refund(id, 10_000);
    const moveId = await lastRefund(id);
    expect((await act(REVERSE, id, { moveId, cause: "MISTAKE", reason: " " })).code).toBe("VALIDATION");
    expect((await act(REVERSE, id, { moveId: moveId - 1, cause: "MISTAKE" })).code).toBe(
      "PAYMENT_MOVE_REFUSED",
    );
    await reverse(id, "MISTAKE");
    expect((await act(REVERSE, id, { moveId, cause: "MISTAKE" })).code).toBe("PAYMENT_MOVE_REFUSED");
    // As if nothing had ever been sent back.
    answered(await act(VOID, id), "voidPayment");
    await expectSoundPayment(id);
  });

  test("is to decide alone on much money, or to send it again and again below the limit", async () => {
    const person = await createPerson(gateway());
    const { id } = await createPayment({ memberId: person.id, amountDue: 240_000 });
    await book(id, 240_000);
    const second = await createPerson(gateway(), { roles: ["FINANCE"] });
    await refund(id, 80_000);
    await reverse(id, "MISTAKE");
    answered(await act(REFUND, id, { amount: 80_000 }), "refundPayment");
    expect((await rowOf(id)).amountRefunded).toBe(0);
    const { id: proposal } = await db.paymentProposal.findFirstOrThrow({ where: { paymentId: id } });
    answered(await second.ask(APPROVE, { id: proposal }), "approvePaymentProposal");
    expect((await rowOf(id)).amountRefunded).toBe(80_000);
    await db.staffAssignment.deleteMany({ where: { memberId: second.id } });
  });
});
