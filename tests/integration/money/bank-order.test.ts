// @module-tag long
// Money goes back no earlier than it came and is returned no earlier than it went, whichever lines of the bank say so, and a closed month
// loses no line by a reversal (docs/bank.md#bank-and-ledger).
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { monthLater, monthOf } from "#schema/validation/core/months.ts";
import { seoulMidnight } from "#schema/validation/core/seoul.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, REVERSE, TAKE_BACK, VOID } from "#tests/support/paying.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({});
});

const month = monthLater(monthOf(new Date()), -1);
const monthBefore = monthLater(month, -1);
/** A moment of the last month, by the clock of Seoul. */
const on = (day: number, hour = 9, of = month) =>
  new Date(seoulMidnight(`${of}-${String(day).padStart(2, "0")}`).getTime() + hour * 3_600_000);
const bankRow = (amount: number, at: Date) =>
  db.bankRow.create({
    data: {
      hash: `order-${randomUUID()}`,
      at,
      sender: "순서",
      note: "",
      amount,
      createdAt: new Date(),
    },
  });
const RETURN = "mutation ($id: Id!, $outId: Id!) { returnBankRow(id: $id, outId: $outId) }";
const TIE = "mutation ($id: Id!, $moveId: Id!) { tieBankRow(id: $id, moveId: $moveId) }";
const REFUND = `mutation ($id: Id!, $version: Int!, $amount: Int!, $sentAt: DateTime) {
  refundPayment(id: $id, version: $version, amount: $amount, reason: "탈퇴", noAccount: SENDER, sentAt: $sentAt) { id } }`;
const LIST = `query ($state: BankRowState!) { bankRows(state: $state) { items {
  id returnTransfers { id } entries { id } candidates { id } } } }`;
const lineOf = async (state: string, id: number) =>
  answered(await office.ask(LIST, { state }), "bankRows").items.find(
    (line: { id: number }) => line.id === id,
  );
const fieldsOf = (reply: Awaited<ReturnType<Person["ask"]>>) => reply.errors[0]?.extensions?.fields;
const versionOf = async (id: number) => (await db.payment.findUniqueOrThrow({ where: { id } })).version;

/** A payment whose money came on a day. */
async function booked(amount: number, receivedAt: Date): Promise<number> {
  const { id } = await createPayment({ payerName: "순서", amountDue: amount }, on(1, 0, monthBefore));
  const booking = { id, version: 1, amount, receivedAt: receivedAt.toISOString(), reason: "통장" };
  answered(await office.ask(BOOK, booking), "bookPayment");
  return id;
}
/** The refund of all of it. @returns the id of the move */
async function refunded(id: number, amount: number, sentAt: Date): Promise<number> {
  const sent = { id, version: await versionOf(id), amount, sentAt: sentAt.toISOString() };
  answered(await office.ask(REFUND, sent), "refundPayment");
  return (await db.paymentMove.findFirstOrThrow({ where: { paymentId: id, amount: -amount } })).id;
}
const reverse = async (id: number, moveId: number, rest: object) =>
  await office.ask(REVERSE, { id, moveId, version: await versionOf(id), reason: "계좌 오류", ...rest });
const closed = async <Result>(of: string, run: () => Promise<Result>): Promise<Result> => {
  await db.closedMonth.create({
    data: {
      month: of,
      bankIn: 0,
      bankOut: 0,
      ledgerIn: 0,
      ledgerOut: 0,
      closedAt: new Date(),
      closedById: office.id,
    },
  });
  try {
    return await run();
  } finally {
    await db.closedMonth.deleteMany({ where: { month: of } });
  }
};

test("a deposit is returned by no line that is older", async () => {
  const came = await bankRow(61_000, on(10));
  const older = await bankRow(-61_000, on(10, 8));
  expect((await lineOf("OPEN", came.id)).returnTransfers).toEqual([]);
  expect((await lineOf("OUT", older.id)).returnTransfers).toEqual([]);
  expect(fieldsOf(await office.ask(RETURN, { id: came.id, outId: older.id }))).toEqual({
    outId: ["DATE_TOO_EARLY"],
  });
  // A statement without times has the day alone.
  const sameDay = await bankRow(-61_000, on(10, 0));
  expect((await lineOf("OPEN", came.id)).returnTransfers).toEqual([{ id: sameDay.id }]);
  answered(await office.ask(RETURN, { id: came.id, outId: sameDay.id }), "returnBankRow");
});

test("a refund went by no line before its money came, nor by one after the bank returned it", async () => {
  const id = await booked(62_000, on(10));
  const early = await bankRow(-62_000, on(9));
  const due = await db.payment.findUniqueOrThrow({ where: { id } });
  await db.payment.update({ where: { id: due.id }, data: { state: "REFUND_REQUESTED", refundDue: 62_000 } });
  expect((await lineOf("OUT", early.id)).candidates).toEqual([]);
  const late = await bankRow(-62_000, on(16));
  const fits = await bankRow(-62_000, on(12));
  expect((await lineOf("OUT", fits.id)).candidates).toEqual([{ id }]);
  const moveId = await refunded(id, 62_000, on(12));
  expect((await lineOf("OUT", early.id)).entries).toEqual([]);
  expect(fieldsOf(await office.ask(TIE, { id: early.id, moveId }))).toEqual({ moveId: ["DATE_TOO_EARLY"] });
  const offered = "query ($id: Id!) { payment(id: $id) { reversibleRefunds { out { id } } } }";
  const { reversibleRefunds } = answered(await office.ask(offered, { id }), "payment");
  expect(reversibleRefunds).toEqual([{ out: [{ id: late.id }, { id: fits.id }] }]);
  const byEarly = await reverse(id, moveId, { cause: "RETURNED", outRowId: early.id });
  expect(fieldsOf(byEarly)).toEqual({ outRowId: ["DATE_TOO_EARLY"] });
  const back = await bankRow(62_000, on(14));
  const byLate = await reverse(id, moveId, { cause: "RETURNED", outRowId: late.id, backRowId: back.id });
  expect(fieldsOf(byLate)).toEqual({ backRowId: ["DATE_TOO_EARLY"] });
  answered(await reverse(id, moveId, { cause: "RETURNED", backRowId: back.id }), "reverseRefund");
  expect((await lineOf("OUT", late.id)).entries).toEqual([]);
  expect(fieldsOf(await office.ask(TIE, { id: late.id, moveId }))).toEqual({ moveId: ["DATE_TOO_EARLY"] });
  answered(await office.ask(TIE, { id: fits.id, moveId }), "tieBankRow");
});

test("the day of a return is compared with the line by which the refund went", async () => {
  const id = await booked(63_000, on(2));
  const moveId = await refunded(id, 63_000, on(4));
  const out = await bankRow(-63_000, on(6));
  const returned = await office.ask(
    `mutation ($id: Id!, $version: Int!, $moveId: Id!, $outRowId: Id, $returnedAt: DateTime) { reverseRefund(id: $id,
      version: $version, moveId: $moveId, cause: RETURNED, reason: "계좌 오류", outRowId: $outRowId, returnedAt: $returnedAt) { warning } }`,
    { id, moveId, version: await versionOf(id), outRowId: out.id, returnedAt: on(5).toISOString() },
  );
  expect(fieldsOf(returned)).toEqual({ returnedAt: ["DATE_TOO_EARLY"] });
  expect((await db.bankRow.findUniqueOrThrow({ where: { id: out.id } })).moveId).toBeNull();
});

test("a reversal takes no line out of a closed month", async () => {
  // Recorded in one month, on the statement of the month before.
  const id = await booked(64_000, on(2, 9, monthBefore));
  const moveId = await refunded(id, 64_000, on(1));
  const out = await bankRow(-64_000, on(28, 9, monthBefore));
  answered(await office.ask(TIE, { id: out.id, moveId }), "tieBankRow");
  await closed(monthBefore, async () => {
    expect((await reverse(id, moveId, { cause: "MISTAKE" })).code).toBe("MONTH_CLOSED");
  });
  answered(await reverse(id, moveId, { cause: "MISTAKE" }), "reverseRefund");

  const other = await booked(65_000, on(1));
  const { id: booking } = await db.paymentMove.findFirstOrThrow({
    where: { paymentId: other, amount: 65_000 },
  });
  const came = await bankRow(65_000, on(28, 9, monthBefore));
  answered(await office.ask(TIE, { id: came.id, moveId: booking }), "tieBankRow");
  await closed(monthBefore, async () => {
    const which = { id: other, version: await versionOf(other), reason: "착오" };
    expect((await office.ask(TAKE_BACK, which)).code).toBe("MONTH_CLOSED");
    expect((await office.ask(VOID, which)).code).toBe("MONTH_CLOSED");
  });
});

test("a refund of a closed month is not moved to another one by its line", async () => {
  const id = await booked(66_000, on(2, 9, monthBefore));
  const moveId = await refunded(id, 66_000, on(28, 9, monthBefore));
  const out = await bankRow(-66_000, on(1));
  const back = await bankRow(66_000, on(3));
  await closed(monthBefore, async () => {
    const lines = { cause: "RETURNED", outRowId: out.id, backRowId: back.id };
    expect((await reverse(id, moveId, lines)).code).toBe("MONTH_CLOSED");
  });
});

test("a line of a closed month is neither split nor joined", async () => {
  const { id } = await bankRow(67_000, on(20));
  const SPLIT = "mutation ($id: Id!) { splitBankRow(id: $id, amounts: [60000, 7000]) }";
  const JOIN = "mutation ($id: Id!) { joinBankRow(id: $id) }";
  await closed(month, async () => {
    expect((await office.ask(SPLIT, { id })).code).toBe("MONTH_CLOSED");
  });
  answered(await office.ask(SPLIT, { id }), "splitBankRow");
  await closed(month, async () => {
    expect((await office.ask(JOIN, { id })).code).toBe("MONTH_CLOSED");
  });
});
