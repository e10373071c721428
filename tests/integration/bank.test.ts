// @module-tag both
// A statement of the bank is read once, and its lines are booked by a person (decision 83).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createPayment, expectSoundPayment, MOVE_BOOKING, VOID } from "#tests/support/paying.ts";

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
async function send(content: string | Buffer, person = office, query = "") {
  const body = Buffer.from(content);
  const answer = await gateway().request(`/api/v1/statements${query}`, {
    method: "POST",
    headers: { ...person.headers, "content-type": "application/octet-stream" },
    body,
  });
  return { status: answer.status, body: Object(await answer.json()) };
}
const now = new Date();
/** A minute of today that has passed, as banks write it. */
const at = (minutesAgo: number) =>
  new Date(now.getTime() - minutesAgo * 60_000 + 9 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

const LIST = `query ($state: BankRowState!) { bankRows(state: $state) { totalCount
  items { id sender amount rank candidates { id version outstanding } } } }`;
const list = async (state: string) => answered(await office.ask(LIST, { state }), "bankRows").items;
const lineOf = async (state: string, sender: string) =>
  (await list(state)).find((line: { sender: string }) => line.sender === sender);
const BOOK = `mutation ($id: Int!, $paymentId: Int!, $version: Int!, $acceptSurplus: Boolean = false) {
  bookBankRow(id: $id, paymentId: $paymentId, version: $version, acceptSurplus: $acceptSurplus) { payment { id state amountPaid } } }`;
const BACK = `mutation ($id: Int!) { takeBankRowBack(id: $id, reason: "잘못 봄") }`;
const ASIDE = `mutation ($id: Int!, $aside: Boolean!) { setBankRowAside(id: $id, aside: $aside) }`;
const versionOf = async (id: number) => (await db.payment.findUniqueOrThrow({ where: { id } })).version;
const earlier = () => new Date(now.getTime() - 3_600_000);

test("a line is kept once in overlapping files, and two alike of one file are two", async () => {
  const alike: Cells = [at(30), "쌍둥이", 0, 10_000, 0];
  const first = await send(csv([at(50), "한번", 0, 5_000, 0], alike, alike));
  expect(first).toEqual({ status: 200, body: { added: 3, known: 0, refused: [] } });
  const second = await send(
    csv(alike, alike, [at(20), "이체료", 500, 0, 0], ["2026-02-31", "없는 날", 0, 1, 0]),
  );
  expect(second.body).toEqual({ added: 1, known: 2, refused: [5] });
  expect((await list("OPEN")).map(({ sender }: { sender: string }) => sender)).toEqual([
    "한번",
    "쌍둥이",
    "쌍둥이",
  ]);
  expect((await list("OUT")).map(({ amount }: { amount: number }) => amount)).toEqual([-500]);
  const log = await db.auditEntry.findMany({ where: { action: "readStatement" }, orderBy: { id: "asc" } });
  expect(log.map(({ actorId, after }) => [actorId, after])).toEqual([
    [office.id, { added: 3, known: 0 }],
    [office.id, { added: 1, known: 2 }],
  ]);
});

test("what is no statement is refused in words, and nothing of it is kept", async () => {
  const count = await db.bankRow.count();
  expect((await send("이름\n가")).body.code).toBe("STATEMENT_UNKNOWN");
  expect((await send(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).body.code).toBe("FILE_DAMAGED");
  const member = await createPerson(gateway());
  expect((await send(csv(), member)).status).toBe(403);
  expect(await db.bankRow.count()).toBe(count);
});

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
  answered(await office.ask(BACK, { id: line.id }), "takeBankRowBack");
  expect(await lineOf("OPEN", depositorName)).toMatchObject({ id: line.id });
  expect(await db.payment.findUnique({ where: { id } })).toMatchObject({ state: "PENDING", amountPaid: 0 });
  await expectSoundPayment(id);
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

const NAME_COLUMNS = `mutation ($fields: [StatementField]!, $headings: [String!]!) {
  saveStatementLayout(name: "가온은행", headings: $headings, fields: $fields) }`;

test("columns that headings do not tell are named once by a person, and known from then on", async () => {
  const headings = ["언제", "누가", "얼마", "남음"];
  const file = (who: string) => ["가온은행,,,", headings.join(","), `${at(5)},${who},4000,0`].join("\r\n");
  const count = await db.bankRow.count();
  const asked = await send(file("처음이"));
  expect(asked).toMatchObject({ status: 200, body: { unknown: [["가온은행", "", "", ""], headings, {}] } });
  expect(await db.bankRow.count()).toBe(count);

  const fieldsOf = async (fields: readonly (string | null)[]) =>
    (await office.ask(NAME_COLUMNS, { headings, fields })).errors[0]?.extensions?.fields;
  expect(await fieldsOf(["DAY", "SENDER", null, null])).toEqual({ fields: ["COLUMNS_MISSING"] });
  expect(await fieldsOf(["DAY", "IN", "IN", null])).toEqual({ fields: ["COLUMN_TWICE"] });
  answered(
    await office.ask(NAME_COLUMNS, { headings, fields: ["DAY", "SENDER", "IN", "BALANCE"] }),
    "saveStatementLayout",
  );
  expect((await send(file("처음이"))).body).toEqual({ added: 1, known: 0, refused: [] });
  expect((await send(file("다음이"))).body.added).toBe(1);
  expect(await lineOf("OPEN", "다음이")).toMatchObject({ amount: 4_000 });
  // Asked for, it is shown again and keeps nothing.
  expect((await send(file("또"), office, "?ask")).body.unknown).toHaveLength(3);

  const [{ id, name }] = answered(await office.ask("{ statementLayouts { id name } }"), "statementLayouts");
  expect(name).toBe("가온은행");
  answered(
    await office.ask("mutation ($id: Int!) { deleteStatementLayout(id: $id) }", { id }),
    "deleteStatementLayout",
  );
  expect((await send(file("나중이"))).body.unknown).toBeDefined();
});
