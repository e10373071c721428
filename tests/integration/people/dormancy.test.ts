// Dormant accounts (decision 241): off by default, announced thirty days ahead, closed without loss, opened again by one link.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { pageVersions } from "#prisma/seed/content/pages.ts";
import { runDormancy } from "#schema/people/dormancy/run-dormancy.ts";
import { renewPrivacyPolicy } from "#schema/site/pages/renew-privacy-policy.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { LOGIN } from "#tests/support/auth-bodies.ts";
import {
  createMember,
  createProgram,
  createSession,
  createSettings,
  TEST_PASSWORD,
  TEST_SECRET,
} from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "http://127.0.0.1" });
const ago = (days: number) => new Date(gateway().clock.now().getTime() - days * DAY);
const run = () => runDormancy({ now: gateway().clock.now(), links });
const signIn = (email: string, password = TEST_PASSWORD) => gateway().send(LOGIN, { email, password });
const statusOf = async (id: number) => (await db.member.findUniqueOrThrow({ where: { id } })).status;
const mailsTo = async (memberId: number) =>
  (await db.mail.findMany({ where: { memberId }, orderBy: { id: "asc" } })).map(({ kind }) => kind);
const set = (dormantMonths: number | null) => db.setting.updateMany({ data: { dormantMonths } });

beforeAll(() => createSettings());
beforeEach(async () => {
  // Nobody of another test is away.
  const inUse = { status: "ACTIVE", dormantAt: null, dormancyNoticeAt: null } as const;
  await db.member.updateMany({ data: { ...inUse, lastActiveAt: gateway().clock.now() } });
});

test("nothing happens while it is off, which is how a site begins", async () => {
  expect((await db.setting.findFirstOrThrow()).dormantMonths).toBeNull();
  const { id } = await createMember({ lastActiveAt: ago(4_000) });
  expect(await run()).toEqual({ notified: 0, closed: 0, reopened: 0 });
  expect([await statusOf(id), await mailsTo(id)]).toEqual(["ACTIVE", []]);
});

test("told thirty days ahead, closed, and opened again by the link of a mail", async () => {
  await set(12);
  const { id, email } = await createMember({ lastActiveAt: ago(336), affiliation: "가나대학교" });
  const away = await createMember({ lastActiveAt: ago(330) });
  await createSession(id);
  const twice = await Promise.all([run(), run()]);
  expect(twice[0].notified + twice[1].notified).toBe(1);
  expect([await mailsTo(id), await mailsTo(away.id)]).toEqual([["DORMANCY_NOTICE"], []]);
  gateway().clock.advance(29 * DAY);
  expect((await run()).closed).toBe(0);
  gateway().clock.advance(2 * DAY);
  expect((await run()).closed).toBe(1);
  expect([await statusOf(id), await mailsTo(id)]).toEqual([
    "DORMANT",
    ["DORMANCY_NOTICE", "ACCOUNT_DORMANT"],
  ]);
  expect(await db.session.count({ where: { memberId: id } })).toBe(0);

  // Only who knows the password learns of it, and is sent another link.
  const wrong = await signIn(email, "Wrong!2345");
  expect([wrong.status, await wrong.json()]).toEqual([400, { code: "LOGIN_FAILED" }]);
  const right = await signIn(email);
  expect([right.status, await right.json()]).toEqual([400, { code: "ACCOUNT_DORMANT" }]);
  expect(await mailsTo(id)).toEqual(["DORMANCY_NOTICE", "ACCOUNT_DORMANT", "ACCOUNT_DORMANT"]);
  expect((await gateway().send("/api/v1/forgot-password", { email })).status).toBe(204);
  expect((await mailsTo(id)).at(-1)).toBe("ACCOUNT_DORMANT");

  const { tokenId } = await db.mail.findFirstOrThrow({
    where: { memberId: id, kind: "ACCOUNT_DORMANT" },
    orderBy: { id: "desc" },
  });
  const token = new URL(links.linkTo("EMAIL_PROOF", tokenId ?? "", "KO")).searchParams.get("token");
  const proof = await gateway().send("/api/v1/verify-email", { token });
  expect([proof.status, await proof.json()]).toEqual([200, { member_idx: id, email, reopened: true }]);
  expect((await signIn(email)).status).toBe(200);
  const member = await db.member.findUniqueOrThrow({ where: { id } });
  expect(member).toMatchObject({ status: "ACTIVE", dormantAt: null, affiliation: "가나대학교" });
  expect(member.lastActiveAt > ago(1)).toBe(true);
  await run();
  expect(await statusOf(id)).toBe("ACTIVE");
});

test("a sign-in after the notice begins another whole term", async () => {
  await set(12);
  const { id, email } = await createMember({ lastActiveAt: ago(400) });
  expect((await run()).notified).toBe(1);
  expect((await signIn(email)).status).toBe(200);
  gateway().clock.advance(40 * DAY);
  expect((await run()).closed).toBe(0);
  gateway().clock.advance(300 * DAY);
  expect((await run()).closed).toBe(0);
  const notices = (await mailsTo(id)).filter((kind) => kind === "DORMANCY_NOTICE");
  expect([await statusOf(id), notices.length]).toEqual(["ACTIVE", 2]);
});

test("nobody is dormant with a role, a membership that counts, an application or money under way, or without a password", async () => {
  await set(12);
  const lastActiveAt = ago(900);
  const make = (more: Parameters<typeof createMember>[0] = {}) => createMember({ lastActiveAt, ...more });
  await make({ roles: ["CONTENT"] });
  const { id: neverOpened } = await make();
  await db.member.update({ where: { id: neverOpened }, data: { passwordHash: "" } });
  await make({ grade: "REGULAR" });
  await make({ gradeRequests: { create: { grade: "REGULAR" } } });
  const applicant = await make();
  const { id: programId } = await createProgram({ endsAt: ago(-20), startsAt: ago(-19) });
  const { email } = applicant;
  const asked = { programId, memberId: applicant.id, email, name: "가", amount: 0, createdAt: ago(1) };
  await db.application.create({ data: { ...asked, state: "CONFIRMED" } });
  const idle = await make();
  expect((await run()).notified).toBe(1);
  expect(await mailsTo(idle.id)).toEqual(["DORMANCY_NOTICE"]);
});

test("the office sees it, restores one, and turning it off opens all", async () => {
  await set(12);
  const away = ago(400);
  const { id } = await createMember({ lastActiveAt: away, dormancyNoticeAt: ago(31) });
  const other = await createMember({ lastActiveAt: away, dormancyNoticeAt: ago(31) });
  const office = await createMember({ roles: ["SUPER"], lastActiveAt: gateway().clock.now() });
  const session = await createSession(office.id, gateway().clock);
  const ask = async (operation: string) => {
    const { data, errors } = await askGraphql(gateway(), operation, { headers: session.headers });
    expect(errors).toEqual([]);
    return Object(data);
  };
  const report = async () =>
    (await ask("{ dormancy { months dormant toNotify due dueSoon closed } }")).dormancy;
  expect(await report()).toEqual({
    months: 12,
    dormant: 0,
    toNotify: 0,
    due: 2,
    dueSoon: 2,
    closed: expect.any(Number),
  });
  await run();
  expect(await report()).toEqual({ months: 12, dormant: 2, toNotify: 0, due: 0, dueSoon: 0, closed: 2 });
  const found = await ask(`{ managedMember(id: ${id}) { status record { dormantAt lastActiveAt } } }`);
  expect(found.managedMember).toEqual({
    status: "DORMANT",
    record: { dormantAt: expect.any(String), lastActiveAt: away.toISOString() },
  });
  await ask(`mutation { restoreMember(id: ${id}) { status } }`);
  expect([await statusOf(id), await statusOf(other.id)]).toEqual(["ACTIVE", "DORMANT"]);
  expect((await run()).notified).toBe(0);
  await set(null);
  expect(await run()).toEqual({ notified: 0, closed: 0, reopened: 1 });
  expect(await statusOf(other.id)).toBe("ACTIVE");
});

test("the privacy policy tells of it thirty days ahead once it is on, and no longer once it is off", async () => {
  await set(null);
  const now = gateway().clock.now();
  await db.pageVersion.createMany({ data: pageVersions(now) });
  expect(await renewPrivacyPolicy(now)).toBeNull();
  const newest = () =>
    db.pageVersion.findFirstOrThrow({ where: { key: "PRIVACY_POLICY" }, orderBy: { number: "desc" } });
  const before = await newest();
  expect(JSON.stringify(before.contentKo)).not.toContain("휴면");
  await set(24);
  await renewPrivacyPolicy(now);
  const after = await newest();
  expect(after.number).toBe(before.number + 1);
  expect(after.effectiveAt.getTime()).toBe(now.getTime() + 30 * DAY);
  expect(JSON.stringify(after.contentKo)).toContain("24개월 동안 로그인하지 않으면 30일 전에 메일로");
  expect(JSON.stringify(after.contentEn)).toContain("After 24 months without a login");
});
