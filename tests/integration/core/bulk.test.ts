// @module-tag both
// Acts on many rows of the office's lists: chosen ones or everything a filter holds, part by part, with the count that was agreed to.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import {
  createMember,
  createProgram,
  createSession,
  createSignedIn,
  type TestMember,
} from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
type Person = Awaited<ReturnType<typeof createSignedIn>>;
let boss: Person;
let office: Person;
beforeAll(async () => {
  boss = await createSignedIn({ roles: ["SUPER"], affiliation: "일괄대학교" });
  office = await createSignedIn({ roles: ["MEMBER"], affiliation: "일괄대학교" });
});

interface Step {
  done: number;
  skipped: number;
  cursor: string | null;
}

async function call(person: Person, mutation: string, variables: object) {
  const answer = await askGraphql(gateway(), mutation, { variables, headers: person.session.headers });
  const { [Object.keys(answer.data ?? {})[0] ?? ""]: step } = Object(answer.data);
  return { ...answer, step: step as Step | undefined };
}

/** Calls to the end, and sums up. */
async function whole(person: Person, mutation: string, variables: object, expectedCount: number) {
  const sum = { done: 0, skipped: 0, calls: 0 };
  for (let cursor: string | null = null; ; ) {
    const { step, code } = await call(person, mutation, { ...variables, which: { expectedCount, cursor } });
    if (!step) throw new Error(`refused: ${code}`);
    sum.done += step.done;
    sum.skipped += step.skipped;
    sum.calls += 1;
    cursor = step.cursor;
    if (cursor === null) return sum;
  }
}

describe("members", () => {
  const filter = { affiliation: "일괄대학교" };
  const act = (name: string) => `mutation ($which: BulkSelection!, $filter: MembersFilter, $reason: String!) {
    ${name}(which: $which, filter: $filter, reason: $reason) { done skipped cursor } }`;
  const SUSPEND = act("suspendMembers");
  const RESTORE = act("restoreMembers");
  const statusOf = async (ids: number[]) =>
    (await db.member.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } })).map(
      (one) => one.status,
    );

  test("a whole filter is suspended and let in again, each with its entry, in several calls", async () => {
    // One after the other: all of them count into the same day and month, and at once the last would wait too
    // long for a connection.
    const made: TestMember[] = [];
    for (let number = 0; number < 210; number += 1) {
      made.push(await createMember({ affiliation: "일괄대학교" }));
    }
    const gone = await createMember({
      affiliation: "일괄대학교",
      status: "WITHDRAWN",
      withdrawnAt: new Date(),
    });
    const [first] = made;
    if (!first) throw new Error("nobody");
    await createSession(first.id);
    const reason = "회비 조사";
    const wrong = await call(office, SUSPEND, { which: { expectedCount: 212 }, filter, reason });
    expect(wrong.code).toBe("COUNT_CHANGED");
    expect(wrong.text).toContain('"conflict":{"count":213}');
    expect(await statusOf([first.id])).toEqual(["ACTIVE"]);
    // The two of the office, of whom one acts, and the one who left.
    expect(await whole(office, SUSPEND, { filter, reason }, 213)).toEqual({
      done: 210,
      skipped: 3,
      calls: 2,
    });
    expect(await db.session.count({ where: { memberId: first.id } })).toBe(0);
    expect(await statusOf([boss.id, office.id, gone.id].sort((a, b) => a - b))).toEqual([
      "ACTIVE",
      "ACTIVE",
      "WITHDRAWN",
    ]);
    const entries = { action: "suspendMember", subject: "member", actorId: office.id, reason };
    expect(await db.auditEntry.count({ where: entries })).toBe(210);
    expect(await whole(office, RESTORE, { filter, reason }, 213)).toMatchObject({ done: 210, skipped: 3 });
    expect(await db.member.count({ where: { affiliation: "일괄대학교", status: "SUSPENDED" } })).toBe(0);
  });

  test("chosen ones are suspended; the office only by SUPER, and nobody by themselves", async () => {
    const colleague = await createMember({ roles: ["CONTENT"] });
    const guest = await createMember();
    const ids = [guest.id, colleague.id, office.id, boss.id];
    const which = { ids, expectedCount: ids.length };
    expect((await call(office, SUSPEND, { which, reason: "a" })).step).toMatchObject({
      done: 1,
      skipped: 3,
    });
    expect((await call(boss, SUSPEND, { which, reason: "b" })).step).toMatchObject({
      done: 2,
      skipped: 2,
    });
    expect(await statusOf([boss.id])).toEqual(["ACTIVE"]);
    expect((await call(boss, RESTORE, { which, reason: "c" })).step).toMatchObject({ done: 3 });
    expect((await call(boss, SUSPEND, { which, reason: " " })).code).toBe("VALIDATION");
    const bad = { ids, expectedCount: 4, cursor: "x" };
    expect((await call(boss, SUSPEND, { which: bad, reason: "d" })).code).toBe("VALIDATION");
    const missing = { ids: [guest.id, 1_999_999], expectedCount: 2 };
    expect((await call(boss, SUSPEND, { which: missing, reason: "e" })).code).toBe("COUNT_CHANGED");
  });

  test("requests that wait are approved part by part; those who ask for nothing are passed by", async () => {
    const APPROVE = `mutation ($which: BulkSelection!, $filter: MembersFilter) {
      approveGradeRequests(which: $which, filter: $filter) { done skipped cursor } }`;
    const people = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        createMember({
          affiliation: "승인대학교",
          ...(i < 28 ? { gradeRequests: { create: { grade: "REGULAR" } } } : {}),
        }),
      ),
    );
    const ids = people.slice(0, 2).map(({ id }) => id);
    const chosen = await call(boss, APPROVE, { which: { ids, expectedCount: 2 } });
    expect(chosen.step).toEqual({ done: 2, skipped: 0, cursor: null });
    const variables = { filter: { affiliation: "승인대학교" } };
    expect(await whole(boss, APPROVE, variables, 30)).toEqual({ done: 26, skipped: 0, calls: 2 });
    expect(await db.member.count({ where: { affiliation: "승인대학교", grade: "REGULAR" } })).toBe(28);
  });
});

describe("applicants", () => {
  const STATES = [
    "CONFIRMED",
    "CONFIRMED",
    "AWAITING_PAYMENT",
    "WAITLISTED",
    "WITHDRAWN",
    "ATTENDED",
  ] as const;
  let program: { id: number };
  let clerk: Person;
  let rows: { id: number; memberId: number | null }[];
  beforeAll(async () => {
    clerk = await createSignedIn({ roles: ["PROGRAM"] });
    program = await createProgram({ titleKo: "봄 세미나", titleEn: "Spring seminar" });
    rows = [];
    for (const state of STATES) {
      const { id: memberId, email } = await createMember({ language: state === "ATTENDED" ? "EN" : "KO" });
      rows.push(
        await db.application.create({
          data: {
            programId: program.id,
            memberId,
            email,
            name: "가",
            amount: 0,
            state,
            waitlistedAt: state === "WAITLISTED" ? new Date() : null,
          },
        }),
      );
    }
  });
  const idAt = (at: number) => rows[at]?.id ?? 0;

  test("attendance of everything the filter holds is noted, of those who have a confirmed seat", async () => {
    const NOTE = `mutation ($programId: Id!, $which: BulkSelection!, $filter: ApplicantsFilter) {
      recordAttendanceOfMany(programId: $programId, which: $which, filter: $filter, attended: true) {
        done skipped cursor } }`;
    const programId = program.id;
    const early = await call(clerk, NOTE, { programId, which: { expectedCount: 5 } });
    expect(early.code).toBe("COUNT_CHANGED");
    expect(await whole(clerk, NOTE, { programId }, 6)).toEqual({ done: 2, skipped: 4, calls: 1 });
    const states = await db.application.findMany({ where: { programId }, orderBy: { id: "asc" } });
    expect(states.map(({ state }) => state)).toEqual([
      "ATTENDED",
      "ATTENDED",
      "AWAITING_PAYMENT",
      "WAITLISTED",
      "WITHDRAWN",
      "ATTENDED",
    ]);
    expect(await db.applicationMove.count({ where: { to: "ATTENDED", actorId: clerk.id } })).toBe(2);
    // Of another program nobody is chosen.
    const other = await createProgram();
    const which = { ids: [idAt(0)], expectedCount: 1 };
    expect((await call(clerk, NOTE, { programId: other.id, which })).code).toBe("COUNT_CHANGED");
  });

  test("a mailing reaches those with a seat; people who wait or left when the filter or a choice says so", async () => {
    const headers = clerk.session.headers;
    const reach = async (variables: object) => {
      const CREATE = `mutation ($programId: Id!, $filter: ApplicantsFilter, $ids: [Id!]) {
        createMailing(programId: $programId, applicants: $filter, ids: $ids) { id } }`;
      const made = await askGraphql(gateway(), CREATE, {
        variables: { programId: program.id, ...variables },
        headers,
      });
      const COUNT = "query ($id: Id!) { mailingCounts(id: $id) { count } }";
      const { id } = Object(made.data).createMailing;
      const { data } = await askGraphql(gateway(), COUNT, { variables: { id }, headers });
      const counts: { count: number }[] = Object(data).mailingCounts;
      return counts.reduce((sum, { count }) => sum + count, 0);
    };
    expect(await reach({})).toBe(4);
    expect(await reach({ filter: { state: ["WAITLISTED", "WITHDRAWN"] } })).toBe(2);
    expect(await reach({ filter: { search: "없는 사람" } })).toBe(0);
    expect(await reach({ ids: [idAt(3), idAt(0)] })).toBe(2);
  });
});
