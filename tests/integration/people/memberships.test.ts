// @module-tag both
// Periods of membership: what dues, decisions and corrections make of them (decision 79).
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { myData } from "#schema/people/account/my-data.ts";
import { readCurrentMemberships } from "#schema/people/memberships/current-membership.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { answered, createOpenProgram } from "#tests/support/applying.ts";
import { createMember, createSession, createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { BOOK, createPayment, EXEMPT, TAKE_BACK, VOID } from "#tests/support/paying.ts";

const gateway = useGateway();
let officeId: number;
beforeAll(async () => {
  officeId = (await createMember({ roles: ["FINANCE", "MEMBER"] })).id;
  await createSettings({ graceDays: 60 });
  await db.gradeDue.create({ data: { grade: "REGULAR", type: "ANNUAL", amount: 50_000 } });
});
beforeEach(() => setClock("2026-05-20T03:00:00Z"));

function setClock(moment: string) {
  const { clock } = gateway();
  clock.advance(new Date(moment).getTime() - clock.now().getTime());
}
const office = {
  /** Signed in at the moment of the clock. */
  ask: async (query: string, variables: object) => {
    const { headers } = await createSession(officeId, gateway().clock);
    return await askGraphql(gateway(), query, { variables, headers: { ...headers } });
  },
};

const at = async (id: number) => {
  const { version } = await db.payment.findUniqueOrThrow({ where: { id } });
  return { id, version, reason: "확인" };
};
async function dues(memberId: number, year: number, grade: MemberGrade | null = null, dueAt?: Date) {
  const asked = { memberId, type: "ANNUAL", year, grade, amountDue: 50_000 } as const;
  return (await createPayment({ ...asked, ...(dueAt ? { dueAt } : {}) }, gateway().clock.now())).id;
}
const pay = async (id: number) =>
  answered(await office.ask(BOOK, { ...(await at(id)), amount: 50_000 }), "bookPayment");

const PERIODS = `query ($id: Id!) { managedMember(id: $id) { grade membershipStatus validUntil
  memberships { grade source from until } } }`;
const read = async (id: number) => answered(await office.ask(PERIODS, { id }), "managedMember");
const statusOf = async (id: number) =>
  (await readCurrentMemberships(db, [id], gateway().clock.now())).get(id)?.status;

describe("dues of a year", () => {
  test("make a member of the year, renew it, and fall with their booking", async () => {
    const { id } = await createMember();
    const first = await dues(id, 2026, "REGULAR");
    await pay(first);
    const entered = { grade: "REGULAR", source: "PAYMENT", from: "2026-05-20", until: "2026-12-31" };
    expect(await read(id)).toEqual({
      grade: "REGULAR",
      membershipStatus: "PAID",
      validUntil: "2026-12-31",
      memberships: [entered],
    });
    const { member } = await myData(db, id, gateway().clock.now());
    expect(member.memberships).toMatchObject([{ grade: "REGULAR", source: "PAYMENT", paymentId: first }]);
    const next = await dues(id, 2027);
    await pay(next);
    expect((await read(id)).memberships).toEqual([
      { ...entered, from: "2027-01-01", until: "2027-12-31" },
      entered,
    ]);
    answered(await office.ask(TAKE_BACK, await at(next)), "reverseBooking");
    expect((await read(id)).memberships).toEqual([entered]);
    answered(await office.ask(VOID, await at(first)), "voidPayment");
    expect(await read(id)).toEqual({
      grade: "GENERAL",
      membershipStatus: "NONE",
      validUntil: null,
      memberships: [],
    });
  });

  test("take the place of a decision, which counts again without them", async () => {
    const { id } = await createMember({ grade: "REGULAR" });
    expect(await statusOf(id)).toBe("DUE");
    const payment = await dues(id, 2026);
    answered(await office.ask(EXEMPT, await at(payment)), "exemptPayment");
    expect(await read(id)).toMatchObject({
      membershipStatus: "EXEMPT",
      validUntil: "2026-12-31",
      memberships: [
        { source: "EXEMPTION", from: "2026-01-01", until: "2026-12-31" },
        { source: "DECISION", until: "2025-12-31" },
      ],
    });
    answered(await office.ask(VOID, await at(payment)), "voidPayment");
    expect(await read(id)).toMatchObject({
      grade: "REGULAR",
      memberships: [{ source: "DECISION", until: null }],
    });
  });

  test("that are not paid: due, then in grace, then lapsed; back with the day of the payment", async () => {
    const { id } = await createMember();
    await pay(await dues(id, 2026, "REGULAR"));
    setClock("2027-01-10T00:00:00Z");
    expect(await statusOf(id)).toBe("GRACE");
    const payment = await dues(id, 2027, null, new Date("2027-02-28T15:00:00Z"));
    expect(await statusOf(id)).toBe("DUE");
    setClock("2027-04-01T00:00:00Z");
    expect(await statusOf(id)).toBe("GRACE");
    setClock("2027-05-01T00:00:00Z");
    expect(await statusOf(id)).toBe("LAPSED");
    await pay(payment);
    expect(await read(id)).toMatchObject({
      membershipStatus: "PAID",
      memberships: [{ from: "2027-05-01", until: "2027-12-31" }, { until: "2026-12-31" }],
    });
  });
});

test("a decision ends what was paid, in advance too; its member is exempt where nothing is owed", async () => {
  const { id } = await createMember();
  await pay(await dues(id, 2026, "REGULAR"));
  await pay(await dues(id, 2027));
  setClock("2026-08-01T03:00:00Z");
  const CHANGE = `mutation ($id: Id!) { changeMemberGrade(id: $id, grade: HONORARY, reason: "이사회") { id } }`;
  answered(await office.ask(CHANGE, { id }), "changeMemberGrade");
  expect(await read(id)).toEqual({
    grade: "HONORARY",
    membershipStatus: "EXEMPT",
    validUntil: null,
    memberships: [
      { grade: "HONORARY", source: "DECISION", from: "2026-08-01", until: null },
      { grade: "REGULAR", source: "PAYMENT", from: "2026-05-20", until: "2026-07-31" },
    ],
  });
});

test("the list knows who was what on a day, and who is where", async () => {
  const affiliation = "기간대학교";
  const { id: paid } = await createMember({ affiliation });
  await pay(await dues(paid, 2026, "REGULAR"));
  const { id: honorary } = await createMember({ affiliation, grade: "HONORARY" });
  const LIST = `query ($filter: MembersFilter) { members(filter: $filter) { items { id } exactCount } }`;
  const found = async (filter: object) => {
    const { items, exactCount } = answered(
      await office.ask(LIST, { filter: { affiliation, ...filter } }),
      "members",
    );
    expect(exactCount).toBe(items.length);
    return items.map(({ id }: { id: number }) => id).sort();
  };
  const on = (day: string) => ({ wasOn: { from: day, to: day } });
  expect(await found({ wasGrade: ["REGULAR"], ...on("2026-05-19") })).toEqual([]);
  expect(await found({ wasGrade: ["REGULAR"], ...on("2026-05-20") })).toEqual([paid]);
  expect(await found({ wasGrade: ["REGULAR"], ...on("2027-01-01") })).toEqual([]);
  expect(await found(on("2026-06-01"))).toEqual([paid, honorary].sort());
  expect(await found({ membershipStatus: ["EXEMPT"] })).toEqual([honorary]);
  expect(await found({ membershipStatus: ["PAID", "LAPSED"] })).toEqual([paid]);
});

test("a program may keep its members' prices for those who have paid their dues", async () => {
  const { id: programId } = await createOpenProgram({
    fee: 30_000,
    pricesNeedDues: true,
    prices: { create: { position: 0, labelKo: "회원", grades: ["REGULAR"], amount: 10_000 } },
  });
  const { id } = await createMember({ grade: "REGULAR" });
  const total = async () => {
    const { headers } = await createSession(id, gateway().clock);
    const offer = `query ($id: Id!) { applicationOffer(programId: $id) { price { total } } }`;
    const reply = await askGraphql(gateway(), offer, {
      variables: { id: programId },
      headers: { ...headers },
    });
    return answered(reply, "applicationOffer").price.total;
  };
  setClock(new Date().toISOString());
  expect(await total()).toBe(30_000);
  await pay(await dues(id, seoulYear(new Date())));
  expect(await total()).toBe(10_000);
});

test("the database refuses two periods that share a day", async () => {
  const { id: memberId } = await createMember({ grade: "REGULAR" });
  const period = { memberId, grade: "LIFETIME", source: "DECISION", createdAt: new Date() } as const;
  await expect(
    db.membership.create({ data: { ...period, fromDay: new Date("2026-05-01") } }),
  ).rejects.toThrow(/memberships_no_overlap/);
});
