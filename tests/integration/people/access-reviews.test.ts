// Once a month a person reviews who looked at how much personal data, and signs (docs/core.md#access-to-peoples-data).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { monthLater, monthOf } from "#schema/validation/core/months.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const month = monthLater(monthOf(new Date()), -1);
const before = monthLater(month, -1);
type Person = Awaited<ReturnType<typeof createSignedIn>>;
let boss: Person;
let office: Person;

/** The first Monday of the month, at an hour of a clock in Seoul. */
const monday = (hour: number, later = 0) => {
  const first = new Date(`${month}-01T00:00:00+09:00`);
  const weekday = new Date(first.getTime() + 9 * 3_600_000).getUTCDay();
  return new Date(first.getTime() + (((8 - weekday) % 7) + later) * 86_400_000 + hour * 3_600_000);
};
const wrote = (
  createdAt: Date,
  entry: { action: string; subjectId?: number; after?: object; reason?: string },
  by = office,
) => db.auditEntry.create({ data: { subject: "member", ...entry, actorId: by.id, createdAt } });

const READ = `query ($month: String!) { accessReview(month: $month) { isOver people { name looks lists views exports rows manyRows outOfHours }
  files { name list rows reason } signing { signedByName remark } } }`;
const SIGN = `mutation ($month: String!, $remark: String) { signAccessReview(month: $month, remark: $remark) { signing { signedByName remark } } }`;
const ask = (query: string, variables: object = {}, who = boss) =>
  askGraphql(gateway(), query, { variables, headers: who.session.headers });
const due = async () =>
  Object((await ask("{ dashboard { accessReview { count since } } }")).data).dashboard.accessReview;

beforeAll(async () => {
  boss = await createSignedIn({ roles: ["SUPER"], name: "서다온" });
  office = await createSignedIn({ roles: ["MEMBER"], name: "임새봄" });
});

test("a log that began this month has nothing to review", async () => {
  await wrote(new Date(), { action: "viewMember", subjectId: 1 });
  expect(await due()).toEqual({ count: 0, since: null });
});

test("counts looks, lists, views, files, many rows and what was out of hours, by person", async () => {
  await wrote(monday(8), { action: "viewMember", subjectId: 1 });
  await wrote(monday(19), { action: "viewPayment", subjectId: 2 });
  await wrote(monday(12), { action: "viewMembers" });
  await wrote(monday(12), { action: "findInOffice" });
  await wrote(monday(13), { action: "startMemberView", subjectId: 1, reason: "문의" });
  // Before eight, from eight in the evening, and on the Saturday after.
  await wrote(monday(7), { action: "viewMember", subjectId: 3 });
  await wrote(monday(20), { action: "viewMember", subjectId: 4 });
  await wrote(monday(12, 5), { action: "viewMember", subjectId: 5 });
  await wrote(monday(12), { action: "export", after: { list: "members", rows: 500 }, reason: "총회 안내" });
  await wrote(monday(14), { action: "export", after: { list: "applicants", rows: 20 }, reason: "이름표" });
  // Neither personal data, nor a look, nor this month.
  await wrote(monday(12), { action: "export", after: { list: "glossary", rows: 900 }, reason: "용어집" });
  await wrote(monday(12), { action: "saveMember", subjectId: 1 });
  await wrote(monday(12, -14), { action: "viewMember", subjectId: 1 });
  await wrote(monday(12), { action: "viewMembers" }, boss);

  const { data } = await ask(READ, { month });
  expect(data).toEqual({
    accessReview: {
      isOver: true,
      people: [
        { name: "임새봄", looks: 5, lists: 2, views: 1, exports: 2, rows: 520, manyRows: 1, outOfHours: 3 },
        { name: "서다온", looks: 0, lists: 1, views: 0, exports: 0, rows: 0, manyRows: 0, outOfHours: 0 },
      ],
      files: [
        { name: "임새봄", list: "applicants", rows: 20, reason: "이름표" },
        { name: "임새봄", list: "members", rows: 500, reason: "총회 안내" },
      ],
      signing: null,
    },
  });
});

test("is signed once by a person, with a remark on what stands out, and waits on the dashboard until then", async () => {
  expect(await due()).toMatchObject({ count: 1 });
  expect((await ask("{ dashboard { accessReview { count } } }", {}, office)).data).toEqual({
    dashboard: { accessReview: null },
  });
  const plain = await ask(SIGN, { month, remark: " " });
  expect([plain.code, plain.errors[0]?.extensions?.fields]).toEqual(["VALIDATION", { remark: ["REQUIRED"] }]);
  const remark = "월요일 저녁은 세미나 접수였음";
  const both = await Promise.all([ask(SIGN, { month, remark }), ask(SIGN, { month, remark })]);
  expect(both.map(({ code }) => code).sort()).toEqual(["CONFLICT", null]);
  expect(Object((await ask(READ, { month })).data).accessReview.signing).toEqual({
    signedByName: "서다온",
    remark,
  });
  expect(await due()).toEqual({ count: 0, since: null });
  const saved = await db.accessReview.findUniqueOrThrow({ where: { month } });
  expect(saved.figures).toMatchObject([
    { actorId: office.id, outOfHours: 3, rows: 520 },
    { actorId: boss.id },
  ]);
  expect(await db.auditEntry.findFirst({ where: { action: "signAccessReview" } })).toMatchObject({
    subject: "access",
    actorId: boss.id,
    reason: remark,
  });
});

test("a month without anything out of the ordinary needs no remark; one that goes on is not signed", async () => {
  expect((await ask(SIGN, { month: before })).code).toBeNull();
  const now = await ask(SIGN, { month: monthOf(new Date()), remark: "가" });
  expect([now.code, now.errors[0]?.extensions?.fields]).toEqual(["VALIDATION", { month: ["DATE_INVALID"] }]);
});
