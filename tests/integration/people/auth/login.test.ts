// @module-tag both
// POST /api/v1/login: what it gives, and how little it says when it gives nothing.
import jsonwebtoken from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { LOGIN } from "#tests/support/auth-bodies.ts";
import { createMember, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();

describe("POST /api/v1/login", () => {
  it("answers the number, the grade and a token for the session row", async () => {
    const { id, email, password } = await createMember({ grade: "LIFETIME" });
    const response = await gateway().send(LOGIN, { email: ` ${email.toUpperCase()}`, password });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ member_idx: id, member_type: "LIFETIME" });
    const [type, token = ""] = (response.headers.get("authorization") ?? "").split(" ");
    expect(type).toBe("Bearer");
    const { header, payload } = jsonwebtoken.verify(token, TEST_SECRET, { complete: true });
    const session = await db.session.findFirstOrThrow({ where: { memberId: id } });
    expect(header.alg).toBe("HS256");
    expect(payload).toMatchObject({ jti: session.id, sub: String(id) });
    expect(Object.keys(payload).sort()).toEqual(["aud", "exp", "iat", "iss", "jti", "sub"]);
    expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBe(12 * 3_600_000);
  });

  it("calls anybody with a staff role ADMIN", async () => {
    const { email, password } = await createMember({ grade: "REGULAR", roles: ["FINANCE"] });
    const response = await gateway().send(LOGIN, { email, password });
    expect(await response.json()).toMatchObject({ member_type: "ADMIN" });
  });

  it("takes a password in another Unicode form", async () => {
    const { email } = await createMember({ password: "Pässword!암호7" });
    const response = await gateway().send(LOGIN, { email, password: "Pässword!암호7".normalize("NFD") });
    expect(response.status).toBe(200);
  });

  it("gives the same bytes for whatever is wrong", async () => {
    const wrong = await createMember();
    const suspended = await createMember({ status: "SUSPENDED" });
    const withdrawn = await createMember({ status: "WITHDRAWN" });
    const tries = [
      { email: "nobody@example.org", password: wrong.password },
      { email: wrong.email, password: "Wrong!Horse7" },
      { email: suspended.email, password: suspended.password },
      { email: withdrawn.email, password: withdrawn.password },
    ];
    const answers = await Promise.all(
      tries.map(async (body) => {
        const response = await gateway().send(LOGIN, body);
        const headers = Object.fromEntries(response.headers);
        return {
          status: response.status,
          body: await response.text(),
          headers: { ...headers, "x-request-id": "", date: "" },
        };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 400, body: '{"code":"LOGIN_FAILED"}' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(
      await db.session.count({ where: { memberId: { in: [wrong.id, suspended.id, withdrawn.id] } } }),
    ).toBe(0);
  });

  it.each([
    ["nothing", {}, { email: ["EMAIL_REQUIRED"], password: ["PASSWORD_REQUIRED"] }],
    [
      "empty fields",
      { email: " ", password: "" },
      { email: ["EMAIL_REQUIRED"], password: ["PASSWORD_REQUIRED"] },
    ],
    ["no address", { email: "someone", password: "x" }, { email: ["EMAIL_INVALID"] }],
    ["one field more", { email: "a@example.org", password: "x", role: "SUPER" }, { role: ["UNKNOWN_FIELD"] }],
    [
      "other types",
      { email: ["a@example.org"], password: 7 },
      { email: ["TYPE_INVALID"], password: ["TYPE_INVALID"] },
    ],
  ])("refuses a body with %s", async (_, body, fields) => {
    const response = await gateway().send(LOGIN, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: "VALIDATION", fields });
  });

  it("pays no attention to a token that was sent along", async () => {
    const { email, password } = await createMember();
    const init = { headers: { authorization: "Bearer stale" } };
    expect((await gateway().send(LOGIN, { email, password }, init)).status).toBe(200);
  });
});
