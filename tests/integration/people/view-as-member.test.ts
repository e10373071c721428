// Somebody of the office sees the site as a member does: with a reason, for half an hour, and nothing changes
// (docs/core.md#access-to-peoples-data). That every mutation and every route refuses it is in
// access-matrix.test.ts and rest-matrix.test.ts.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { createMember, createSession, createSignedIn, type TestMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { startView, viewHeaders } from "#tests/support/viewing.ts";

const gateway = useGateway();
let office: TestMember;
let member: TestMember;
beforeAll(async () => {
  office = await createMember({ roles: ["MEMBER"], name: "임새봄" });
  member = await createMember({ name: "서하람", grade: "REGULAR" });
});

const fresh = async (id = office.id) => createSession(id, gateway().clock);
const viewing = async () => {
  const session = await fresh();
  return { session, headers: await viewHeaders(gateway(), member.id, session.headers) };
};
const ask = (headers: Record<string, string>, query: string) => askGraphql(gateway(), query, { headers });
const WHO = "{ viewer { id roles canOpenAdmin member { name } } }";

describe("the view", () => {
  test("shows the account as its owner sees it, with no right of the office", async () => {
    const { headers } = await viewing();
    const { data } = await ask(
      headers,
      "{ viewer { id roles canOpenAdmin member { name } } myAccount { email mailLanguage } myPayments { totalCount } }",
    );
    expect(data).toMatchObject({
      viewer: { id: member.id, roles: [], canOpenAdmin: false, member: { name: "서하람" } },
      myAccount: { email: member.email },
      myPayments: { totalCount: 0 },
    });
    const list = await ask(headers, "{ members { totalCount } }");
    expect(list.code).toBe("FORBIDDEN");
    // The office's person asked for it, not the member.
    const records = await db.signInRecord.findMany({ where: { kind: "FORBIDDEN" } });
    expect(records.map(({ memberId }) => memberId)).toEqual([office.id]);
  });

  test("keeps manuscripts, reviews, devices and what happened at the door to their owner", async () => {
    const own = await createSession(member.id, gateway().clock);
    await db.signInRecord.create({
      data: { memberId: member.id, kind: "SIGNED_IN", createdAt: gateway().clock.now() },
    });
    const PRIVATE = "{ myAccount { signIns { id } sessions { id } } }";
    const seenByOwner = Object((await ask(own.headers, PRIVATE)).data).myAccount;
    expect([seenByOwner.signIns.length, seenByOwner.sessions.length]).toEqual([1, 1]);
    const { headers } = await viewing();
    expect((await ask(headers, PRIVATE)).data).toEqual({ myAccount: { signIns: [], sessions: [] } });
    expect((await ask(own.headers, "{ mySubmissions { id } }")).code).toBeNull();
    expect((await ask(headers, "{ mySubmissions { id } }")).code).toBe("FORBIDDEN");
    expect((await ask(headers, "{ myReviewYears { year } }")).code).toBe("FORBIDDEN");
  });

  test("is written down at its start with the reason, and at its end", async () => {
    const { session, headers } = await viewing();
    expect((await ask(session.headers, "mutation { endMemberView }")).data).toEqual({ endMemberView: true });
    expect((await ask(session.headers, "mutation { endMemberView }")).data).toEqual({ endMemberView: false });
    expect((await gateway().send("/graphql", { query: WHO }, { headers })).status).toBe(401);
    const entries = await db.auditEntry.findMany({
      where: { actorId: office.id, subjectId: member.id },
      orderBy: { id: "desc" },
      take: 2,
    });
    expect(entries).toMatchObject([
      { action: "endMemberView", subject: "member", reason: null },
      { action: "startMemberView", subject: "member", reason: "문의 확인", address: "127.0.0.1" },
    ]);
  });
});

describe("it ends", () => {
  test("after half an hour", async () => {
    const { headers } = await viewing();
    const endsIn = (minutes: number) =>
      db.memberView.updateMany({
        data: { expiresAt: new Date(gateway().clock.now().getTime() + minutes * MINUTE) },
      });
    const { expiresAt } = await db.memberView.findFirstOrThrow({ orderBy: { expiresAt: "desc" } });
    expect(expiresAt.getTime() - gateway().clock.now().getTime()).toBeLessThanOrEqual(30 * MINUTE);
    await endsIn(1);
    expect((await ask(headers, WHO)).data).toMatchObject({ viewer: { id: member.id } });
    await endsIn(-1);
    expect((await gateway().send("/graphql", { query: WHO }, { headers })).status).toBe(401);
  });

  test.each([
    ["the office's session", async (sessionId: string) => db.session.delete({ where: { id: sessionId } })],
    ["the office's role", async () => db.staffAssignment.deleteMany({ where: { memberId: office.id } })],
    [
      "the account",
      async () => db.member.update({ where: { id: member.id }, data: { status: "SUSPENDED" } }),
    ],
  ])("with %s", async (_what, end) => {
    const { session, headers } = await viewing();
    expect((await ask(headers, WHO)).data).toMatchObject({ viewer: { id: member.id } });
    await end(session.id);
    const refused = await gateway().send("/graphql", { query: WHO }, { headers });
    expect(refused.status).toBe(401);
    await db.member.update({ where: { id: member.id }, data: { status: "ACTIVE" } });
    await db.staffAssignment.createMany({
      data: [{ memberId: office.id, role: "MEMBER" }],
      skipDuplicates: true,
    });
  });

  test("when the same session begins another", async () => {
    const { session, headers } = await viewing();
    const other = await createMember();
    const next = await viewHeaders(gateway(), other.id, session.headers);
    expect((await gateway().send("/graphql", { query: WHO }, { headers })).status).toBe(401);
    expect((await ask(next, WHO)).data).toMatchObject({ viewer: { id: other.id } });
  });
});

describe("it is refused", () => {
  test("without a reason, without a fresh proof, of somebody of the office, of a closed account", async () => {
    const { headers } = await fresh();
    expect((await startView(gateway(), member.id, headers, " ")).code).toBe("VALIDATION");
    const sixAgo = { now: () => new Date(gateway().clock.now().getTime() - 6 * MINUTE) };
    const stale = await createSession(office.id, sixAgo);
    const asked = await startView(gateway(), member.id, stale.headers);
    expect([asked.status, asked.code]).toEqual([403, "REAUTH_REQUIRED"]);
    const boss = await createSignedIn({ roles: ["SUPER"] });
    expect((await startView(gateway(), boss.id, headers)).code).toBe("FORBIDDEN");
    expect((await startView(gateway(), office.id, boss.session.headers)).code).toBeNull();
    const gone = await createMember({ status: "WITHDRAWN" });
    expect((await startView(gateway(), gone.id, headers)).code).toBe("CONFLICT");
  });

  test("as long as the office asks for a second factor that is not set up", async () => {
    await db.setting.upsert({
      where: { id: 1 },
      create: {
        id: 1,
        nameKo: "가",
        nameEn: "A",
        descriptionKo: "나",
        descriptionEn: "B",
        staffFactor: true,
      },
      update: { staffFactor: true },
    });
    const { headers } = await fresh();
    expect((await startView(gateway(), member.id, headers)).code).toBe("FORBIDDEN");
    await db.setting.update({ where: { id: 1 }, data: { staffFactor: false } });
  });

  test("with a token that nobody was given, and as a way in for REST", async () => {
    for (const token of ["", "x", "0".repeat(43)]) {
      const response = await gateway().send(
        "/graphql",
        { query: WHO },
        { headers: { authorization: `View ${token}` } },
      );
      expect(response.status).toBe(401);
    }
    const { headers } = await viewing();
    const bearer = { authorization: headers.authorization?.replace("View", "Bearer") ?? "" };
    expect((await gateway().send("/graphql", { query: WHO }, { headers: bearer })).status).toBe(401);
  });
});
