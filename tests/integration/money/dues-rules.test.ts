// @module-tag both
// The rules of the year of dues (docs/money.md#dues), from the request for a grade to the period.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { issueDues } from "#schema/money/dues/issue-dues.ts";
import { endLapsed } from "#schema/people/memberships/end-lapsed.ts";
import { answered } from "#tests/support/applying.ts";
import { createMember, createSession, createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { BOOK, createPayment, EXEMPT, VOID } from "#tests/support/paying.ts";

const gateway = useGateway();
const APPROVE = "mutation ($id: Id!) { approveGradeRequest(id: $id) { id grade } }";
const READ = `query ($id: Id!) { managedMember(id: $id) { grade membershipStatus memberships { grade source from until } } }`;
const NO_RULES = {
  entryFromMonth: null,
  entryPercent: 50,
  asksDifference: false,
  returnsFromNewYear: false,
  lapsedYears: null,
};

let officeId: number;
beforeAll(async () => {
  officeId = (await createMember({ roles: ["FINANCE", "MEMBER"] })).id;
  await createSettings();
  await db.gradeDue.createMany({
    data: [
      { grade: "ASSOCIATE", type: "ANNUAL", amount: 20_000 },
      { grade: "REGULAR", type: "ANNUAL", amount: 50_000 },
      { grade: "LIFETIME", type: "LIFETIME", amount: 500_000 },
      { grade: "INSTITUTION", type: "INSTITUTION", amount: 300_000 },
    ],
  });
});
beforeEach(async () => {
  setClock("2026-05-20T03:00:00Z");
  await rules({});
});

function setClock(moment: string) {
  const { clock } = gateway();
  clock.advance(new Date(moment).getTime() - clock.now().getTime());
}
const rules = (some: Prisma.SettingUpdateManyMutationInput) =>
  db.setting.updateMany({ data: { ...NO_RULES, ...some } });
async function ask(query: string, variables: object) {
  const { headers } = await createSession(officeId, gateway().clock);
  return await askGraphql(gateway(), query, { variables, headers: { ...headers } });
}
async function approve(memberId: number, grade: MemberGrade) {
  const { id } = await db.gradeRequest.create({ data: { memberId, grade } });
  answered(await ask(APPROVE, { id }), "approveGradeRequest");
}
const owed = (memberId: number) =>
  db.payment.findMany({
    where: { memberId, state: "PENDING" },
    select: { type: true, year: true, grade: true, amountDue: true },
  });
const open = (memberId: number) =>
  db.payment.findFirstOrThrow({ where: { memberId, state: "PENDING" }, orderBy: { id: "desc" } });
async function pay(memberId: number) {
  const { id, version, amountDue } = await open(memberId);
  answered(await ask(BOOK, { id, version, amount: amountDue }), "bookPayment");
  return id;
}
const read = async (id: number) => answered(await ask(READ, { id }), "managedMember");

describe("entry in the year", () => {
  test("costs a part from the month of the rule on, on Seoul's calendar, and the whole for who has been a member", async () => {
    await rules({ entryFromMonth: 7, entryPercent: 50 });
    const [early, late, returning] = [await createMember(), await createMember(), await createMember()];
    await approve(returning.id, "REGULAR");
    await pay(returning.id);
    setClock("2026-06-30T14:59:00Z");
    await approve(early.id, "REGULAR");
    setClock("2026-06-30T15:01:00Z");
    await approve(late.id, "REGULAR");
    const amounts = async (id: number) => (await owed(id)).map(({ amountDue }) => amountDue);
    expect([await amounts(early.id), await amounts(late.id)]).toEqual([[50_000], [25_000]]);
    setClock("2028-09-01T00:00:00Z");
    await approve(returning.id, "ASSOCIATE");
    expect(await amounts(returning.id)).toEqual([20_000]);
  });

  test("costs that part in a run, too: each by the day of the first period", async () => {
    await rules({ entryFromMonth: 7, entryPercent: 40 });
    const [old, late] = [await createMember({ grade: "REGULAR" }), await createMember({ grade: "REGULAR" })];
    for (const [{ id }, from] of [
      [old, "2026-06-30"],
      [late, "2026-07-01"],
    ] as const) {
      await db.$executeRaw`UPDATE memberships SET from_day = ${from}::date WHERE member_id = ${id}`;
    }
    setClock("2026-08-01T00:00:00Z");
    const now = gateway().clock.now();
    const run = { year: 2026, dueAt: new Date("2026-09-01T00:00:00Z"), expected: 2, startedAt: now };
    await db.duesRun.create({ data: run });
    await issueDues(now);
    const asked = await Promise.all([old, late].map(async ({ id }) => (await open(id)).amountDue));
    expect(asked).toEqual([50_000, 20_000]);
  });
});

describe("another grade in a year that is paid", () => {
  async function associate() {
    const { id } = await createMember();
    await approve(id, "ASSOCIATE");
    await pay(id);
    setClock("2026-08-01T03:00:00Z");
    return id;
  }
  const paid = { grade: "ASSOCIATE", source: "PAYMENT", from: "2026-05-20" };

  test("asks for the difference by rule; the grade begins with it, ends with the year and falls with it", async () => {
    await rules({ asksDifference: true });
    const id = await associate();
    await approve(id, "REGULAR");
    expect(await owed(id)).toEqual([{ type: "ENTRY", year: 2026, grade: "REGULAR", amountDue: 30_000 }]);
    expect(await read(id)).toMatchObject({ grade: "ASSOCIATE", membershipStatus: "PAID" });
    const difference = await pay(id);
    const regular = { grade: "REGULAR", source: "PAYMENT", from: "2026-08-01", until: "2026-12-31" };
    const ended = { ...paid, until: "2026-07-31" };
    expect(await read(id)).toEqual({
      grade: "REGULAR",
      membershipStatus: "PAID",
      memberships: [regular, ended],
    });
    const { version } = await db.payment.findUniqueOrThrow({ where: { id: difference } });
    answered(await ask(VOID, { id: difference, version, reason: "확인" }), "voidPayment");
    expect(await read(id)).toEqual({
      grade: "ASSOCIATE",
      membershipStatus: "PAID",
      memberships: [{ ...paid, until: "2026-12-31" }],
    });
  });

  test("asks for nothing without the rule, downwards, and where the year is exempt; the year stays paid", async () => {
    const free = await associate();
    await approve(free, "REGULAR");
    expect(await owed(free)).toEqual([]);
    expect(await read(free)).toMatchObject({ grade: "REGULAR", membershipStatus: "PAID" });
    await rules({ asksDifference: true });
    await approve(free, "ASSOCIATE");
    expect(await read(free)).toMatchObject({ grade: "ASSOCIATE", membershipStatus: "PAID" });
    const { id } = await createMember();
    await approve(id, "ASSOCIATE");
    const { version, id: dues } = await open(id);
    answered(await ask(EXEMPT, { id: dues, version, reason: "유학" }), "exemptPayment");
    await approve(id, "REGULAR");
    expect([await owed(id), (await read(id)).grade]).toEqual([[], "REGULAR"]);
  });

  test("asks anew for dues that are still open", async () => {
    await rules({ asksDifference: true });
    const { id } = await createMember();
    await approve(id, "ASSOCIATE");
    await approve(id, "REGULAR");
    expect(await owed(id)).toEqual([{ type: "ANNUAL", year: 2026, grade: "REGULAR", amountDue: 50_000 }]);
    expect(await db.payment.count({ where: { memberId: id, state: "CANCELLED" } })).toBe(1);
  });
});

test("who returns after a lapse is a member from the payment on, or by rule from the first day of the year on", async () => {
  for (const [returnsFromNewYear, from] of [
    [false, "2027-08-01"],
    [true, "2027-01-01"],
  ] as const) {
    setClock("2026-05-20T03:00:00Z");
    await rules({ returnsFromNewYear });
    const { id } = await createMember();
    await approve(id, "REGULAR");
    await pay(id);
    setClock("2027-08-01T03:00:00Z");
    expect((await read(id)).membershipStatus).toBe("LAPSED");
    const asked = { memberId: id, type: "ANNUAL", year: 2027, amountDue: 50_000 } as const;
    await createPayment(asked, gateway().clock.now());
    await pay(id);
    const [newest] = (await read(id)).memberships;
    expect(newest).toEqual({ grade: "REGULAR", source: "PAYMENT", from, until: "2027-12-31" });
  }
});

test("who has lapsed for as many years as the rule says becomes a general member, once, and is told", async () => {
  const [lapsed, paying, decided] = [await createMember(), await createMember(), await createMember()];
  for (const { id } of [lapsed, paying, decided]) await approve(id, "REGULAR");
  await pay(lapsed.id);
  const gradeOf = async ({ id }: { id: number }) => (await read(id)).grade;
  const pays = async (year: number, moment: string) => {
    setClock(moment);
    const asked = { memberId: paying.id, type: "ANNUAL", year, amountDue: 50_000 } as const;
    await createPayment(asked, gateway().clock.now());
    await pay(paying.id);
  };
  await pay(paying.id);
  await pays(2027, "2027-02-01T03:00:00Z");
  await pays(2028, "2028-02-01T03:00:00Z");
  await pays(2029, "2029-01-10T03:00:00Z");
  // Without the rule the grade stays.
  expect(await endLapsed(gateway().clock.now())).toBe(0);
  await rules({ lapsedYears: 2 });
  setClock("2028-12-31T03:00:00Z");
  await endLapsed(gateway().clock.now());
  expect([await gradeOf(decided), await gradeOf(lapsed)]).toEqual(["GENERAL", "REGULAR"]);
  setClock("2029-01-10T03:00:00Z");
  await Promise.all([endLapsed(gateway().clock.now()), endLapsed(gateway().clock.now())]);
  expect(await gradeOf(lapsed)).toBe("GENERAL");
  expect(await gradeOf(paying)).toBe("REGULAR");
  const [newest] = (await read(lapsed.id)).memberships;
  expect(newest).toMatchObject({ grade: "GENERAL", source: "DECISION", from: "2029-01-10" });
  const endedMail = {
    memberId: lapsed.id,
    kind: "MEMBERSHIP_ENDED",
    text: { contains: "일반회원" },
  } as const;
  expect(await db.mail.count({ where: endedMail })).toBe(1);
});

test.each(["LIFETIME", "INSTITUTION"] as const)(
  "%s is asked for, approved, paid once, and has no end",
  async (grade) => {
    const { id } = await createMember();
    await approve(id, grade);
    expect(await owed(id)).toMatchObject([{ type: grade, year: null, grade }]);
    expect(await read(id)).toMatchObject({ grade: "GENERAL", membershipStatus: "NONE" });
    await pay(id);
    const forGood = { grade, source: "PAYMENT", from: "2026-05-20", until: null };
    expect(await read(id)).toEqual({ grade, membershipStatus: "EXEMPT", memberships: [forGood] });
  },
);
