// @module-tag long
// The bank's desk keeps nobody waiting, however many payments are open and however long a statement is
// (docs/bank.md#matching): whatever is done is done in short pieces.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { STATEMENT_ROWS_MAX } from "#schema/validation/money/statements.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { usualPiece } from "#tests/support/loop-pieces.ts";
import { createPayment } from "#tests/support/paying.ts";
import { sendStatement } from "#tests/support/statements.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
});

/** Milliseconds that nobody else is answered in. */
const AT_MOST = 50;
const OPEN = 12_000;
/** Of one statement of SQL: triggers follow each. */
const AT_ONCE = 2_000;
const DESK = "{ bankRows { totalCount items { id sender rank candidates { id payerName } } } }";
const statementOf = (lines: number, balance: number) =>
  [
    "거래일시,보낸분,입금액,잔액",
    ...Array.from({ length: lines }, (_, at) => `2026-01-02 10:00:00,회원${at + 1},11000,${balance + at}`),
  ].join("\r\n");
const send = (content: string) =>
  sendStatement(gateway(), office, content, { head: 0, fields: "DAY,SENDER,IN,BALANCE" });

test("a statement of 5,000 lines is stored and looked through without a piece of 50 ms", {
  timeout: 180_000,
}, async () => {
  // What is done for the first time is compiled first.
  await send(statementOf(300, 0));
  let balance = 1_000_000;
  const stored = await usualPiece(async () => {
    balance += STATEMENT_ROWS_MAX;
    const { body } = await send(statementOf(STATEMENT_ROWS_MAX, balance));
    expect(body).toMatchObject({ added: STATEMENT_ROWS_MAX, refused: [] });
  });
  expect(stored).toBeLessThan(AT_MOST);
});

test("a page of the desk is read beside 12,000 open payments without one either", {
  timeout: 180_000,
}, async () => {
  const { id } = await createPayment({ payerName: "회원1", amountDue: 11_000 }, new Date("2025-12-01"));
  for (let from = 0; from < OPEN; from += AT_ONCE) {
    await db.$executeRaw`
      INSERT INTO payments (type, method, state, name_ko, name_en, amount_due, payer_name, payer_email, depositor_name, created_at, updated_at)
      SELECT 'OTHER', 'BANK_TRANSFER', 'PENDING', '교재', 'Books', 11000, '많은이' || n, 'many@example.org', '많은이' || n || '0001', now(), now()
      FROM generate_series(${from}::int + 1, ${from + AT_ONCE}::int) AS n`;
  }
  let desk: { items: { sender: string; candidates: { id: number }[] }[] } = { items: [] };
  const read = await usualPiece(async () => {
    desk = answered(await office.ask(DESK), "bankRows");
  });
  expect(read).toBeLessThan(AT_MOST);
  expect(desk.items.find(({ sender }) => sender === "회원1")?.candidates).toMatchObject([{ id }]);
});
