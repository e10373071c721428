// @module-tag both
// What an account asks for beside the password (docs/sign-in.md#sign-in), and the proof that is asked for once more (docs/sign-in.md#sign-in).
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { LOGIN } from "#tests/support/auth-bodies.ts";
import { codeOf, giveApp } from "#tests/support/authenticator.ts";
import { createMember, createSession, createSignedIn, type TestMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway({ config: { trustProxy: 1 } });

let last = 0;
const nextAddress = () => `203.0.113.${++last}`;

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await gateway().send(path, body, {
    headers: { "x-forwarded-for": nextAddress(), ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === "" ? {} : JSON.parse(text) };
}

const logIn = ({ email, password }: TestMember) => post(LOGIN, { email, password });
const sendCode = (ticket: string, code: string, headers = {}) =>
  post("/api/v1/login/second-factor", { ticket, code }, headers);
const now = () => gateway().clock.now();

describe("an app", () => {
  it("counts once a code of it was typed, comes with recovery codes, and its owner is notified", async () => {
    const { id, session } = await createSignedIn();
    const begun = await post("/api/v1/factors/totp", {}, session.headers);
    expect(begun.body.address).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    const { secret } = begun.body;
    const wrong = await post("/api/v1/factors/totp-confirm", { code: "000000" }, session.headers);
    expect(wrong).toMatchObject({ status: 422, body: { fields: { code: ["CODE_WRONG"] } } });
    const code = codeOf(secret, now());
    const confirmed = await post("/api/v1/factors/totp-confirm", { code }, session.headers);
    expect(confirmed.body.recovery_codes).toHaveLength(10);
    expect(await db.mail.count({ where: { memberId: id, kind: "SECOND_FACTOR_CHANGED" } })).toBe(1);
    expect((await post("/api/v1/factors/totp", {}, session.headers)).status).toBe(409);
    const own = "{ myAccount { factors { hasApp recoveryCodes passkeys { id } } } }";
    const { data } = await askGraphql(gateway(), own, { headers: session.headers });
    expect(data).toEqual({ myAccount: { factors: { hasApp: true, recoveryCodes: 10, passkeys: [] } } });
    const stored = JSON.stringify(await db.recoveryCode.findMany({ where: { memberId: id } }));
    expect(stored).not.toContain(confirmed.body.recovery_codes[0].replaceAll("-", ""));
  });
});

describe("a sign-in with a second factor", () => {
  let member: TestMember;
  let secret: string;
  beforeEach(async () => {
    member = await createMember();
    secret = await giveApp(member.id);
  });

  it("has no session before the code, and one after it; a code is good once", async () => {
    const first = await logIn(member);
    expect(first).toMatchObject({ status: 202, body: { factors: ["TOTP"] } });
    expect(first.headers.get("authorization")).toBeNull();
    expect(await db.session.count({ where: { memberId: member.id } })).toBe(0);
    const code = codeOf(secret, now());
    const second = await sendCode(first.body.ticket, code);
    expect(second).toMatchObject({ status: 200, body: { member_idx: member.id } });
    expect(second.headers.get("authorization")).toMatch(/^Bearer /);
    const replayed = await sendCode(first.body.ticket, code);
    expect(replayed).toMatchObject({ status: 422, body: { fields: { code: ["CODE_WRONG"] } } });
    const lines = await db.signInRecord.findMany({ where: { memberId: member.id }, orderBy: { id: "asc" } });
    expect(lines.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["SIGNED_IN", "TOTP"],
      ["FAILED", "WRONG_CODE"],
    ]);
  });

  it("refuses one of two that bring the same code at once", async () => {
    const { ticket } = (await logIn(member)).body;
    const code = codeOf(secret, now());
    const answers = await Promise.all([
      sendCode(ticket, code),
      sendCode(ticket, code),
      sendCode(ticket, code),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it("counts wrong codes as wrong passwords are counted", async () => {
    const { ticket } = (await logIn(member)).body;
    const from = { "x-forwarded-for": nextAddress() };
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) statuses.push((await sendCode(ticket, "000000", from)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const right = codeOf(secret, now());
    expect((await sendCode(ticket, right, from)).status).toBe(429);
    expect((await post(LOGIN, { email: member.email, password: "Wrong!Horse7" }, from)).status).toBe(429);
  });

  it("takes a recovery code once", async () => {
    const { id, session } = await createSignedIn();
    await giveApp(id);
    const made = await post("/api/v1/factors/recovery-codes", {}, session.headers);
    const [code] = made.body.recovery_codes;
    const { email, password } = {
      ...(await db.member.findUniqueOrThrow({ where: { id } })),
      password: member.password,
    };
    const { ticket } = (await logIn({ id, email, password })).body;
    expect((await sendCode(ticket, code.toUpperCase())).status).toBe(200);
    expect((await sendCode(ticket, code)).status).toBe(422);
    await post("/api/v1/factors/recovery-codes", {}, session.headers);
    expect((await sendCode(ticket, made.body.recovery_codes[1])).status).toBe(422);
  });

  it("has to begin anew after five minutes, or when the password is another", async () => {
    const { ticket } = (await logIn(member)).body;
    const tampered = ticket.replace(/\.\d+\./, `.${(await createMember()).id}.`);
    expect(await sendCode(tampered, "000000")).toMatchObject({
      status: 400,
      body: { code: "SIGN_IN_ENDED" },
    });
    await db.member.update({ where: { id: member.id }, data: { passwordHash: "another" } });
    expect((await sendCode(ticket, codeOf(secret, now()))).body).toEqual({ code: "SIGN_IN_ENDED" });
    const other = await createMember();
    const othersSecret = await giveApp(other.id);
    const late = (await logIn(other)).body.ticket;
    gateway().clock.advance(5 * MINUTE);
    try {
      expect((await sendCode(late, codeOf(othersSecret, now()))).status).toBe(400);
    } finally {
      gateway().clock.advance(-5 * MINUTE);
    }
  });
});

describe("a passkey", () => {
  it("is asked for by anybody, and what nobody signed is refused as a wrong password is", async () => {
    const asked = await post("/api/v1/login/passkey-options", {});
    expect(asked.body.options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    const part = "AAAA";
    const response = {
      id: part,
      rawId: part,
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: part, authenticatorData: part, signature: part },
    };
    const tried = await post("/api/v1/login/passkey", { ticket: asked.body.ticket, response });
    expect(tried).toMatchObject({ status: 400, body: { code: "LOGIN_FAILED" } });
    expect(await db.passkeyChallenge.count({ where: { id: asked.body.ticket } })).toBe(0);
  });
});

describe("staff of whom a second factor is asked", () => {
  it("reach nothing of the office before, and all of theirs after", async () => {
    const { id, session } = await createSignedIn({ roles: ["SUPER"] });
    const { headers } = session;
    const query = "{ viewer { needsFactor canOpenAdmin roles } }";
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
    try {
      const before = await askGraphql(gateway(), query, { headers });
      expect(before.data).toEqual({ viewer: { needsFactor: true, canOpenAdmin: false, roles: [] } });
      expect((await askGraphql(gateway(), "{ auditEntries { totalCount } }", { headers })).code).toBe(
        "FORBIDDEN",
      );
      expect((await post("/api/v1/exports", {}, headers)).status).toBe(403);
      const member = await createSignedIn();
      const members = await askGraphql(gateway(), query, { headers: member.session.headers });
      expect(members.data).toMatchObject({ viewer: { needsFactor: false } });
      await giveApp(id);
      const after = await askGraphql(gateway(), query, { headers });
      expect(after.data).toEqual({ viewer: { needsFactor: false, canOpenAdmin: true, roles: ["SUPER"] } });
    } finally {
      await db.setting.update({ where: { id: 1 }, data: { staffFactor: false } });
    }
  });

  it("who have lost it are helped by SUPER alone, and it is written down", async () => {
    const lost = await createSignedIn({ roles: ["MEMBER"] });
    await giveApp(lost.id);
    const reset = `mutation { resetSecondFactor(id: ${lost.id}, reason: "전화 분실") { id } }`;
    const office = await createSignedIn({ roles: ["MEMBER"] });
    expect((await askGraphql(gateway(), reset, { headers: office.session.headers })).code).toBe("FORBIDDEN");
    const boss = await createSignedIn({ roles: ["SUPER"] });
    expect((await askGraphql(gateway(), reset, { headers: boss.session.headers })).code).toBeNull();
    expect((await logIn(lost)).status).toBe(200);
    expect(await db.session.count({ where: { id: lost.session.id } })).toBe(0);
    const where = { action: "resetSecondFactor", subjectId: lost.id };
    expect(await db.auditEntry.findFirst({ where })).toMatchObject({ actorId: boss.id, reason: "전화 분실" });
    expect(await db.signInRecord.count({ where: { memberId: lost.id, kind: "FACTOR_RESET" } })).toBe(1);
    expect((await askGraphql(gateway(), reset, { headers: boss.session.headers })).code).toBe("CONFLICT");
  });
});

describe("a proof", () => {
  it("is asked for after five minutes, and the password or a code gives it", async () => {
    const member = await createMember();
    const clock = { now: () => new Date(now().getTime() - 6 * MINUTE) };
    const { headers } = await createSession(member.id, clock);
    const begin = () => post("/api/v1/factors/passkey-options", {}, headers);
    expect(await begin()).toMatchObject({ status: 403, body: { code: "REAUTH_REQUIRED" } });
    const prove = (proof: object) => post("/api/v1/reauthenticate", proof, headers);
    expect((await prove({ password: "Wrong!Horse7" })).body.fields).toEqual({ password: ["PASSWORD_WRONG"] });
    expect((await prove({ code: "000000" })).body.fields).toEqual({ code: ["CODE_WRONG"] });
    expect((await begin()).status).toBe(403);
    expect((await prove({ password: member.password })).status).toBe(204);
    expect((await begin()).status).toBe(200);
    const other = await createMember();
    const secret = await giveApp(other.id);
    const stale = await createSession(other.id, clock);
    const code = codeOf(secret, now());
    expect((await post("/api/v1/reauthenticate", { code }, stale.headers)).status).toBe(204);
    expect((await post("/api/v1/reauthenticate", { code }, stale.headers)).status).toBe(422);
  });
});
