// "401 means one thing: a token was sent and it is no longer good" (docs/sign-in.md#the-meaning-of-a-401), case by case.
import { randomUUID } from "node:crypto";
import jsonwebtoken from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { createTokens } from "#gateway/auth/tokens.ts";
import { db } from "#prisma/client.ts";
import { CHANGE_PASSWORD, LOGIN, LOGOUT, passwordChangeBody } from "#tests/support/auth-bodies.ts";
import { createMember, createSession, createSignedIn, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const HOURS = 3_600_000;

/** Asks for something that needs a member and changes nothing: an incomplete password change. */
async function ask(authorization?: string): Promise<[number, string]> {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const response = await gateway().send(CHANGE_PASSWORD, {}, { method: "PATCH", headers });
  const { code } = await response.json();
  return [response.status, code];
}

const EXPIRED = [401, "SESSION_EXPIRED"];
/** The session counts: the request got as far as its fields. */
const ALIVE = [422, "VALIDATION"];

describe("401 is for a token that was sent and is no longer good", () => {
  it.each([
    ["rubbish", "Bearer rubbish"],
    ["nothing behind Bearer", "Bearer "],
    ["a client's null", "Bearer null"],
    ["another case", "bearer rubbish"],
    ["no algorithm", `Bearer ${jsonwebtoken.sign({ jti: randomUUID() }, "", { algorithm: "none" })}`],
  ])("%s", async (_, authorization) => {
    expect(await ask(authorization)).toEqual(EXPIRED);
  });

  it.each([
    ["another secret", { secret: "another secret that is long enough" }],
    ["another algorithm", { algorithm: "HS512" as const }],
    ["another issuer", { issuer: "someone-else" }],
    ["another audience", { audience: "someone-else" }],
  ])("a token with %s", async (_, other) => {
    const { session } = await createSignedIn();
    const { iss, aud, ...claims } = Object(jsonwebtoken.decode(session.token));
    const {
      secret = TEST_SECRET,
      algorithm = "HS256" as const,
      issuer = iss,
      audience = aud,
    } = {
      secret: undefined,
      algorithm: undefined,
      issuer: undefined,
      audience: undefined,
      ...other,
    };
    expect(await ask(session.headers.authorization)).toEqual(ALIVE);
    const forged = jsonwebtoken.sign(claims, secret, { algorithm, issuer, audience });
    expect(await ask(`Bearer ${forged}`)).toEqual(EXPIRED);
  });

  it("a token whose row is gone", async () => {
    const { session } = await createSignedIn();
    await db.session.delete({ where: { id: session.id } });
    expect(await ask(session.headers.authorization)).toEqual(EXPIRED);
  });

  it("a token whose row was never there", async () => {
    const { id } = await createMember();
    const now = { now: () => new Date() };
    const token = createTokens(TEST_SECRET, now).issue({
      id: randomUUID(),
      memberId: id,
      expiresAt: new Date(Date.now() + HOURS),
    });
    expect(await ask(`Bearer ${token}`)).toEqual(EXPIRED);
  });

  it("a token past its twelve hours, and not one just before", async () => {
    const { session } = await createSignedIn();
    gateway().clock.advance(12 * HOURS - 60_000);
    try {
      expect(await ask(session.headers.authorization)).toEqual(ALIVE);
      gateway().clock.advance(120_000);
      expect(await ask(session.headers.authorization)).toEqual(EXPIRED);
    } finally {
      gateway().clock.advance(-12 * HOURS - 60_000);
    }
  });

  it("a row past its time, whatever the token says", async () => {
    const { session } = await createSignedIn();
    await db.session.update({ where: { id: session.id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await ask(session.headers.authorization)).toEqual(EXPIRED);
  });

  it.each(["SUSPENDED", "WITHDRAWN"] as const)("a member who is %s from now on", async (status) => {
    const { id, session } = await createSignedIn();
    expect(await ask(session.headers.authorization)).toEqual(ALIVE);
    await db.member.update({ where: { id }, data: { status } });
    expect(await ask(session.headers.authorization)).toEqual(EXPIRED);
  });
});

describe("nothing else is 401", () => {
  it("no token at all is 403 on REST", async () => {
    expect(await ask()).toEqual([403, "UNAUTHENTICATED"]);
    expect((await gateway().request(LOGOUT, { method: "POST" })).status).toBe(403);
  });

  it("the Basic credentials of a proxy are no token of ours", async () => {
    expect(await ask(`Basic ${btoa("someone:something")}`)).toEqual([403, "UNAUTHENTICATED"]);
  });

  it("a wrong password is 400, a wrong old password 422", async () => {
    const { email, session } = await createSignedIn();
    expect((await gateway().send(LOGIN, { email, password: "Wrong!Horse7" })).status).toBe(400);
    const body = passwordChangeBody({ old_password: "Wrong!Horse7" });
    const init = { method: "PATCH", headers: session.headers };
    expect((await gateway().send(CHANGE_PASSWORD, body, init)).status).toBe(422);
  });

  it("a role taken away changes what the next request may do, not whether it is signed in", async () => {
    const { id, session } = await createSignedIn({ roles: ["CONTENT"] });
    await db.staffAssignment.deleteMany({ where: { memberId: id } });
    expect(await ask(session.headers.authorization)).toEqual(ALIVE);
  });

  it("two sessions of one member live beside each other", async () => {
    const { id, session } = await createSignedIn();
    const other = await createSession(id);
    expect(await ask(session.headers.authorization)).toEqual(ALIVE);
    expect(await ask(other.headers.authorization)).toEqual(ALIVE);
  });
});

describe("/graphql by the same rule", () => {
  const viewer = { query: "{ viewer { id } }" };
  const protectedOne = {
    query: 'mutation { updateMyDetails(version: 1, input: { name: "x", country: "KR" }) { id } }',
  };
  const query = (body: object, headers: Record<string, string> = {}) =>
    gateway().send("/graphql", body, { headers });

  it("a token that is no longer good is 401, even where nobody has to be signed in", async () => {
    const { session } = await createSignedIn();
    await db.session.delete({ where: { id: session.id } });
    for (const headers of [session.headers, { authorization: "Bearer rubbish" }]) {
      const response = await query(viewer, headers);
      expect([response.status, await response.json()]).toEqual([401, { code: "SESSION_EXPIRED" }]);
    }
  });

  it("no token is a visitor, who may not change anything and is told so in a 200", async () => {
    const asked = await query(viewer);
    expect([asked.status, await asked.json()]).toEqual([200, { data: { viewer: null } }]);
    const refused = await query(protectedOne);
    expect(refused.status).toBe(200);
    const { errors } = await refused.json();
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  it("a good token is a member", async () => {
    const { id, session } = await createSignedIn();
    const response = await query({ query: "{ viewer { id } }" }, session.headers);
    expect(await response.json()).toEqual({ data: { viewer: { id } } });
  });
});
