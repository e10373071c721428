// @module-tag both
// A statement of the bank is previewed, stored once by the columns that were seen, read again by others, and undone (decision 218).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { monthLater, monthOf } from "#schema/validation/core/months.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createPayment } from "#tests/support/paying.ts";
import { sendStatement } from "#tests/support/statements.ts";

const gateway = useGateway();
let office: Person;
let president: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  president = await createPerson(gateway(), { roles: ["SUPER"] });
  await createSettings({});
});

const month = monthLater(monthOf(new Date()), -1);
const day = (date: string, time: string) => `${month.replace("-", "/")}/${date} ${time}`;
/** As NH writes it: 거래내용 is the channel, 거래기록사항 the payer. */
const NH = "순번,거래일시,출금금액,입금금액,거래후잔액,거래내용,거래기록사항,거래점,거래메모";
type NhLine = readonly [
  date: string,
  out: number,
  came: number,
  balance: number,
  channel: string,
  who: string,
];
const nh = (lines: readonly NhLine[]) =>
  [
    "입출금거래내역조회",
    NH,
    ...lines.map(([date, out, came, balance, channel, who], index) =>
      [index + 1, day(date, "10:00:00"), out, came, balance, channel, who, "농협 000123", ""].join(","),
    ),
  ].join("\r\n");
const RIGHT = { head: 1, fields: ",DAY,OUT,IN,BALANCE,NOTE,SENDER,," };
/** As they were read before: the channel for the payer. */
const WRONG = { head: 1, fields: ",DAY,OUT,IN,BALANCE,SENDER,NOTE,," };
const preview = (content: string | Buffer, person = office) =>
  sendStatement(gateway(), person, content, null);
const store = (content: string, how: Parameters<typeof sendStatement>[3] = RIGHT, person = office) =>
  sendStatement(gateway(), person, content, how);
const senders = async () =>
  (await db.bankRow.findMany({ orderBy: [{ at: "asc" }, { id: "asc" }] })).map(({ sender }) => sender);
const clear = async () => {
  await db.bankRow.deleteMany();
  await db.statementUpload.deleteMany();
};

test("an NH file is previewed by its own headings, and nothing is stored before somebody says so", async () => {
  const file = nh([
    ["02", 0, 50_000, 150_000, "타행이체", "홍길동0012"],
    ["03", 500, 0, 149_500, "수수료", "이체수수료"],
  ]);
  const { body } = await preview(file);
  expect(body).toMatchObject({
    found: {
      head: 1,
      source: "BANK",
      bank: "NH",
      fields: [null, "DAY", "OUT", "IN", "BALANCE", "NOTE", "SENDER", null, "MEMO"],
    },
    brings: {
      added: 2,
      known: 0,
      changed: 0,
      inUse: 0,
      refused: [],
      closedMonths: [],
      viewerCanReopen: false,
    },
  });
  expect(await db.bankRow.count()).toBe(0);
  expect((await store(file, { head: 1, fields: ",,OUT,IN,,,,," })).body).toEqual({
    code: "VALIDATION",
    fields: { fields: ["COLUMNS_MISSING"] },
  });
  expect((await store(file)).body).toMatchObject({ added: 2, known: 0, changed: 0 });
  expect(await senders()).toEqual(["홍길동0012", "이체수수료"]);
  await clear();
});

test("a file that was read wrongly is read again: its lines are replaced, and none is doubled", async () => {
  const lines: NhLine[] = [
    ["02", 0, 50_000, 150_000, "타행이체", "홍길동0012"],
    ["03", 0, 30_000, 180_000, "전자금융", "김영희0013"],
    ["04", 0, 20_000, 200_000, "타행이체", "이순신0014"],
  ];
  await store(nh(lines), WRONG);
  expect(await senders()).toEqual(["타행이체", "전자금융", "타행이체"]);
  const { id: paymentId } = await createPayment(
    { payerName: "이순신", amountDue: 20_000 },
    new Date(`${month}-01T00:00:00Z`),
  );
  const { id } = await db.bankRow.findFirstOrThrow({ where: { amount: 20_000 } });
  const book = `mutation { bookBankRow(id: ${id}, paymentId: ${paymentId}, version: 1) { payment { state } } }`;
  answered(await office.ask(book), "bookBankRow");
  // One more line before the others, so that each has another number in the file.
  const more = nh([["01", 0, 100_000, 100_000, "타행이체", "처음이0001"], ...lines]);
  expect((await preview(more)).body.brings).toMatchObject({ added: 1, known: 3, changed: 2, inUse: 1 });
  expect((await store(more)).body).toMatchObject({ added: 1, known: 3, changed: 2, inUse: 1 });
  expect(await senders()).toEqual(["처음이0001", "홍길동0012", "김영희0013", "타행이체"]);
  expect((await store(more)).body).toMatchObject({
    uploadId: null,
    added: 0,
    known: 4,
    changed: 0,
    inUse: 1,
  });
  await db.bankRow.updateMany({ data: { moveId: null } });
  await clear();
});

test("lines from before files were remembered are found by their day, amount and balance", async () => {
  const at = new Date(`${month}-05T10:00:00+09:00`);
  await db.bankRow.create({
    data: { hash: "former", at, sender: "타행이체", note: "", amount: 7_000, balance: 7_000, createdAt: at },
  });
  const file = nh([["05", 0, 7_000, 7_000, "타행이체", "옛사람"]]);
  expect((await store(file)).body).toMatchObject({ uploadId: null, added: 0, known: 1, changed: 1 });
  expect(await senders()).toEqual(["옛사람"]);
  await clear();
});

const DELETE = "mutation ($id: Id!) { deleteStatementUpload(id: $id) }";

test("a file is undone with its lines while nothing was done with any", async () => {
  const { body } = await store(nh([["06", 0, 9_000, 9_000, "타행이체", "넣었다뺌"]]));
  const [shown] = answered(
    await office.ask("{ statementUploads { id name lines inUse } }"),
    "statementUploads",
  );
  expect(shown).toEqual({ id: body.uploadId, name: "거래내역.csv", lines: 1, inUse: 0 });
  const { id: paymentId } = await createPayment(
    { payerName: "넣었다뺌", amountDue: 9_000 },
    new Date(`${month}-01T00:00:00Z`),
  );
  const { id } = await db.bankRow.findFirstOrThrow({ where: { uploadId: body.uploadId } });
  const book = `mutation { bookBankRow(id: ${id}, paymentId: ${paymentId}, version: 1) { payment { state } } }`;
  answered(await office.ask(book), "bookBankRow");
  expect((await office.ask(DELETE, { id: body.uploadId })).code).toBe("CONFLICT");
  answered(await office.ask(`mutation { undoBankBooking(id: ${id}, reason: "잘못") }`), "undoBankBooking");
  // What somebody classified by hand is work that is not deleted with it, either.
  const classify = (kind: string) => office.ask(`mutation { markBankRow(id: ${id}, kind: ${kind}) }`);
  answered(await classify("INTEREST"), "markBankRow");
  expect((await office.ask(DELETE, { id: body.uploadId })).code).toBe("CONFLICT");
  answered(await classify("null"), "markBankRow");
  answered(await office.ask(DELETE, { id: body.uploadId }), "deleteStatementUpload");
  expect([await db.bankRow.count(), await db.statementUpload.count()]).toEqual([0, 0]);
  expect((await office.ask(DELETE, { id: body.uploadId })).code).toBe("NOT_FOUND");
});

test("a line is stored once in overlapping files, and two alike of one file are two", async () => {
  const alike: NhLine = ["07", 0, 10_000, 0, "타행이체", "쌍둥이"];
  expect((await store(nh([["06", 0, 5_000, 0, "", "한번"], alike, alike]))).body).toMatchObject({
    added: 3,
    known: 0,
  });
  const second = nh([alike, alike, ["08", 500, 0, 0, "", "이체료"], ["31", 0, 0, 0, "", "영원"]]);
  expect((await store(second)).body).toMatchObject({ added: 1, known: 2, refused: [6] });
  const log = await db.auditEntry.findMany({ where: { action: "readStatement" }, orderBy: { id: "desc" } });
  expect(log[0]).toMatchObject({ actorId: office.id, after: { name: "거래내역.csv", added: 1, known: 2 } });
  await clear();
});

test("a line of more than two billion is read, shown and never lost; no payment takes it", async () => {
  const { body } = await store(nh([["09", 0, 2_200_000_000, 9_007_199_254_740, "타행이체", "큰손"]]));
  expect(body).toMatchObject({ added: 1 });
  const list = "{ bankRows { items { id sender amount } } }";
  const [line] = answered(await office.ask(list), "bankRows").items;
  expect(line).toMatchObject({ sender: "큰손", amount: 2_200_000_000 });
  const { id: paymentId } = await createPayment({ amountDue: 1_000 }, new Date(`${month}-01T00:00:00Z`));
  const refused = await office.ask(
    `mutation { bookBankRow(id: ${line.id}, paymentId: ${paymentId}, version: 1, acceptSurplus: true) { warning } }`,
  );
  expect(refused.errors[0]?.extensions?.fields).toEqual({ amount: ["WON_INVALID"] });
  const split = `mutation { splitBankRow(id: ${line.id}, amounts: [2199999000, 1000]) }`;
  answered(await office.ask(split), "splitBankRow");
  const { sums } = answered(
    await office.ask(`{ monthEnd(month: "${month}") { sums { bankIn } } }`),
    "monthEnd",
  );
  expect(sums.bankIn).toBe(2_200_000_000);
  await db.bankRow.deleteMany({ where: { partOfId: { not: null } } });
  await clear();
});

test("a closed month takes no line, unless who may opens it with a reason", async () => {
  const close = `mutation { closeMonth(month: "${month}", note: "마감") { month } }`;
  answered(await office.ask(close), "closeMonth");
  const file = nh([["10", 0, 1_000, 1_000, "타행이체", "늦은줄"]]);
  expect((await preview(file)).body.brings).toMatchObject({ closedMonths: [month], viewerCanReopen: false });
  expect((await store(file)).body).toEqual({ code: "MONTH_CLOSED" });
  expect((await store(file, { ...RIGHT, reopen: "빠진 내역" })).body).toEqual({ code: "FORBIDDEN" });
  expect(await db.bankRow.count()).toBe(0);
  expect((await store(file, { ...RIGHT, reopen: "빠진 내역" }, president)).body).toMatchObject({ added: 1 });
  expect(await db.closedMonth.count()).toBe(0);
  expect(await db.auditEntry.findFirst({ where: { action: "openMonth" } })).toMatchObject({
    actorId: president.id,
    reason: "빠진 내역",
  });
  await clear();
});

const NAME_COLUMNS = `mutation ($fields: [StatementField]!, $headings: [String!]!) {
  saveStatementLayout(name: "가온은행", headings: $headings, fields: $fields) }`;

test("columns that headings do not tell are named once by a person, and known from then on", async () => {
  const headings = ["언제", "누가", "얼마", "남음"];
  const file = ["가온은행,,,", headings.join(","), `${day("11", "10:00")},처음이,4000,0`].join("\r\n");
  expect((await preview(file)).body).toMatchObject({ found: null, brings: null, rows: [{}, headings, {}] });
  const fieldsOf = async (fields: readonly (string | null)[]) =>
    (await office.ask(NAME_COLUMNS, { headings, fields })).errors[0]?.extensions?.fields;
  expect(await fieldsOf(["DAY", "SENDER", null, null])).toEqual({ fields: ["COLUMNS_MISSING"] });
  expect(await fieldsOf(["DAY", "IN", "IN", null])).toEqual({ fields: ["COLUMN_TWICE"] });
  const fields = ["DAY", "SENDER", "IN", "BALANCE"];
  answered(await office.ask(NAME_COLUMNS, { headings, fields }), "saveStatementLayout");
  expect((await preview(file)).body.found).toMatchObject({ source: "OFFICE", name: "가온은행", fields });
  const [{ id }] = answered(await office.ask("{ statementLayouts { id name } }"), "statementLayouts");
  answered(
    await office.ask("mutation ($id: Id!) { deleteStatementLayout(id: $id) }", { id }),
    "deleteStatementLayout",
  );
  expect((await preview(file)).body.found).toBeNull();
});

test("what is no statement is refused in words, and nothing of it is stored", async () => {
  expect((await preview("이름\n가")).body.code).toBe("STATEMENT_UNKNOWN");
  expect((await preview(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).body.code).toBe("FILE_DAMAGED");
  const member = await createPerson(gateway());
  expect((await preview(nh([]), member)).status).toBe(403);
  expect(await db.bankRow.count()).toBe(0);
});
