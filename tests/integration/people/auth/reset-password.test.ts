// @module-tag both
// POST /api/v1/forgot-password and POST /api/v1/reset-password, with the mail in between on a real mail server.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { LOGIN, NEW_PASSWORD } from "#tests/support/auth-bodies.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createMember, createSession, TEST_PASSWORD } from "#tests/support/factories.ts";
import { type Gateway, startGateway } from "#tests/support/gateway.ts";
import { startSmtp, type TestSmtp, tokenOf } from "#tests/support/smtp.ts";

const FORGOT = "/api/v1/forgot-password";
const RESET = "/api/v1/reset-password";

useDatabase();
let smtp: TestSmtp;
let gateway: Gateway;
beforeAll(async () => {
  smtp = await startSmtp();
  gateway = await startGateway({ config: { smtpUrl: smtp.url, trustProxy: 1 } });
});
afterAll(async () => {
  await gateway.close();
  await smtp.close();
});

let senders = 0;
/** From an address of its own each time, which the throttle counts apart. */
const send = (path: string, body: object) => {
  senders += 1;
  const headers = { "x-forwarded-for": `198.51.${Math.floor(senders / 250)}.${senders % 250}` };
  return gateway.send(path, body, { headers });
};

const resetBody = (token: string, overrides: object = {}) => ({
  token,
  new_password: NEW_PASSWORD,
  confirm_new_password: NEW_PASSWORD,
  ...overrides,
});

async function askFor(email: string): Promise<string> {
  expect((await send(FORGOT, { email })).status).toBe(204);
  const mails = await smtp.until(email, 1);
  const last = mails.at(-1);
  if (!last) throw new Error("No mail came");
  return tokenOf(last);
}

const ended = { code: "LINK_ENDED" };

describe("a forgotten password", () => {
  it("is replaced by the link in a mail: every session ends, and a mail tells of it", async () => {
    const { id, email } = await createMember({ language: "EN" });
    await createSession(id);
    const token = await askFor(email);
    const [mail] = await smtp.until(email, 1);
    expect(mail?.mail.subject).toBe("Reset your password | Association");
    expect(mail?.mail.text).toContain("/en/reset-password?token=");
    expect((await send(RESET, resetBody(token))).status).toBe(204);
    expect(await db.session.count({ where: { memberId: id } })).toBe(0);
    expect((await send(LOGIN, { email, password: TEST_PASSWORD })).status).toBe(400);
    expect((await send(LOGIN, { email, password: NEW_PASSWORD })).status).toBe(200);
    const [, changed] = await smtp.until(email, 2);
    expect(changed?.mail.subject).toBe("Your password was changed | Association");
    expect(gateway.logLines.join("")).not.toContain(token);
    expect(gateway.logLines.join("")).not.toContain(email);
  });

  it("keeps nothing but the hash of the token", async () => {
    const { email } = await createMember();
    const token = await askFor(email);
    const rows = await db.$queryRaw<{ row: string }[]>`
      SELECT to_json(t)::text AS row FROM one_time_tokens t UNION ALL SELECT to_json(m)::text FROM mails m`;
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it("answers the same for an address nobody has, and for an account that is suspended", async () => {
    const { email } = await createMember({ status: "SUSPENDED" });
    const before = await db.mail.count();
    const answers = await Promise.all(
      [email, "nobody@example.org"].map(async (one) => {
        const answer = await send(FORGOT, { email: one });
        return [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(204);
    expect(await db.mail.count()).toBe(before);
  });

  it("takes the same time for everybody", async () => {
    const { email } = await createMember();
    const timed = async (one: string) => {
      const start = performance.now();
      await send(FORGOT, { email: one });
      return performance.now() - start;
    };
    for (const address of [email, "never@example.org"]) {
      expect(await timed(address)).toBeGreaterThanOrEqual(390);
    }
  });

  it("works once, also of two uses at once, and is written down", async () => {
    const { id, email } = await createMember();
    const token = await askFor(email);
    const answers = await Promise.all([send(RESET, resetBody(token)), send(RESET, resetBody(token))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    const again = await send(RESET, resetBody(token));
    expect([again.status, await again.json()]).toEqual([400, ended]);
    expect(await db.signInRecord.count({ where: { memberId: id, kind: "PASSWORD_RESET" } })).toBe(1);
  });

  it("ends every other link of the member", async () => {
    const { email } = await createMember();
    const first = await askFor(email);
    await send(FORGOT, { email });
    const second = (await smtp.until(email, 2))[1];
    if (!second) throw new Error("No second mail");
    expect((await send(RESET, resetBody(tokenOf(second)))).status).toBe(204);
    expect((await send(RESET, resetBody(first))).status).toBe(400);
  });

  it("refuses a link after half an hour, one that never was and one of somebody suspended alike", async () => {
    const { id, email } = await createMember();
    const token = await askFor(email);
    gateway.clock.advance(30 * 60_000 + 1);
    const late = await send(RESET, resetBody(token));
    gateway.clock.advance(-30 * 60_000 - 1);
    const made = await send(RESET, resetBody("made-up"));
    await db.member.update({ where: { id }, data: { status: "SUSPENDED" } });
    const suspended = await send(RESET, resetBody(token));
    for (const answer of [late, made, suspended]) {
      expect([answer.status, await answer.json()]).toEqual([400, ended]);
    }
  });

  it("checks the new password, and a refused one leaves the link good", async () => {
    const { email } = await createMember({ email: `Own.Address7-${Date.now()}@example.org` });
    const token = await askFor(email);
    const weak = await send(RESET, resetBody(token, { new_password: "weak", confirm_new_password: "other" }));
    expect([weak.status, await weak.json()]).toEqual([
      422,
      {
        code: "VALIDATION",
        fields: {
          new_password: ["PASSWORD_TOO_SHORT", "PASSWORD_WEAK"],
          confirm_new_password: ["PASSWORD_MISMATCH"],
        },
      },
    ]);
    const own = await send(RESET, resetBody(token, { new_password: email, confirm_new_password: email }));
    expect(await own.json()).toEqual({
      code: "VALIDATION",
      fields: { new_password: ["PASSWORD_IS_EMAIL"] },
    });
    expect((await send(RESET, resetBody(token))).status).toBe(204);
  });

  it("is throttled, for an account that is there and one that is not", async () => {
    const { email } = await createMember();
    for (const address of [email, "absent@example.org"]) {
      for (let round = 0; round < 3; round += 1)
        expect((await send(FORGOT, { email: address })).status).toBe(204);
      const refused = await send(FORGOT, { email: address });
      expect([refused.status, await refused.json()]).toEqual([429, { code: "TOO_MANY_TRIES" }]);
    }
  });

  it("bounds guesses of links", async () => {
    const guess = () =>
      gateway.send(RESET, resetBody("guess"), { headers: { "x-forwarded-for": "203.0.113.9" } });
    for (let round = 0; round < 20; round += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe("a changed password", () => {
  it("is notified of by email, written with the change", async () => {
    const { id, email } = await createMember();
    const { headers } = await createSession(id);
    await gateway.send(
      "/api/v1/change-password",
      { old_password: TEST_PASSWORD, new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD },
      { method: "PATCH", headers },
    );
    const [mail] = await smtp.until(email, 1);
    expect(mail?.mail.subject).toBe("비밀번호가 변경되었습니다 | 학회");
  });
});
