// @module-tag both
// PATCH /api/v1/change-password and what it does to the sessions of the member.
import { describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import {
  CHANGE_PASSWORD,
  LOGIN,
  LOGOUT,
  NEW_PASSWORD,
  passwordChangeBody,
} from "#tests/support/auth-bodies.ts";
import { createSession, createSignedIn, TEST_PASSWORD } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();

function change(headers: Record<string, string>, body: object = passwordChangeBody()): Promise<Response> {
  return gateway().send(CHANGE_PASSWORD, body, { method: "PATCH", headers });
}

describe("PATCH /api/v1/change-password", () => {
  it("changes the password, ends every session and hands out a fresh one", async () => {
    const { id, email, session } = await createSignedIn();
    const elsewhere = await createSession(id);
    const response = await change(session.headers);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    const authorization = response.headers.get("authorization") ?? "";
    expect(authorization).toMatch(/^Bearer \S+$/);
    expect(await db.session.count({ where: { memberId: id } })).toBe(1);
    for (const { headers } of [session, elsewhere]) {
      const late = await gateway().request(LOGOUT, { method: "POST", headers });
      expect([late.status, await late.json()]).toEqual([401, { code: "SESSION_EXPIRED" }]);
    }
    expect((await gateway().send(LOGIN, { email, password: TEST_PASSWORD })).status).toBe(400);
    expect((await gateway().send(LOGIN, { email, password: NEW_PASSWORD })).status).toBe(200);
    expect((await gateway().request(LOGOUT, { method: "POST", headers: { authorization } })).status).toBe(
      204,
    );
  });

  it("leaves other members alone", async () => {
    const { session } = await createSignedIn();
    const other = await createSignedIn();
    await change(session.headers);
    expect(await db.session.count({ where: { id: other.session.id } })).toBe(1);
  });

  it("says 422 for a wrong old password, which is no expiry", async () => {
    const { session } = await createSignedIn();
    const response = await change(session.headers, passwordChangeBody({ old_password: "Wrong!Horse7" }));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      code: "VALIDATION",
      fields: { old_password: ["OLD_PASSWORD_WRONG"] },
    });
    expect(await db.session.count({ where: { id: session.id } })).toBe(1);
  });

  it("refuses the own address as a password", async () => {
    const { session, email } = await createSignedIn({ email: "Own.Address7@example.org" });
    const body = passwordChangeBody({ new_password: email, confirm_new_password: email });
    const response = await change(session.headers, body);
    expect(await response.json()).toEqual({
      code: "VALIDATION",
      fields: { new_password: ["PASSWORD_IS_EMAIL"] },
    });
  });

  it.each([
    [
      "the old one again",
      { new_password: TEST_PASSWORD, confirm_new_password: TEST_PASSWORD },
      { new_password: ["PASSWORD_UNCHANGED"] },
    ],
    [
      "two different ones",
      { confirm_new_password: "Other!Horse9" },
      { confirm_new_password: ["PASSWORD_MISMATCH"] },
    ],
    [
      "a weak one",
      { new_password: "weak", confirm_new_password: "weak" },
      { new_password: ["PASSWORD_TOO_SHORT", "PASSWORD_WEAK"] },
    ],
    ["an unknown field", { member_idx: 1 }, { member_idx: ["UNKNOWN_FIELD"] }],
  ])("refuses %s", async (_, overrides, fields) => {
    const { session } = await createSignedIn();
    const response = await change(session.headers, passwordChangeBody(overrides));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: "VALIDATION", fields });
  });

  it("lets one of two changes at once win and ends the other's session", async () => {
    const { id, session } = await createSignedIn();
    const other = await createSession(id);
    const answers = await Promise.all([session, other].map(({ headers }) => change(headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect(await db.session.count({ where: { memberId: id } })).toBe(1);
  });

  it("leaves no session behind that was begun with the old password meanwhile", async () => {
    const { id, email, session } = await createSignedIn();
    const logins = Array.from({ length: 4 }, () => gateway().send(LOGIN, { email, password: TEST_PASSWORD }));
    const [changed] = await Promise.all([change(session.headers), ...logins]);
    expect(changed.status).toBe(204);
    expect(await db.session.count({ where: { memberId: id } })).toBe(1);
  });

  it("throttles guesses of the old password", async () => {
    const { session } = await createSignedIn();
    const guess = passwordChangeBody({ old_password: "Wrong!Horse7" });
    for (let round = 0; round < 5; round++) expect((await change(session.headers, guess)).status).toBe(422);
    const refused = await change(session.headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("POST /api/v1/logout", () => {
  it("deletes the row, so that the token is worth nothing", async () => {
    const { id, session } = await createSignedIn();
    const elsewhere = await createSession(id);
    const response = await gateway().request(LOGOUT, { method: "POST", headers: session.headers });
    expect(response.status).toBe(204);
    expect(await db.session.findMany({ where: { memberId: id } })).toMatchObject([{ id: elsewhere.id }]);
    const again = await gateway().request(LOGOUT, { method: "POST", headers: session.headers });
    expect(again.status).toBe(401);
  });
});
