// @module-tag both
// A roster is tried, imported once, and undone within a day; anyone who was changed since stays (docs/people.md#adding-and-merging).
import { utils, write } from "@e965/xlsx";
import iconv from "iconv-lite";
import { beforeAll, expect, test } from "vitest";
import { readStatement } from "#gateway/statements/read-statement.ts";
import { db } from "#prisma/client.ts";
import { searchDuplicates } from "#schema/people/duplicates/search-duplicates.ts";
import { runImports } from "#schema/people/member-imports/run-imports.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
let office: Person;
const now = () => gateway().clock.now();
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["MEMBER"] });
});

const HEAD = "성명,이메일,회원구분,소속,휴대전화,2024 회비,2025 회비,가입일";
const send = (lines: readonly string[], head = HEAD) =>
  sendFile("명부.csv", iconv.encode([head, ...lines].join("\r\n"), "cp949"));

async function sendFile(name: string, bytes: Uint8Array): Promise<number> {
  const answer = await gateway().request(`/api/v1/rosters?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { ...office.headers, "content-type": "application/octet-stream" },
    body: Buffer.from(bytes),
  });
  expect(answer.status).toBe(200);
  return Object(await answer.json()).id;
}

interface Cause {
  readonly field: string;
  readonly code: string;
  readonly isRefusal: boolean;
  readonly isWarning: boolean;
  readonly examples: readonly { readonly line: number; readonly value: string }[];
}

const LIST =
  "{ memberImports { id state head fields total created updated skipped notUndone notUndoneMembers { name } undoableUntil } }";
const PLAN = `query ($id: Id!, $head: Int!, $fields: [RosterField]!) { rosterPlan(id: $id, head: $head, fields: $fields) {
  created updated same refused periods exempt payments noted withoutCountry withoutJoined causes { field code isRefusal isWarning count examples { line name value } } changes { line memberId before after } } }`;
const START = `mutation ($id: Id!, $head: Int!, $fields: [RosterField]!) {
  startMemberImport(id: $id, head: $head, fields: $fields) { state } }`;
const UNDO = "mutation ($id: Id!) { undoMemberImport(id: $id) { state } }";

const read = async (id: number) =>
  answered(await office.ask(LIST), "memberImports").find((one: { id: number }) => one.id === id);
async function begin(id: number) {
  const { head, fields } = await read(id);
  return await office.ask(START, { id, head, fields });
}
const memberOf = (email: string) =>
  db.member.findUnique({ where: { emailKey: email }, include: { memberships: true } });

const sayCauses = ({ causes }: { readonly causes: readonly Cause[] }) =>
  causes
    .map(
      ({ field, code, isRefusal, isWarning, examples }) =>
        `${isRefusal ? "refused" : isWarning ? "taken" : "left out"} ${field} ${code} ${examples.map(({ line, value }) => `${line} ${value}`)}`,
    )
    .sort();

test("a file in CP949 is tried, with what is wrong in each row and what would change", async () => {
  const known = await createMember({ email: "known@roster.kr", name: "알던 사람", affiliation: "옛 대학교" });
  await createMember({ email: "same@roster.kr", name: "그대로" });
  await createPerson(gateway(), { email: "staff@roster.kr", roles: ["CONTENT"] });
  const id = await send([
    "새 사람,new@roster.kr,정회원,가나대학교,010-1111-2222,50000,O,2020-03-02",
    "알던 사람,KNOWN@roster.kr,,새 대학교,,,,",
    "그대로,same@roster.kr,,,,,,",
    "또 새 사람,new@roster.kr,,,,,,",
    "사무국,staff@roster.kr,,,,,,",
    ",broken,대왕회원,,전화,많이,,어제",
    "값만 이상,odd@roster.kr,대왕회원,,전화,많이,면제,어제",
  ]);
  const { head, fields, total } = await read(id);
  expect([head, total]).toEqual([0, 7]);
  expect(fields).toEqual(["NAME", "EMAIL", "GRADE", "AFFILIATION", "PHONE", "DUES", "DUES", "JOINED"]);
  const plan = answered(await office.ask(PLAN, { id, head, fields }), "rosterPlan");
  expect(plan).toMatchObject({
    created: 2,
    updated: 1,
    same: 1,
    refused: 3,
    noted: 1,
    periods: 2,
    payments: 1,
  });
  expect(plan.changes).toEqual([
    {
      line: 3,
      memberId: known.id,
      before: { affiliation: "옛 대학교" },
      after: { affiliation: "새 대학교" },
    },
  ]);
  expect(sayCauses(plan)).toEqual([
    "left out DUES GRADE_MISSING 8 2025",
    "left out DUES WON_INVALID 8 많이",
    "left out GRADE CHOICE_UNKNOWN 8 대왕회원",
    "left out JOINED DATE_INVALID 8 어제",
    "left out PHONE PHONE_INVALID 8 전화",
    "refused EMAIL EMAIL_INVALID 7 broken",
    "refused EMAIL EMAIL_TWICE 5 new@roster.kr",
    "refused EMAIL MEMBER_LOCKED 6 staff@roster.kr",
    "refused NAME REQUIRED 7 ",
  ]);
  // Nothing has happened yet.
  expect(await memberOf("new@roster.kr")).toBeNull();
  const missing = await office.ask(PLAN, { id, head, fields: ["NAME"] });
  expect(missing.errors[0]?.extensions?.fields).toEqual({ fields: ["COLUMNS_MISSING"] });
});

test("is taken in once, with old payments and their years, and taken back but for who was changed since", async () => {
  const known = await createMember({
    email: "back@roster.kr",
    name: "되돌릴 사람",
    affiliation: "옛 대학교",
  });
  const id = await send([
    "지울 사람,gone@roster.kr,정회원,가나대학교,,50000,O,2020-03-02",
    "남을 사람,kept@roster.kr,평생회원,,,,,2019-01-01",
    "되돌릴 사람,back@roster.kr,,새 대학교,,,,",
  ]);
  expect(answered(await begin(id), "startMemberImport")).toEqual({ state: "RUNNING" });
  expect((await begin(id)).code).toBe("CONFLICT");
  await Promise.all([runImports(now()), runImports(now())]);
  expect(await read(id)).toMatchObject({ state: "DONE", created: 2, updated: 1, skipped: 0 });
  const gone = await memberOf("gone@roster.kr");
  expect(gone).toMatchObject({ grade: "REGULAR", isAdded: true, passwordHash: "", emailProvedAt: null });
  expect(gone?.memberships.map(({ source, fromDay }) => [source, fromDay.getUTCFullYear()])).toEqual([
    ["PAYMENT", 2024],
    ["PAYMENT", 2025],
  ]);
  const [payment, ...others] = await db.payment.findMany({ where: { memberId: gone?.id ?? 0 } });
  expect(others).toEqual([]);
  expect(payment).toMatchObject({ state: "PAID", amountPaid: 50_000, year: 2024 });
  await expectSoundPayment(payment?.id ?? 0);
  expect(await memberOf("kept@roster.kr")).toMatchObject({ grade: "LIFETIME" });
  expect(await db.auditEntry.count({ where: { action: "importMember", subjectId: known.id } })).toBe(1);

  await db.member.update({ where: { emailKey: "kept@roster.kr" }, data: { version: { increment: 1 } } });
  expect(answered(await office.ask(UNDO, { id }), "undoMemberImport")).toEqual({ state: "UNDOING" });
  expect((await office.ask(UNDO, { id })).code).toBe("CONFLICT");
  await runImports(now());
  expect(await read(id)).toMatchObject({
    state: "UNDONE",
    notUndone: 1,
    notUndoneMembers: [{ name: "남을 사람" }],
  });
  expect(await memberOf("gone@roster.kr")).toBeNull();
  expect(await memberOf("kept@roster.kr")).not.toBeNull();
  expect(await memberOf("back@roster.kr")).toMatchObject({ affiliation: "옛 대학교" });
  expect(await db.payment.findUnique({ where: { id: payment?.id ?? 0 } })).toMatchObject({
    state: "VOID",
    amountPaid: 0,
    memberId: null,
    payerName: "-",
  });
  await expectSoundPayment(payment?.id ?? 0);
});

test("who has an account and no membership gets that of the roster; of anybody else what is left out is named", async () => {
  const { id: memberId } = await createMember({ email: "account@roster.kr", name: "계정만" });
  await createMember({ email: "holder@roster.kr", name: "이미 회원", grade: "REGULAR" });
  await createMember({ email: "dues-only@roster.kr", name: "회비만" });
  const lines = [
    "계정만,account@roster.kr,정회원,,,50000,O,2020-03-02",
    "이미 회원,holder@roster.kr,평생회원,,,50000,,2019-01-01",
    "등급 없음,no-grade@roster.kr,,,,O,O,",
    "회비만,dues-only@roster.kr,,,,O,,",
  ];
  const id = await send(lines);
  const { head, fields } = await read(id);
  const plan = answered(await office.ask(PLAN, { id, head, fields }), "rosterPlan");
  expect(plan).toMatchObject({ created: 1, updated: 1, same: 2, refused: 0, periods: 2, payments: 1 });
  expect(plan.changes).toMatchObject([{ before: { grade: "GENERAL" }, after: { grade: "REGULAR" } }]);
  expect(sayCauses(plan)).toEqual([
    "left out DUES GRADE_MISSING 4 2024, 2025",
    "left out DUES MEMBERSHIP_KNOWN 5 2024",
    "left out GRADE MEMBERSHIP_KNOWN 3 평생회원",
    "left out JOINED MEMBERSHIP_KNOWN 2 2020-03-02,3 2019-01-01",
  ]);

  answered(await begin(id), "startMemberImport");
  await runImports(now());
  const years = async () =>
    (await memberOf("account@roster.kr"))?.memberships.map(({ source, fromDay }) => [
      source,
      fromDay.getUTCFullYear(),
    ]);
  expect(await memberOf("account@roster.kr")).toMatchObject({ grade: "REGULAR" });
  expect(await years()).toEqual([
    ["PAYMENT", 2024],
    ["PAYMENT", 2025],
  ]);
  const payment = await db.payment.findFirstOrThrow({ where: { memberId } });
  expect(payment).toMatchObject({ state: "PAID", amountPaid: 50_000, year: 2024 });
  await expectSoundPayment(payment.id);
  // Nothing of it is left to say.
  const after = answered(await office.ask(PLAN, { id, head, fields }), "rosterPlan");
  expect(sayCauses(after)).not.toContain("left out GRADE MEMBERSHIP_KNOWN 2 정회원");

  answered(await office.ask(UNDO, { id }), "undoMemberImport");
  await runImports(now());
  expect(await read(id)).toMatchObject({ state: "UNDONE", notUndone: 0 });
  expect(await memberOf("account@roster.kr")).toMatchObject({ grade: "GENERAL", memberships: [] });
  expect(await db.payment.findUniqueOrThrow({ where: { id: payment.id } })).toMatchObject({
    state: "VOID",
    amountPaid: 0,
    memberId,
    payerName: "계정만",
  });
  await expectSoundPayment(payment.id);

  // Somebody who was given a period since keeps what the roster brought.
  const again = await send(lines);
  answered(await begin(again), "startMemberImport");
  await runImports(now());
  const fromDay = new Date("2026-01-01");
  await db.membership.create({
    data: { memberId, grade: "LIFETIME", source: "DECISION", fromDay, createdAt: now() },
  });
  answered(await office.ask(UNDO, { id: again }), "undoMemberImport");
  await runImports(now());
  expect(await read(again)).toMatchObject({ notUndone: 1, notUndoneMembers: [{ name: "계정만" }] });
  expect(await years()).toEqual([
    ["PAYMENT", 2024],
    ["PAYMENT", 2025],
    ["DECISION", 2026],
  ]);
});

test("a telephone of somebody else is found as a duplicate, and hinders no undoing", async () => {
  await createMember({ email: "owner@roster.kr", name: "번호 주인", phoneNumber: "010-2345-6701" });
  const id = await send(["번호 같은 사람,shared@roster.kr,정회원,,010.2345.6701,,O,"]);
  answered(await begin(id), "startMemberImport");
  await runImports(now());
  await searchDuplicates(gateway().clock);
  const made = await memberOf("shared@roster.kr");
  expect(await db.duplicatePair.count({ where: { otherId: made?.id ?? 0 } })).toBe(1);
  answered(await office.ask(UNDO, { id }), "undoMemberImport");
  await runImports(now());
  expect(await read(id)).toMatchObject({ state: "UNDONE", notUndone: 0, notUndoneMembers: [] });
  expect(await memberOf("shared@roster.kr")).toBeNull();
});

test("a roster that was read is deleted with its rows, one that was begun is not", async () => {
  const id = await send(["지울 명부,unwanted@roster.kr,,,,,,"]);
  const begun = await send(["시작한 명부,begun@roster.kr,,,,,,"]);
  answered(await begin(begun), "startMemberImport");
  const DELETE = "mutation ($id: Id!) { deleteMemberImport(id: $id) }";
  expect(answered(await office.ask(DELETE, { id }), "deleteMemberImport")).toBe(true);
  expect(await db.memberImportRow.count({ where: { importId: id } })).toBe(0);
  expect((await office.ask(DELETE, { id: begun })).code).toBe("CONFLICT");
  await runImports(now());
});

test("the columns that were said are known the next time, and a day later nothing is undone", async () => {
  const head = "가,나,다";
  const id = await send(["처음,first@roster.kr,x"], head);
  const fields = ["NAME", "EMAIL", null];
  answered(await office.ask(START, { id, head: 0, fields }), "startMemberImport");
  await runImports(now());
  expect((await read(await send(["둘째,second@roster.kr,x"], head))).fields).toEqual(fields);
  const late = new Date(now().getTime() - 25 * 3_600_000);
  await db.memberImport.update({ where: { id }, data: { finishedAt: late } });
  expect((await office.ask(UNDO, { id })).code).toBe("CONFLICT");
  expect((await read(id)).undoableUntil).toBeNull();
});

test("an address is one: another street takes the old postcode along, and a nought that a spreadsheet lost comes back", async () => {
  const old = { postcode: "06000", addressLine: "옛길 1", addressDetail: "2호" };
  await createMember({ email: "moved@roster.kr", name: "옮긴 사람", ...old });
  await createMember({ email: "stayed@roster.kr", name: "그대로", ...old });
  const id = await send(
    [
      "옮긴 사람,moved@roster.kr,,새길 3,",
      "그대로,stayed@roster.kr,,옛길 1,",
      "새 사람,posted@roster.kr,4524,가나로 5,6호",
    ],
    "성명,이메일 주소,우편번호,주소,상세주소",
  );
  const { head, fields } = await read(id);
  expect(fields).toEqual(["NAME", "EMAIL", "POSTCODE", "ADDRESS_LINE", "ADDRESS_DETAIL"]);
  expect(answered(await office.ask(PLAN, { id, head, fields }), "rosterPlan")).toMatchObject({ same: 1 });
  answered(await begin(id), "startMemberImport");
  await runImports(now());
  expect(await memberOf("moved@roster.kr")).toMatchObject({
    postcode: null,
    addressLine: "새길 3",
    addressDetail: null,
  });
  expect(await memberOf("posted@roster.kr")).toMatchObject({
    postcode: "04524",
    addressLine: "가나로 5",
    addressDetail: "6호",
  });
});

test("an exempted year, an odd phone and an English name in one piece: the person comes, without what nobody can read", async () => {
  const id = await send(
    [
      "홍길동,exempt@roster.kr,정회원,HONG Gildong,면제,없음(문의 바람)",
      "이보라,order@roster.kr,정회원,Bora Lee,O,010-1111-2222",
      "서새봄,unclear@roster.kr,정회원,Saebom,O,",
    ],
    "성명,이메일,회원구분,영문성명,2025 회비,휴대전화",
  );
  const { head, fields } = await read(id);
  expect(fields).toEqual(["NAME", "EMAIL", "GRADE", "LATIN_NAME", "DUES", "PHONE"]);
  expect(answered(await office.ask(PLAN, { id, head, fields }), "rosterPlan")).toMatchObject({
    periods: 3,
    exempt: 1,
    payments: 0,
  });
  const words = { PHONE: "전화번호", PHONE_INVALID: "번호가 아닙니다", LEFT_OUT: "값만 뺌" };
  const headings = ["줄", "이름", "열", "값", "문제", "처리"];
  const answer = await gateway().request("/api/v1/roster-problems", {
    method: "POST",
    headers: { ...office.headers, "content-type": "application/json" },
    body: JSON.stringify({ id, head, fields, sheet: "확인할 것", headings, words }),
  });
  expect(answer.status).toBe(200);
  const workbook = Buffer.from(await answer.arrayBuffer());
  expect(await readStatement(workbook, { bytes: 100_000, rows: 100 })).toEqual([
    headings,
    ["2", "홍길동", "전화번호", "없음(문의 바람)", "번호가 아닙니다", "값만 뺌"],
    ["4", "서새봄", "LATIN_NAME", "Saebom", "NAME_ORDER_UNCLEAR", "값만 뺌"],
  ]);
  answered(await begin(id), "startMemberImport");
  await runImports(now());
  expect(await memberOf("exempt@roster.kr")).toMatchObject({
    familyName: "Hong",
    givenName: "Gildong",
    phoneNumber: null,
    memberships: [{ source: "EXEMPTION", grade: "REGULAR", paymentId: null }],
  });
  expect(await memberOf("order@roster.kr")).toMatchObject({ familyName: "Lee", givenName: "Bora" });
  expect(await memberOf("unclear@roster.kr")).toMatchObject({ familyName: null, givenName: null });
});

test("a workbook is a roster too, with days and telephones as its cells have them, and its people are invited to choose a password", async () => {
  const rows = [
    ["2026년 회원 명부"],
    [],
    ["성명", "이메일", "휴대전화", "가입일"],
    [],
    ["엑셀 회원", "sheet@roster.kr", "010-2222-3333", new Date(Date.UTC(2020, 2, 2))],
  ];
  const book = utils.book_new(utils.aoa_to_sheet(rows, { UTC: true }), "명부");
  const id = await sendFile("명부.xlsx", write(book, { type: "buffer", bookType: "xlsx" }));
  const { head, fields, total } = await read(id);
  expect([head, total, fields]).toEqual([2, 1, ["NAME", "EMAIL", "PHONE", "JOINED"]]);
  answered(await begin(id), "startMemberImport");
  await runImports(now());
  const member = await memberOf("sheet@roster.kr");
  expect(member).toMatchObject({ name: "엑셀 회원", phoneNumber: "010-2222-3333", isAdded: true });
  expect(member?.createdAt).toEqual(new Date("2020-03-02T00:00:00+09:00"));
  const INVITE = `mutation ($ids: [Id!]!) { inviteMembers(which: { ids: $ids, expectedCount: 1 }) { done skipped } }`;
  const invited = answered(await office.ask(INVITE, { ids: [member?.id] }), "inviteMembers");
  expect(invited).toEqual({ done: 1, skipped: 0 });
  expect(await db.mail.findMany({ where: { memberId: member?.id ?? 0 } })).toMatchObject([
    { kind: "INVITATION", toAddress: "sheet@roster.kr" },
  ]);
});

test("what is odd is taken with a warning, what the roster does not say is said, and the causes are there after the import", async () => {
  await createMember({ email: "old@roster.kr", name: "같은 사람", phoneNumber: "+82 10-7777-8888" });
  const sheet = utils.aoa_to_sheet([
    ...[["명부"], [], ["성명", "이메일", "회원구분", "휴대전화", "영문성명", "가입일"], []],
    ["같은 사람", "again@roster.kr", "", "010-7777-8888", "", "2020-01-02"],
    ["엑셀 번호", "nought@roster.kr", "", 1023456703, "", "2005-03"],
    ["짧은 번호", "short@roster.kr", "", "2345-6709", "", ""],
    ["긴 번호", "long@roster.kr", "", "010-2345-67166", "", ""],
    ["대표 번호", "office@roster.kr", "", "1588-0000", "", ""],
    ["갈미르", "order2@roster.kr", "", "", "Gal Mir", ""],
    ["Anna Kowalska", "turned@roster.kr", "", "", "Kowalska Anna", ""],
    ["Mary Smith", "assumed@roster.kr", "", "", "Mary Smith", ""],
    ["점 없음", "daseul.ok@example", "", "", "", ""],
  ]);
  const id = await sendFile(
    "명부.xlsx",
    write(utils.book_new(sheet, "명부"), { type: "buffer", bookType: "xlsx" }),
  );
  const { head, fields } = await read(id);
  expect(head).toBe(2);
  const plan = answered(await office.ask(PLAN, { id, head, fields }), "rosterPlan");
  expect(plan).toMatchObject({ created: 8, refused: 1, noted: 1, withoutCountry: 8, withoutJoined: 7 });
  const causes = [
    "left out JOINED DATE_INVALID 6 2005-03",
    "refused EMAIL EMAIL_INVALID 13 daseul.ok@example",
    "taken LATIN_NAME NAME_ORDER_ASSUMED 12 Mary Smith",
    "taken NAME MEMBER_SIMILAR 5 010-7777-8888",
    "taken PHONE PHONE_UNUSUAL 7 2345-6709,8 010-2345-67166",
    "taken PHONE PHONE_ZERO 6 1023456703",
  ];
  expect(sayCauses(plan)).toEqual(causes);
  answered(await begin(id), "startMemberImport");
  await runImports(now());
  expect(await memberOf("nought@roster.kr")).toMatchObject({ phoneNumber: "01023456703" });
  expect(await memberOf("short@roster.kr")).toMatchObject({ phoneNumber: "2345-6709" });
  expect(await memberOf("order2@roster.kr")).toMatchObject({ familyName: "Gal", givenName: "Mir" });
  expect(await memberOf("turned@roster.kr")).toMatchObject({ familyName: "Kowalska", givenName: "Anna" });
  const after = answered(await office.ask(PLAN, { id, head, fields }), "rosterPlan");
  expect(after).toMatchObject({ created: 0, same: 8, refused: 1 });
  expect(sayCauses(after)).toEqual(causes);
});
