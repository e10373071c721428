// A month of an account as associations have them: 60 lines, of which the ledger knows 43. It closes without
// a difference (decision 219).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { monthLater, monthOf } from "#schema/validation/core/months.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, REFUND } from "#tests/support/paying.ts";
import { sendStatement } from "#tests/support/statements.ts";

const gateway = useGateway();
const month = monthLater(monthOf(new Date()), -1);
const before = new Date(`${monthLater(month, -1)}-01T00:00:00Z`);
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({});
});

interface Row {
  readonly who: string;
  readonly note: string;
  readonly amount: number;
}

const FEE_ROW: Row = { who: "", note: "이체수수료", amount: -500 };
const MEMBERS = 40;
const DUES = 50_000;
/** Besides what members paid and got back. */
const OTHERS: readonly Row[] = [
  ...Array.from({ length: 6 }, () => FEE_ROW),
  { who: "결산이자", note: "이자", amount: 1_234 },
  { who: "이자소득세", note: "이자", amount: -190 },
  { who: "사무실임대료", note: "자동이체", amount: -700_000 },
  { who: "학회적금", note: "자동이체", amount: -300_000 },
  { who: "학회적금", note: "만기해지", amount: 3_000_000 },
  { who: "가온인쇄소", note: "인터넷", amount: -450_000 },
  { who: "잘못보낸이", note: "타행이체", amount: 80_000 },
  { who: "잘못보낸이", note: "인터넷", amount: -80_000 },
  { who: "두사람", note: "타행이체", amount: 2 * DUES },
];

function statement(rows: readonly Row[]): string {
  let balance = 10_000_000;
  const lines = rows.map(({ who, note, amount }, index) => {
    balance += amount;
    const day = String(1 + Math.floor((index * 27) / rows.length)).padStart(2, "0");
    const time = `09:${String(index % 60).padStart(2, "0")}:00`;
    return [
      index + 1,
      `${month}-${day} ${time}`,
      Math.max(0, -amount),
      Math.max(0, amount),
      balance,
      note,
      who,
      "",
    ].join(",");
  });
  return ["순번,거래일시,출금금액,입금금액,거래후잔액,거래내용,거래기록사항,거래점", ...lines].join("\r\n");
}

const LIST = `query ($state: BankRowState!) { bankRows(state: $state) { totalCount
  items { id sender note amount outsideKind isByRule rank entries { id payerName } candidates { id version } } } }`;
const list = async (state: string) => answered(await office.ask(LIST, { state }), "bankRows").items;
const lineOf = async (state: string, sender: string) =>
  (await list(state)).find((line: { sender: string }) => line.sender === sender);
const MARK = "mutation ($id: Id!, $kind: OutsideKind) { markBankRow(id: $id, kind: $kind) }";
const RULE = "mutation ($id: Id!, $kind: OutsideKind!) { createBankRule(id: $id, kind: $kind) }";
const BOOK_LINE = `mutation ($id: Id!, $paymentId: Id!, $version: Int!) {
  bookBankRow(id: $id, paymentId: $paymentId, version: $version) { payment { state } } }`;
const TIE = "mutation ($id: Id!, $moveId: Id!) { tieBankRow(id: $id, moveId: $moveId) }";
const SUMS = `{ monthEnd(month: "${month}") { sums { bankIn bankOut outsideIn outsideOut ledgerIn ledgerOut }
  unbooked { name } wentOut { name } notOnStatement { name } refunded { name } outside { kind count cameIn wentOut } } }`;
const books = async () => answered(await office.ask(SUMS), "monthEnd");
const mark = async (state: string, sender: string, kind: string) =>
  answered(await office.ask(MARK, { id: (await lineOf(state, sender)).id, kind }), "markBankRow");

test("a month of sixty lines closes at zero", async () => {
  const payments: Awaited<ReturnType<typeof createPayment>>[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    payments.push(await createPayment({ payerName: `낸이${index}`, amountDue: DUES }, before));
  }
  const couple = [
    await createPayment({ payerName: "첫째", amountDue: DUES }, before),
    await createPayment({ payerName: "둘째", amountDue: DUES }, before),
  ];
  // Paid in the month before, and refunded in this one.
  const refunded: number[] = [];
  for (const payerName of ["환불갑", "환불을", "환불병", "환불정", "환불무"]) {
    const { id } = await createPayment({ payerName, amountDue: DUES }, before);
    const receivedAt = new Date(before.getTime() + 5 * 86_400_000).toISOString();
    answered(
      await office.ask(BOOK, { id, version: 1, amount: DUES, receivedAt, reason: "통장" }),
      "bookPayment",
    );
    const { version } = await db.payment.findUniqueOrThrow({ where: { id } });
    answered(await office.ask(REFUND, { id, version, amount: DUES, reason: "탈퇴" }), "refundPayment");
    refunded.push(id);
  }
  const rows: Row[] = [
    ...payments.map(({ depositorName }) => ({ who: depositorName, note: "타행이체", amount: DUES })),
    ...["환불갑", "환불을", "환불병", "환불정", "환불무"].map((who) => ({
      who,
      note: "인터넷",
      amount: -DUES,
    })),
    ...OTHERS,
  ];
  expect(rows).toHaveLength(60);
  const how = { head: 0, fields: ",DAY,OUT,IN,BALANCE,NOTE,SENDER," };
  expect((await sendStatement(gateway(), office, statement(rows), how)).body).toMatchObject({ added: 60 });

  for (const line of await list("OPEN")) {
    const [best] = line.candidates;
    if (line.rank !== "CERTAIN") continue;
    answered(
      await office.ask(BOOK_LINE, { id: line.id, paymentId: best.id, version: best.version }),
      "bookBankRow",
    );
  }
  const both = await lineOf("OPEN", "두사람");
  answered(
    await office.ask(`mutation { splitBankRow(id: ${both.id}, amounts: [${DUES}, ${DUES}]) }`),
    "splitBankRow",
  );
  for (const { id: paymentId } of couple) {
    const { id } = await lineOf("OPEN", "두사람");
    answered(await office.ask(BOOK_LINE, { id, paymentId, version: 1 }), "bookBankRow");
  }
  const wrong = await lineOf("OPEN", "잘못보낸이");
  const back = await lineOf("OUT", "잘못보낸이");
  answered(
    await office.ask(`mutation { returnBankRow(id: ${wrong.id}, outId: ${back.id}) }`),
    "returnBankRow",
  );

  // Fees by a rule, which marks all six; the others once.
  const fee = (await list("OUT")).find(({ note }: { note: string }) => note === "이체수수료");
  const ruleId = answered(await office.ask(RULE, { id: fee.id, kind: "FEE" }), "createBankRule");
  expect(await db.bankRow.count({ where: { ruleId, outsideKind: "FEE" } })).toBe(6);
  await mark("OPEN", "결산이자", "INTEREST");
  await mark("OUT", "이자소득세", "INTEREST");
  await mark("OUT", "사무실임대료", "RENT");
  await mark("OUT", "학회적금", "OWN_TRANSFER");
  await mark("OPEN", "학회적금", "OWN_TRANSFER");
  await mark("OUT", "가온인쇄소", "EXPENSE");

  // Refunds were recorded today; tied to their lines they are of the bank's day, and so of this month.
  for (const line of await list("OUT")) {
    const refund = line.entries.find(({ payerName }: { payerName: string }) => payerName === line.sender);
    answered(await office.ask(TIE, { id: line.id, moveId: refund.id }), "tieBankRow");
  }
  expect(await list("OPEN")).toEqual([]);
  expect(await list("OUT")).toEqual([]);
  const { sums, outside, ...lists } = await books();
  expect(sums.bankIn - sums.outsideIn - sums.ledgerIn).toBe(0);
  expect(sums.bankOut - sums.outsideOut - sums.ledgerOut).toBe(0);
  expect(sums).toMatchObject({ ledgerIn: 42 * DUES, ledgerOut: 5 * DUES });
  expect(lists).toEqual({ unbooked: [], wentOut: [], notOnStatement: [], refunded: [] });
  expect(outside).toContainEqual({ kind: "FEE", count: 6, cameIn: 0, wentOut: 3_000 });
  expect(outside).toContainEqual({ kind: null, count: 2, cameIn: 80_000, wentOut: 80_000 });
  // Nothing differs, so no reason is asked for.
  const close = `mutation { closeMonth(month: "${month}") { closing { sums { outsideIn } } } }`;
  expect(answered(await office.ask(close), "closeMonth").closing.sums.outsideIn).toBe(sums.outsideIn);
});

test("a closed month keeps its marks, ties and rules; opened again, each can be undone", async () => {
  const fee = await db.bankRow.findFirstOrThrow({ where: { outsideKind: "FEE" } });
  const refund = await db.bankRow.findFirstOrThrow({ where: { sender: "환불갑" } });
  expect((await office.ask(MARK, { id: fee.id, kind: null })).code).toBe("MONTH_CLOSED");
  const untie = `mutation { undoBankBooking(id: ${refund.id}, reason: "잘못 연결") }`;
  expect((await office.ask(untie)).code).toBe("MONTH_CLOSED");
  const drop = "mutation ($id: Id!) { deleteBankRule(id: $id) }";
  answered(await office.ask(drop, { id: fee.ruleId }), "deleteBankRule");
  expect(await db.bankRow.count({ where: { outsideKind: "FEE", ruleId: null } })).toBe(6);
  await db.closedMonth.deleteMany();

  answered(await office.ask(untie), "undoBankBooking");
  const line = await lineOf("OUT", "환불갑");
  expect(line.entries).toMatchObject([{ payerName: "환불갑" }]);
  const tied = (await db.bankRow.findFirstOrThrow({ where: { sender: "환불을" } })).moveId;
  expect((await office.ask(TIE, { id: line.id, moveId: tied })).code).toBe("CONFLICT");
  answered(await office.ask(MARK, { id: fee.id, kind: null }), "markBankRow");
  // A rule marks what comes, too, and gives it back when it goes.
  const rule = answered(await office.ask(RULE, { id: fee.id, kind: "FEE" }), "createBankRule");
  const how = { head: 0, fields: ",DAY,OUT,IN,BALANCE,NOTE,SENDER," };
  const more = [
    "순번,거래일시,출금금액,입금금액,거래후잔액,거래내용,거래기록사항,거래점",
    `1,${month}-28 10:00:00,500,0,1,이체수수료,,`,
  ];
  expect((await sendStatement(gateway(), office, more.join("\r\n"), how)).body).toMatchObject({ added: 1 });
  expect(await db.bankRow.count({ where: { ruleId: rule } })).toBe(2);
  expect(answered(await office.ask("{ bankRules { name isIncoming kind lines } }"), "bankRules")).toEqual([
    { name: "이체수수료", isIncoming: false, kind: "FEE", lines: 2 },
  ]);
  answered(await office.ask(drop, { id: rule }), "deleteBankRule");
  expect(await db.bankRow.count({ where: { note: "이체수수료", outsideKind: null } })).toBe(2);
});
