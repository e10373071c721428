// @module-tag both
// The lines of the bank are booked by a person (docs/bank.md#bank).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { BANK_ROW_STATES } from "#schema/validation/money/bank.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  BOOK as BOOK_BY_HAND,
  createPayment,
  expectSoundPayment,
  MOVE_BOOKING,
  REFUND,
  TAKE_BACK,
  VOID,
} from "#tests/support/paying.ts";
import { sendStatement } from "#tests/support/statements.ts";
import { BankRowsDocument } from "#web/gql/bank.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({});
});

const HEAD = "거래일시,적요,보낸분,출금액,입금액,잔액";
type Cells = readonly [at: string, sender: string, out: number, came: number, balance: number];
const csv = (...lines: readonly Cells[]) =>
  [
    HEAD,
    ...lines.map(([at, sender, out, came, balance]) => [at, "", sender, out, came, balance].join(",")),
  ].join("\r\n");
const send = (content: string) =>
  sendStatement(gateway(), office, content, { head: 0, fields: "DAY,NOTE,SENDER,OUT,IN,BALANCE" });
const now = new Date();
/** A minute of today that has passed, as banks write it. */
const at = (minutesAgo: number) =>
  new Date(now.getTime() - minutesAgo * 60_000 + 9 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

const LIST = `query ($state: BankRowState!) { bankRows(state: $state) { totalCount
  items { id sender amount rank candidates { id version outstanding state } entries { id payerName isSameName } } } }`;
const list = async (state: string) => answered(await office.ask(LIST, { state }), "bankRows").items;
const lineOf = async (state: string, sender: string) =>
  (await list(state)).find((line: { sender: string }) => line.sender === sender);
const BOOK = `mutation ($id: Id!, $paymentId: Id!, $version: Int!, $acceptSurplus: Boolean = false) {
  bookBankRow(id: $id, paymentId: $paymentId, version: $version, acceptSurplus: $acceptSurplus) { payment { id state amountPaid } } }`;
const BACK = `mutation ($id: Id!) { undoBankBooking(id: $id, reason: "잘못 봄") }`;
const ASIDE = `mutation ($id: Id!, $aside: Boolean!) { setBankRowAside(id: $id, aside: $aside) }`;
const TIE = "mutation ($id: Id!, $moveId: Id!) { tieBankRow(id: $id, moveId: $moveId) }";
const versionOf = async (id: number) => (await db.payment.findUniqueOrThrow({ where: { id } })).version;
const earlier = () => new Date(now.getTime() - 3_600_000);

test("a sure line is booked on its payment with the bank's day; taken back, it waits again", async () => {
  const { id, depositorName } = await createPayment({ payerName: "확실이", amountDue: 50_000 }, earlier());
  await send(csv([at(10), depositorName, 0, 50_000, 0]));
  const line = await lineOf("OPEN", depositorName);
  expect(line).toMatchObject({ rank: "CERTAIN", candidates: [{ id, outstanding: 50_000 }] });
  const asked = { id: line.id, paymentId: id, version: await versionOf(id) };
  const booked = answered(await office.ask(BOOK, asked), "bookBankRow");
  expect(booked.payment).toEqual({ id, state: "PAID", amountPaid: 50_000 });
  const payment = await db.payment.findUniqueOrThrow({ where: { id } });
  expect(payment.paidAt?.toISOString().slice(0, 19)).toBe(
    new Date(`${at(10).replace(" ", "T")}+09:00`).toISOString().slice(0, 19),
  );
  expect((await office.ask(BOOK, { ...asked, version: await versionOf(id) })).code).toBe("CONFLICT");
  expect(await lineOf("BOOKED", depositorName)).toMatchObject({ candidates: [{ id }] });
  answered(await office.ask(BACK, { id: line.id }), "undoBankBooking");
  expect(await lineOf("OPEN", depositorName)).toMatchObject({ id: line.id });
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ state: "PENDING", amountPaid: 0 });
  await expectSoundPayment(id);
});

test("what came two days before it was asked for is proposed by its sum, before a bill of another sum", async () => {
  const { id: fee } = await createPayment({ payerName: "먼저낸이", amountDue: 30_000 }, earlier());
  const { id: dues } = await createPayment({ payerName: "먼저낸이", amountDue: 300_000 }, now);
  await send(csv([at(2 * 24 * 60), "먼저낸이", 0, 300_000, 0]));
  const SIGNS = "{ bankRows(state: OPEN) { items { sender rank candidates { id signs } } } }";
  const { items } = answered(await office.ask(SIGNS), "bankRows");
  expect(items.find(({ sender }: { sender: string }) => sender === "먼저낸이")).toMatchObject({
    rank: "LIKELY",
    candidates: [{ id: dues, signs: ["NAME", "AMOUNT", "EARLY"] }],
  });
  expect(fee).not.toBe(dues);
});

test("two treasurers who book one line at once book it once", async () => {
  const payments = await Promise.all(
    [1, 2].map(() => createPayment({ payerName: "겹침", amountDue: 7_000 }, earlier())),
  );
  await send(csv([at(9), "겹침", 0, 7_000, 0]));
  const line = await lineOf("OPEN", "겹침");
  expect(line.rank).toBe("LIKELY");
  const replies = await Promise.all(
    payments.map(({ id: paymentId }) => office.ask(BOOK, { id: line.id, paymentId, version: 1 })),
  );
  expect(replies.map(({ code }) => code).sort()).toEqual(["CONFLICT", null]);
  const paid = await db.payment.findMany({ where: { payerName: "겹침", state: "PAID" } });
  expect(paid).toHaveLength(1);
});

test("more than is missing asks first; a line goes along when its booking is moved, and waits when it is voided", async () => {
  const { id } = await createPayment({ payerName: "넘침", amountDue: 1_000 }, earlier());
  const { id: other } = await createPayment({ payerName: "다른이", amountDue: 3_000 }, earlier());
  await send(csv([at(8), "넘침", 0, 3_000, 0]));
  const line = await lineOf("OPEN", "넘침");
  const asked = { id: line.id, paymentId: id, version: 1 };
  const refused = await office.ask(BOOK, asked);
  expect(refused.errors[0]?.extensions?.fields).toEqual({ amount: ["AMOUNT_ABOVE_DUE"] });
  answered(await office.ask(BOOK, { ...asked, acceptSurplus: true }), "bookBankRow");
  const moving = { id, version: await versionOf(id), toId: other, toVersion: 1, reason: "다른 건" };
  answered(await office.ask(MOVE_BOOKING, moving), "moveBooking");
  expect(await lineOf("BOOKED", "넘침")).toMatchObject({ candidates: [{ id: other }] });
  answered(
    await office.ask(VOID, { id: other, version: await versionOf(other), reason: "착오" }),
    "voidPayment",
  );
  expect(await lineOf("OPEN", "넘침")).toMatchObject({ id: line.id });
});

test("what nobody knows is set aside and put back; money that went out is booked nowhere", async () => {
  await send(csv([at(7), "모르는이", 0, 9_999, 0], [at(6), "나간돈", 3_333, 0, 0]));
  const line = await lineOf("OPEN", "모르는이");
  expect(line).toMatchObject({ rank: "NONE", candidates: [] });
  answered(await office.ask(ASIDE, { id: line.id, aside: true }), "setBankRowAside");
  expect(await lineOf("OPEN", "모르는이")).toBeUndefined();
  expect(await lineOf("SET_ASIDE", "모르는이")).toMatchObject({ id: line.id });
  answered(await office.ask(ASIDE, { id: line.id, aside: false }), "setBankRowAside");
  expect(await lineOf("OPEN", "모르는이")).toMatchObject({ id: line.id });
  const out = await lineOf("OUT", "나간돈");
  const { id: paymentId } = await createPayment({}, earlier());
  expect((await office.ask(BOOK, { id: out.id, paymentId, version: 1 })).code).toBe("PAYMENT_MOVE_REFUSED");
});

test("what expired is proposed for what comes late, never as certain, and booked on it", async () => {
  const dueAt = new Date(now.getTime() - 60_000);
  const { id, depositorName } = await createPayment(
    { payerName: "늦은이", amountDue: 4_000, dueAt },
    earlier(),
  );
  await expirePayments(now);
  await send(csv([at(5), depositorName, 0, 4_000, 0]));
  const line = await lineOf("OPEN", depositorName);
  expect(line).toMatchObject({ rank: "LIKELY", candidates: [{ id, state: "EXPIRED" }] });
  const asked = { id: line.id, paymentId: id, version: await versionOf(id) };
  expect(answered(await office.ask(BOOK, asked), "bookBankRow").payment).toMatchObject({ state: "PAID" });
});

test("a transfer that was recorded by hand is proposed as that, and tied to its line instead of booked twice", async () => {
  const { id, depositorName } = await createPayment({ payerName: "적은이", amountDue: 6_000 }, earlier());
  const byHand = { id, version: 1, amount: 6_000, reason: "통장에서 봄" };
  answered(await office.ask(BOOK_BY_HAND, byHand), "bookPayment");
  await send(csv([at(4), depositorName, 0, 6_000, 0], [at(3), depositorName, 0, 5_000, 0]));
  const lines = await list("OPEN");
  const [line, other] = lines.filter(({ sender }: { sender: string }) => sender === depositorName);
  expect(line).toMatchObject({
    rank: "NONE",
    candidates: [],
    entries: [{ payerName: "적은이", isSameName: true }],
  });
  expect(other.entries).toEqual([]);
  const [{ id: moveId }] = line.entries;
  expect((await office.ask(TIE, { id: other.id, moveId })).code).toBe("VALIDATION");
  answered(await office.ask(TIE, { id: line.id, moveId }), "tieBankRow");
  expect(await lineOf("BOOKED", depositorName)).toMatchObject({ id: line.id, candidates: [{ id }] });
  expect((await office.ask(TIE, { id: other.id, moveId })).code).toBe("CONFLICT");
  // Only the tie is taken off: the booking stays as it was recorded.
  const untie = `mutation { undoBankBooking(id: ${line.id}, reason: "다른 입금", isTieOnly: true) }`;
  answered(await office.ask(untie), "undoBankBooking");
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ state: "PAID", amountPaid: 6_000 });
  // What was taken back is no entry any more.
  const back = { id, version: await versionOf(id), reason: "착오" };
  answered(await office.ask(TAKE_BACK, back), "reverseBooking");
  const again = await lineOf("OPEN", depositorName);
  expect(again).toMatchObject({ id: line.id, rank: "CERTAIN", entries: [] });
  expect((await office.ask(TIE, { id: line.id, moveId })).code).toBe("CONFLICT");
  await expectSoundPayment(id);
});

test("a booking by hand of as much is offered for a line of another name, within a week, unless a payment agrees by more", async () => {
  const { id } = await createPayment({ payerName: "Aigerim Bekova", amountDue: 6_500 }, earlier());
  answered(
    await office.ask(BOOK_BY_HAND, { id, version: 1, amount: 6_500, reason: "통장에서 봄" }),
    "bookPayment",
  );
  const named = await createPayment({ payerName: "따로이", amountDue: 6_500 }, earlier());
  const long = 8 * 24 * 60;
  await send(
    csv(
      [at(long), "BEKOVA", 0, 6_500, 0],
      [at(2), "BEKOVA A", 0, 6_500, 0],
      [at(1), named.depositorName, 0, 6_500, 0],
    ),
  );
  expect((await lineOf("OPEN", "BEKOVA")).entries).toEqual([]);
  expect(await lineOf("OPEN", named.depositorName)).toMatchObject({ rank: "CERTAIN", entries: [] });
  const line = await lineOf("OPEN", "BEKOVA A");
  expect(line).toMatchObject({
    rank: "NONE",
    candidates: [],
    entries: [{ payerName: "Aigerim Bekova", isSameName: false }],
  });
  answered(await office.ask(TIE, { id: line.id, moveId: line.entries[0].id }), "tieBankRow");
  expect(await lineOf("BOOKED", "BEKOVA A")).toMatchObject({ id: line.id, candidates: [{ id }] });
  await expectSoundPayment(id);
});

test("money that went out leads to the payment of which as much is due back, until that refund is recorded", async () => {
  const { id } = await createPayment({ payerName: "황보름", amountDue: 4_400 }, earlier());
  const byHand = { id, version: 1, amount: 4_400, reason: "통장에서 봄" };
  answered(await office.ask(BOOK_BY_HAND, byHand), "bookPayment");
  await db.payment.update({ where: { id }, data: { state: "REFUND_REQUESTED", refundDue: 4_400 } });
  await send(csv([at(2), "황보름환불", 4_400, 0, 0], [at(1), "황보름", 4_401, 0, 0]));
  const SIGNS = `{ bankRows(state: OUT) { items { sender candidates { id signs } entries { id payerName isSameName } } } }`;
  const out = async (sender: string) =>
    answered(await office.ask(SIGNS), "bankRows").items.find(
      (line: { sender: string }) => line.sender === sender,
    );
  expect(await out("황보름환불")).toMatchObject({
    entries: [],
    candidates: [{ id, signs: ["NAME", "AMOUNT"] }],
  });
  expect(await out("황보름")).toMatchObject({ entries: [], candidates: [] });
  const version = await versionOf(id);
  answered(await office.ask(REFUND, { id, version, amount: 4_400, reason: "취소" }), "refundPayment");
  expect(await out("황보름환불")).toMatchObject({
    entries: [{ payerName: "황보름", isSameName: true }],
    candidates: [],
  });
});

test("what the page asks is within what a question may cost, in each state", async () => {
  for (const state of BANK_ROW_STATES) {
    const asked = await office.ask(String(BankRowsDocument), { state, page: 1, language: "KO" });
    expect(asked.code, state).toBeNull();
  }
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
