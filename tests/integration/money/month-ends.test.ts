// @module-tag both
// A month is closed when the bank and the ledger agree, or with a word; then no money is booked into it (docs/money.md#closed-months).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { monthLater, monthOf } from "#schema/validation/core/months.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  BOOK,
  createPayment,
  expectSoundPayment,
  REFUND,
  REVERSE,
  TAKE_BACK,
  VOID,
} from "#tests/support/paying.ts";
import { readSheet } from "#tests/support/read-sheet.ts";

const gateway = useGateway();
const month = monthLater(monthOf(new Date()), -1);
const before = monthLater(month, -1);
/** A moment of a day of that month, as a clock in Seoul shows it. */
const on = (day: string, of = month) => `${of}-${day}T10:00:00+09:00`;

const SUMS = "sums { bankIn bankOut ledgerIn ledgerOut }";
const LINES = "name amount paymentId";
const FIELDS = `isOver balances { opening closing } ${SUMS}
  closing { closedByName note viewerCanOpen ${SUMS} }
  unbooked { ${LINES} } notOnStatement { ${LINES} } wentOut { ${LINES} } refunded { ${LINES} }
  notOnStatementOffset refundedOffset`;
const READ = `query ($month: String!) { monthEnd(month: $month) { ${FIELDS} } }`;
const CLOSE = `mutation ($month: String!, $note: String) { closeMonth(month: $month, note: $note) { ${FIELDS} } }`;
const OPEN = `mutation ($month: String!, $note: String!) { openMonth(month: $month, note: $note) { closing { note } } }`;
/** With the day it was sent. */
const REFUND_ON = REFUND.replace("$amount: Int!,", "$amount: Int!, $sentAt: DateTime!,").replace(
  "seat: $seat)",
  "seat: $seat, sentAt: $sentAt)",
);

let finance: Person;
let president: Person;
let hash = 0;
/** A line of a statement. */
const bankRow = (day: string, sender: string, amount: number, balance: number, of = month) =>
  db.bankRow.create({
    data: {
      at: new Date(on(day, of)),
      sender,
      note: "",
      amount,
      balance,
      hash: `row-${++hash}`,
      uploadedById: finance.id,
      createdAt: new Date(),
    },
  });
async function booked(payerName: string, amount: number, day: string, of = month) {
  const { id } = await createPayment({ payerName, amountDue: amount }, new Date(on("01", before)));
  const receivedAt = on(day, of);
  answered(await finance.ask(BOOK, { id, version: 1, amount, receivedAt, reason: "통장" }), "bookPayment");
  return id;
}
const read = async (of = month) => answered(await finance.ask(READ, { month: of }), "monthEnd");

beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"], name: "재무" });
  president = await createPerson(gateway(), { roles: ["SUPER"] });
  await createSettings({});
});

test("the bank and the ledger stand beside each other, with what only one of them has", async () => {
  await bankRow("28", "앞선 달", 1_000, 100_000, before);
  const line = await bankRow("03", "맞는이", 50_000, 150_000);
  await bankRow("04", "모르는이", 7_000, 157_000);
  await bankRow("20", "수수료", -500, 156_500);
  const matched = await booked("맞는이", 50_000, "03");
  const [move] = await db.paymentMove.findMany({ where: { paymentId: matched, amount: 50_000 } });
  await db.bankRow.update({ where: { id: line.id }, data: { moveId: move?.id ?? 0 } });
  const other = await booked("내역에없는이", 3_000, "05");
  const cash = await createPayment({ payerName: "현장", amountDue: 9_000 }, new Date(on("01", before)));
  await db.paymentMove.create({
    data: { paymentId: cash.id, to: "PAID", amount: 9_000, method: "ON_SITE", createdAt: new Date(on("06")) },
  });
  expect(await read()).toEqual({
    isOver: true,
    closing: null,
    balances: { opening: 100_000, closing: 156_500 },
    sums: { bankIn: 57_000, bankOut: 500, ledgerIn: 53_000, ledgerOut: 0 },
    unbooked: [{ name: "모르는이", amount: 7_000, paymentId: null }],
    notOnStatement: [{ name: "내역에없는이", amount: 3_000, paymentId: other }],
    wentOut: [{ name: "수수료", amount: -500, paymentId: null }],
    refunded: [],
    notOnStatementOffset: 0,
    refundedOffset: 0,
  });
});

test("a difference wants a word; a closed month takes no booking and none back, until SUPER opens it with a reason", async () => {
  const ask = (note: string | null, person = finance) => person.ask(CLOSE, { month, note });
  expect((await ask(" ")).errors[0]?.extensions?.fields).toEqual({ note: ["REQUIRED"] });
  const closed = answered(await ask("모르는 입금 7,000원과 수수료"), "closeMonth");
  expect(closed.closing).toEqual({
    closedByName: "재무",
    note: "모르는 입금 7,000원과 수수료",
    viewerCanOpen: false,
    sums: { bankIn: 57_000, bankOut: 500, ledgerIn: 53_000, ledgerOut: 0 },
  });
  expect((await ask("다시")).code).toBe("CONFLICT");

  const { id } = await createPayment({ payerName: "늦은이", amountDue: 7_000 }, new Date(on("01", before)));
  const late = { id, version: 1, amount: 7_000, receivedAt: on("04"), reason: "이제 앎" };
  expect((await finance.ask(BOOK, late)).code).toBe("MONTH_CLOSED");
  const paid = await db.payment.findFirstOrThrow({ where: { payerName: "내역에없는이" } });
  const back = { id: paid.id, version: paid.version, reason: "잘못 적음" };
  expect((await finance.ask(TAKE_BACK, back)).code).toBe("MONTH_CLOSED");
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ state: "PENDING", amountPaid: 0 });

  expect((await finance.ask(OPEN, { month, note: "빠진 입금" })).code).toBe("FORBIDDEN");
  expect((await president.ask(OPEN, { month, note: " " })).errors[0]?.extensions?.fields).toEqual({
    note: ["REQUIRED"],
  });
  expect(answered(await president.ask(OPEN, { month, note: "빠진 입금" }), "openMonth").closing).toBeNull();
  answered(await finance.ask(BOOK, late), "bookPayment");
  answered(await finance.ask(TAKE_BACK, back), "reverseBooking");
  expect((await read()).sums).toMatchObject({ bankIn: 57_000, ledgerIn: 57_000 });
  const log = await db.auditEntry.findMany({ where: { action: "openMonth" } });
  expect(log).toMatchObject([{ actorId: president.id, reason: "빠진 입금" }]);
});

test("what is voided is booked out of the days and the ways it was booked by, and of no closed month", async () => {
  const of = monthLater(month, -2);
  const sums = async () => (await read(of)).sums;
  const CASH = BOOK.replace("method: $method,", "method: ON_SITE,").replace("$method: ReceivedMethod,", "");
  const { id } = await createPayment({ payerName: "둘로온이", amountDue: 9_000 }, new Date(on("01", of)));
  const come = { id, reason: "통장", amount: 5_000 };
  answered(await finance.ask(BOOK, { ...come, version: 1, receivedAt: on("15", of) }), "bookPayment");
  answered(await finance.ask(CASH, { ...come, version: 2, receivedAt: on("16", of) }), "bookPayment");
  expect(await sums()).toMatchObject({ ledgerIn: 5_000 });
  const voided = { id, version: 3, reason: "착오" };
  answered(await finance.ask(CLOSE, { month: of, note: "시험" }), "closeMonth");
  expect((await finance.ask(VOID, voided)).code).toBe("MONTH_CLOSED");
  answered(await president.ask(OPEN, { month: of, note: "시험" }), "openMonth");
  answered(await finance.ask(VOID, voided), "voidPayment");
  expect(await sums()).toMatchObject({ ledgerIn: 0, ledgerOut: 0 });
  const out = await db.paymentMove.findMany({
    where: { paymentId: id, isCorrection: true },
    orderBy: { id: "asc" },
  });
  expect(out.map(({ amount, method, to }) => [amount, method, to])).toEqual([
    [-5_000, "ON_SITE", "PAID"],
    [-5_000, "BANK_TRANSFER", "VOID"],
  ]);
  await expectSoundPayment(id);
});

test("sums that agree by chance want a word, too, while a line is open on either side; what was tied needs none", async () => {
  const of = monthLater(month, -5);
  const line = await bankRow("10", "BEKOVA A", 50_000, 50_000, of);
  const id = await booked("Aigerim Bekova", 50_000, "10", of);
  expect((await read(of)).sums).toMatchObject({ bankIn: 50_000, ledgerIn: 50_000 });
  const ask = async () => await finance.ask(CLOSE, { month: of, note: null });
  expect((await ask()).errors[0]?.extensions?.fields).toEqual({ note: ["REQUIRED"] });
  const move = await db.paymentMove.findFirstOrThrow({ where: { paymentId: id, amount: 50_000 } });
  await db.bankRow.update({ where: { id: line.id }, data: { moveId: move.id } });
  expect(answered(await ask(), "closeMonth").closing.note).toBeNull();
});

test("a month that goes on is not closed, and what is no month is refused", async () => {
  const fieldsOf = async (asked: string) =>
    (await finance.ask(CLOSE, { month: asked, note: "가" })).errors[0]?.extensions?.fields;
  expect(await fieldsOf(monthOf(new Date()))).toEqual({ month: ["DATE_INVALID"] });
  expect(await fieldsOf("2026-13")).toEqual({ month: ["DATE_INVALID"] });
  expect((await finance.ask(READ, { month: "지난달" })).code).toBe("VALIDATION");
});

test("bookings that meet the closing of their month are in its sums, or are refused", async () => {
  const of = monthLater(month, -3);
  const payments = await Promise.all(
    Array.from({ length: 6 }, () => createPayment({ amountDue: 1_000 }, new Date(on("01", of)))),
  );
  const book = ({ id }: { id: number }) =>
    finance.ask(BOOK, { id, version: 1, amount: 1_000, receivedAt: on("15", of), reason: "통장" });
  const [closing, ...bookings] = await Promise.all([
    finance.ask(CLOSE, { month: of, note: "시험" }),
    ...payments.map(book),
  ]);
  const taken = bookings.filter(({ code }) => code === null).length;
  expect(bookings.filter(({ code }) => code === "MONTH_CLOSED")).toHaveLength(payments.length - taken);
  expect(answered(closing, "closeMonth").closing.sums.ledgerIn).toBe(taken * 1_000);
});

test("the auditors get every move of the days they ask for, with whose, who and why", async () => {
  const columns = ["day", "amount", "kind", "method", "payer", "refundAccount", "actor", "reason"];
  const response = await gateway().send(
    "/api/v1/exports",
    {
      list: "moves",
      format: "xlsx",
      filter: { days: { from: `${month}-01`, to: `${month}-28` } },
      sort: "DAY",
      descending: false,
      columns: columns.map((key) => ({ key, heading: key })),
      reason: "감사",
    },
    { headers: finance.headers },
  );
  expect(response.status).toBe(200);
  const rows = readSheet(await response.arrayBuffer());
  const [head, ...moves] = rows.map((row) => columns.map((_key, at) => String(row[at] ?? "")).join("|"));
  expect(head).toBe(columns.join("|"));
  const shortened = moves.map((row) => row.split("|").slice(1).join("|"));
  expect(shortened).toEqual([
    "50000|RECEIVED|BANK_TRANSFER|맞는이||재무|통장",
    "7000|RECEIVED|BANK_TRANSFER|늦은이||재무|이제 앎",
    "3000|RECEIVED|BANK_TRANSFER|내역에없는이||재무|통장",
    "-3000|CORRECTED|BANK_TRANSFER|내역에없는이||재무|잘못 적음",
    "9000|RECEIVED|ON_SITE|현장|||",
  ]);
});

test("what was recorded and reversed again is no line of the month, and is counted", async () => {
  const of = monthLater(month, -9);
  const lists = async () => {
    const { notOnStatement, refunded, notOnStatementOffset, refundedOffset, sums } = await read(of);
    return { notOnStatement, refunded, notOnStatementOffset, refundedOffset, sums };
  };
  const { id } = await createPayment({ payerName: "두번등록", amountDue: 9_000 }, new Date(on("01", of)));
  const at = async () => ({ id, version: (await db.payment.findUniqueOrThrow({ where: { id } })).version });
  const reason = "착오";
  const book = async () => {
    const booking = { amount: 9_000, receivedAt: on("15", of), reason };
    answered(await finance.ask(BOOK, { ...(await at()), ...booking }), "bookPayment");
  };
  await book();
  answered(await finance.ask(TAKE_BACK, { ...(await at()), reason }), "reverseBooking");
  await book();
  const refunding = { amount: 2_000, sentAt: on("20", of), reason };
  answered(await finance.ask(REFUND_ON, { ...(await at()), ...refunding }), "refundPayment");
  const booked = { name: "두번등록", amount: 9_000, paymentId: id };
  expect(await lists()).toMatchObject({
    notOnStatement: [booked],
    notOnStatementOffset: 2,
    refunded: [{ name: "두번등록", amount: -2_000, paymentId: id }],
    refundedOffset: 0,
  });
  const refund = await db.paymentMove.findFirstOrThrow({ where: { paymentId: id, amount: -2_000 } });
  const mistake = { moveId: refund.id, cause: "MISTAKE", reason };
  answered(await finance.ask(REVERSE, { ...(await at()), ...mistake }), "reverseRefund");
  expect(await lists()).toEqual({
    notOnStatement: [booked],
    notOnStatementOffset: 2,
    refunded: [],
    refundedOffset: 2,
    sums: { bankIn: 0, bankOut: 0, ledgerIn: 9_000, ledgerOut: 0 },
  });
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
