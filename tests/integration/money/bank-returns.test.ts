// @module-tag long
// A refund that the bank returned has two lines: by which it went, and by which it came back. Both are tied to the ledger, also after it was
// reversed, and only what can be one of them is proposed (docs/refunds.md#reversing-a-refund).
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { monthOf } from "#schema/validation/core/months.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, REFUSE, REVERSE } from "#tests/support/paying.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({});
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const SENT = daysAgo(5);
const LIST = `query ($state: BankRowState!) { bankRows(state: $state) { items {
  id sender rank candidates { id } entries { id payerName isOfReturn } } } }`;
const entriesOf = async (state: string, id: number) => {
  const { items } = answered(await office.ask(LIST, { state }), "bankRows");
  return items.find((line: { id: number }) => line.id === id);
};
const TIE = "mutation ($id: Id!, $moveId: Id!) { tieBankRow(id: $id, moveId: $moveId) }";
const REFUND = `mutation ($id: Id!, $version: Int!, $amount: Int!, $sentAt: DateTime) {
  refundPayment(id: $id, version: $version, amount: $amount, reason: "탈퇴", noAccount: SENDER, seat: KEEP, sentAt: $sentAt) { id } }`;
const LINES =
  "query ($id: Id!) { payment(id: $id) { reversibleRefunds { out { id isSameName } back { id isSameName } } } }";
const PROPOSED = `{ bankRows(state: OPEN) { items { id proposedOn { id payerName } } } }`;
const BOOK_LINE = `mutation ($id: Id!, $paymentId: Id!, $version: Int!) {
  bookBankRow(id: $id, paymentId: $paymentId, version: $version) { payment { id state proposals { id state } } } }`;
const versionOf = async (id: number) => (await db.payment.findUniqueOrThrow({ where: { id } })).version;
const bankRow = (sender: string, amount: number, at: Date, note = "") =>
  db.bankRow.create({
    data: { hash: `returns-${randomUUID()}`, at, sender, note, amount, createdAt: new Date() },
  });

/** Paid ten days ago and sent back five days ago. */
async function refunded(payerName: string, amount: number) {
  const { id } = await createPayment({ payerName, amountDue: amount }, daysAgo(12));
  const receivedAt = daysAgo(10).toISOString();
  answered(await office.ask(BOOK, { id, version: 1, amount, receivedAt, reason: "통장" }), "bookPayment");
  const sent = { id, version: await versionOf(id), amount, sentAt: SENT.toISOString() };
  answered(await office.ask(REFUND, sent), "refundPayment");
  const { id: moveId } = await db.paymentMove.findFirstOrThrow({ where: { paymentId: id, amount: -amount } });
  return { id, moveId };
}
const reverse = async ({ id, moveId }: { id: number; moveId: number }, rest: object = {}) =>
  await office.ask(REVERSE, {
    id,
    moveId,
    version: await versionOf(id),
    cause: "RETURNED",
    reason: "계좌 오류",
    ...rest,
  });

test("both lines are tied after the refund was reversed, and the month has nothing left of it", async () => {
  const refund = await refunded("되돌이", 41_000);
  answered(await reverse(refund), "reverseRefund");
  const out = await bankRow("되돌이", -41_000, SENT);
  const back = await bankRow("가온은행", 41_000, daysAgo(3), "타행반송");
  expect((await entriesOf("OUT", out.id)).entries).toEqual([
    { id: refund.moveId, payerName: "되돌이", isOfReturn: true },
  ]);
  answered(await office.ask(TIE, { id: out.id, moveId: refund.moveId }), "tieBankRow");
  const { id: reversal } = await db.paymentMove.findFirstOrThrow({ where: { reversesId: refund.moveId } });
  // Neither the payment that it was is proposed, nor its booking.
  expect(await entriesOf("OPEN", back.id)).toMatchObject({
    rank: "NONE",
    candidates: [],
    entries: [{ id: reversal, payerName: "되돌이", isOfReturn: true }],
  });
  answered(await office.ask(TIE, { id: back.id, moveId: reversal }), "tieBankRow");
  const tied = await db.bankRow.findMany({
    where: { id: { in: [out.id, back.id] } },
    orderBy: { id: "asc" },
  });
  expect(tied.map(({ moveId }) => moveId)).toEqual([refund.moveId, reversal]);
});

test("what was recorded by mistake never went out, and has no line", async () => {
  const refund = await refunded("착오", 42_000);
  answered(await reverse(refund, { cause: "MISTAKE" }), "reverseRefund");
  const out = await bankRow("착오", -42_000, SENT);
  expect((await entriesOf("OUT", out.id)).entries).toEqual([]);
  expect((await office.ask(TIE, { id: out.id, moveId: refund.moveId })).code).toBe("CONFLICT");
});

test("a line of the payer is the payment or its return by its day, and says which", async () => {
  const refund = await refunded("황보", 43_000);
  answered(await reverse(refund), "reverseRefund");
  const { id: booking } = await db.paymentMove.findFirstOrThrow({
    where: { paymentId: refund.id, amount: 43_000, reversesId: null },
  });
  const before = await bankRow("황보", 43_000, daysAgo(10));
  const after = await bankRow("황보", 43_000, daysAgo(4));
  expect((await entriesOf("OPEN", before.id)).entries).toEqual([
    { id: booking, payerName: "황보", isOfReturn: false },
  ]);
  const entries = (await entriesOf("OPEN", after.id)).entries.map(
    ({ isOfReturn }: { isOfReturn: boolean }) => isOfReturn,
  );
  expect(entries.toSorted()).toEqual([false, true]);
  const { id: reversal } = await db.paymentMove.findFirstOrThrow({ where: { reversesId: refund.moveId } });
  expect((await office.ask(TIE, { id: before.id, moveId: reversal })).code).toBe("VALIDATION");
});

test("lines that are offered for a return are not before the refund, the payer's first, the others named as such", async () => {
  const { id, moveId } = await refunded("차례", 44_000);
  await bankRow("남", 44_000, daysAgo(21));
  const before = await bankRow("차례", 44_000, daysAgo(8));
  const own = await bankRow("차례", 44_000, daysAgo(4));
  const other = await bankRow("남", 44_000, daysAgo(3));
  const otherOut = await bankRow("남", -44_000, daysAgo(4));
  const ownOut = await bankRow("차례", -44_000, SENT);
  const { reversibleRefunds } = answered(await office.ask(LINES, { id }), "payment");
  expect(reversibleRefunds).toEqual([
    {
      out: [
        { id: ownOut.id, isSameName: true },
        { id: otherOut.id, isSameName: false },
      ],
      back: [
        { id: own.id, isSameName: true },
        { id: other.id, isSameName: false },
      ],
    },
  ]);
  expect((await reverse({ id, moveId }, { backRowId: before.id })).code).toBe("VALIDATION");
  answered(await reverse({ id, moveId }, { outRowId: ownOut.id, backRowId: own.id }), "reverseRefund");
});

test("a refund is not sent before the day its money came, nor returned before it was sent", async () => {
  const { id } = await createPayment({ payerName: "이른", amountDue: 45_000 }, daysAgo(12));
  const receivedAt = daysAgo(10).toISOString();
  answered(
    await office.ask(BOOK, { id, version: 1, amount: 45_000, receivedAt, reason: "통장" }),
    "bookPayment",
  );
  const sent = { id, version: await versionOf(id), amount: 45_000 };
  const early = await office.ask(REFUND, { ...sent, sentAt: daysAgo(12).toISOString() });
  expect(early.errors[0]?.extensions?.fields).toEqual({ sentAt: ["DATE_TOO_EARLY"] });
  answered(await office.ask(REFUND, { ...sent, sentAt: receivedAt }), "refundPayment");
  const { id: moveId } = await db.paymentMove.findFirstOrThrow({ where: { paymentId: id, amount: -45_000 } });
  const returned = await office.ask(
    `mutation ($id: Id!, $version: Int!, $moveId: Id!, $returnedAt: DateTime) { reverseRefund(id: $id, version: $version,
      moveId: $moveId, cause: RETURNED, reason: "계좌 오류", returnedAt: $returnedAt) { warning } }`,
    { id, moveId, version: await versionOf(id), returnedAt: daysAgo(12).toISOString() },
  );
  expect(returned.errors[0]?.extensions?.fields).toEqual({ returnedAt: ["DATE_TOO_EARLY"] });
});

test("a line whose booking waits for a second person says so, here and at the month's end, until it is decided", async () => {
  const second = await createPerson(gateway(), { roles: ["FINANCE"] });
  const { id: paymentId } = await createPayment(
    { memberId: office.id, payerName: "본인", amountDue: 46_000 },
    daysAgo(12),
  );
  const line = await bankRow("본인", 46_000, daysAgo(1));
  const asked = { id: line.id, paymentId, version: 1 };
  answered(await office.ask(BOOK_LINE, asked), "bookBankRow");
  const shown = async () => {
    const { items } = answered(await office.ask(PROPOSED), "bankRows");
    return items.find(({ id }: { id: number }) => id === line.id)?.proposedOn;
  };
  expect(await shown()).toEqual({ id: paymentId, payerName: "본인" });
  const month = monthOf(line.at);
  const END = `{ monthEnd(month: "${month}") { unbooked { id paymentId isProposed } } }`;
  const { unbooked } = answered(await office.ask(END), "monthEnd");
  expect(unbooked).toContainEqual({ id: line.id, paymentId, isProposed: true });
  const { id } = await db.paymentProposal.findFirstOrThrow({ where: { paymentId } });
  answered(await office.ask(REFUSE, { id }), "refusePaymentProposal");
  expect(await shown()).toBeNull();
  await db.staffAssignment.deleteMany({ where: { memberId: second.id } });
});
