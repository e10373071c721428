import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createMember, createSession, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let boss = 0;
let ask: Ask;
const signIn = async (memberId: number) => {
  const { headers } = await createSession(memberId);
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers: { ...headers } });
};
beforeAll(async () => {
  const { id } = await createSignedIn({ roles: ["SUPER"], name: "최고 관리자" });
  boss = id;
  await signIn(id);
});

const SET =
  "mutation ($memberId: Id!, $roles: [StaffRole!]!, $expected: [StaffRole!]!) { setStaffRoles(memberId: $memberId, roles: $roles, expected: $expected) { id roles since isViewer } }";

const listed = async (filter: object) => {
  const query = "query ($filter: StaffFilter) { staff(filter: $filter) { items { id email roles } } }";
  const { data } = await ask(query, { filter });
  return Object(data).staff.items;
};

test("somebody is found by a part of the name or address, and gets roles; sessions end, the log knows", async () => {
  const { id, email, session } = await createSignedIn({ name: "서이음", email: "Ieum.Seo@example.org" });
  await createMember({ name: "서이음", status: "SUSPENDED" });
  for (const search of ["이음", "ieum.seo"]) {
    expect(await listed({ show: "MEMBERS", search })).toEqual([{ id, email, roles: [] }]);
    expect(await listed({ search })).toEqual([]);
  }
  expect(await db.auditEntry.count({ where: { action: "viewMembers", actorId: boss } })).toBe(2);
  const given = await ask(SET, { memberId: id, roles: ["PROGRAM", "CONTENT"], expected: [] });
  expect(given.data).toMatchObject({
    setStaffRoles: { id, roles: ["CONTENT", "PROGRAM"], isViewer: false },
  });
  expect((await askGraphql(gateway(), "{ viewer { id } }", { headers: session.headers })).status).toBe(401);
  const entry = await db.auditEntry.findFirstOrThrow({ where: { subject: "staff", subjectId: id } });
  expect(entry).toMatchObject({
    actorId: boss,
    action: "setStaffRoles",
    before: { roles: [] },
    after: { roles: ["PROGRAM", "CONTENT"] },
  });
  const held = { id, email, roles: ["CONTENT", "PROGRAM"] };
  expect(await listed({})).toEqual([held, expect.objectContaining({ id: boss, roles: ["SUPER"] })]);
  expect(await listed({ role: ["CONTENT", "FINANCE"] })).toEqual([held]);
  // Staff are found among members, too.
  expect(await listed({ show: "MEMBERS", search: "이음" })).toEqual([held]);
});

test("roles that are others by now are a conflict; an account that is not active gets none", async () => {
  const { id } = await createMember({ roles: ["FINANCE"] });
  const behind = await ask(SET, { memberId: id, roles: ["MEMBER"], expected: [] });
  expect(behind.code).toBe("CONFLICT");
  expect(JSON.parse(behind.text).errors[0].extensions.conflict).toEqual({ roles: ["FINANCE"] });
  const suspended = await createMember({ status: "SUSPENDED" });
  expect((await ask(SET, { memberId: suspended.id, roles: ["MEMBER"], expected: [] })).code).toBe(
    "VALIDATION",
  );
});

test("the last SUPER keeps role and account, no matter who asks and however", async () => {
  const last = await ask(SET, { memberId: boss, roles: ["CONTENT"], expected: ["SUPER"] });
  expect(last.code).toBe("LAST_SUPER");
  expect(await db.staffAssignment.count({ where: { memberId: boss } })).toBe(1);
  // A suspended one is not one to fall back on.
  await createMember({ roles: ["SUPER"], status: "SUSPENDED" });
  expect((await ask(SET, { memberId: boss, roles: [], expected: ["SUPER"] })).code).toBe("LAST_SUPER");
  for (const status of ["SUSPENDED", "WITHDRAWN"] as const) {
    await expect(db.member.update({ where: { id: boss }, data: { status } })).rejects.toThrow(/LAST_SUPER/);
  }
  await expect(db.member.delete({ where: { id: boss } })).rejects.toThrow(/LAST_SUPER/);
  // With a second one it goes, and ends the own sessions.
  const second = await createMember({ roles: ["SUPER"] });
  expect((await ask(SET, { memberId: boss, roles: [], expected: ["SUPER"] })).code).toBeNull();
  expect((await ask("{ staff { totalCount } }")).status).toBe(401);
  await signIn(second.id);
  expect((await ask("{ staff { totalCount } }")).code).toBeNull();
});

test("the months of members follow every way a member can change", async () => {
  const grades = async () => {
    const months = await db.memberMonth.groupBy({ by: ["grade"], _sum: { count: true } });
    return Object.fromEntries(months.map(({ grade, _sum }) => [grade, _sum.count]));
  };
  const counted = async () => {
    const rows = await db.member.groupBy({
      by: ["grade"],
      where: { status: { not: "WITHDRAWN" } },
      _count: true,
    });
    return Object.fromEntries(rows.map(({ grade, _count }) => [grade, _count]));
  };
  const { id } = await createMember({ grade: "HONORARY", createdAt: new Date("2020-01-31T15:00:00Z") });
  expect(await db.memberMonth.findMany({ where: { grade: "HONORARY" }, omit: { part: true } })).toEqual([
    { month: new Date("2020-02-01T00:00:00Z"), grade: "HONORARY", count: 1 },
  ]);
  expect(await grades()).toEqual(await counted());
  await db.member.update({ where: { id }, data: { grade: "LIFETIME" } });
  await db.member.update({ where: { id }, data: { status: "WITHDRAWN", withdrawnAt: new Date() } });
  expect(await grades()).toMatchObject({ HONORARY: 0, LIFETIME: 0 });
  await db.member.update({ where: { id }, data: { status: "ACTIVE", withdrawnAt: null } });
  await db.member.delete({ where: { id } });
  expect(await grades()).toMatchObject({ ...(await counted()), LIFETIME: 0 });
});
