// @module-tag long
// @module-tag both
// The proof of an address, with the mail in between on a real mail server: at registration, asked for again, and of another address.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { LOGIN, REGISTER, registrationBody } from "#tests/support/auth-bodies.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createSignedIn, TEST_PASSWORD } from "#tests/support/factories.ts";
import { type Gateway, startGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { startSmtp, type TestSmtp, tokenOf } from "#tests/support/smtp.ts";

const VERIFY = "/api/v1/verify-email";
const SEND = "/api/v1/send-proof";
const CHANGE = "/api/v1/change-email";
const ENDED = [400, { code: "LINK_ENDED" }];

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
const send = (path: string, body: object, headers: Record<string, string> = {}) => {
  senders += 1;
  const from = { "x-forwarded-for": `198.51.${Math.floor(senders / 250)}.${senders % 250}` };
  return gateway.send(path, body, { headers: { ...from, ...headers } });
};
const verify = (token: string) => send(VERIFY, { token });
const statusAndBody = async (answer: Response) => [answer.status, await answer.json()];

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `fresh-${addresses}-${Date.now()}@example.org`;
};

/** The token of the newest mail to an address, of which so many have come. */
async function tokenTo(email: string, count = 1): Promise<string> {
  const last = (await smtp.until(email, count)).at(-1);
  if (!last) throw new Error("No mail came");
  return tokenOf(last);
}

async function askToChange(headers: Record<string, string>, email: string): Promise<string> {
  expect((await send(CHANGE, { email, password: TEST_PASSWORD }, headers)).status).toBe(204);
  return await tokenTo(email);
}

const memberOf = (id: number) => db.member.findUniqueOrThrow({ where: { id } });

describe("registration", () => {
  it("asks to prove the address, which a press of the button does, once", async () => {
    const body = registrationBody({ language: "en" });
    const registered = await send(REGISTER, body);
    const { member_idx: id } = await registered.json();
    expect((await send(LOGIN, { email: body.email, password: TEST_PASSWORD })).status).toBe(200);
    const [mail] = await smtp.until(body.email, 1);
    expect(mail?.mail.subject).toBe("Confirm your email address | Association");
    expect(mail?.mail.text).toContain("/en/verify-email?token=");
    expect((await memberOf(id)).emailProvedAt).toBeNull();
    const token = await tokenTo(body.email);
    expect(await statusAndBody(await verify(token))).toEqual([200, { member_idx: id, email: body.email }]);
    expect((await memberOf(id)).emailProvedAt).not.toBeNull();
    expect(await statusAndBody(await verify(token))).toEqual(ENDED);
    expect(gateway.logLines.join("")).not.toContain(token);
  });

  it("keeps nothing but the hash of the token, and no mail without an account", async () => {
    const body = registrationBody();
    await send(REGISTER, body);
    const token = await tokenTo(body.email);
    const rows = await db.$queryRaw<{ row: string }[]>`
      SELECT to_json(t)::text AS row FROM one_time_tokens t UNION ALL SELECT to_json(m)::text FROM mails m`;
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    const before = await db.mail.count();
    expect((await send(REGISTER, registrationBody({ email: body.email }))).status).toBe(422);
    expect(await db.mail.count()).toBe(before);
  });
});

describe("asking again", () => {
  it("sends another mail while there is something to prove, a few times an hour", async () => {
    const { email, session } = await createSignedIn();
    for (let round = 1; round <= 3; round += 1) {
      expect((await send(SEND, {}, session.headers)).status).toBe(204);
      await smtp.until(email, round);
    }
    const refused = await send(SEND, {}, session.headers);
    expect(refused.headers.get("retry-after")).not.toBeNull();
    expect(await statusAndBody(refused)).toEqual([429, { code: "TOO_MANY_TRIES" }]);
    const tokens = (await smtp.until(email, 3)).map(tokenOf);
    expect((await verify(tokens[0] ?? "")).status).toBe(200);
    // The others went with it, and now there is nothing to prove.
    expect(await statusAndBody(await verify(tokens[2] ?? ""))).toEqual(ENDED);
    expect((await send(SEND, {}, session.headers)).status).toBe(204);
    expect(await db.mail.count({ where: { toAddress: email } })).toBe(3);
    expect((await send(SEND, {})).status).toBe(403);
  });
});

describe("another address", () => {
  it("counts once it is proved; the old one is notified, and its links are worth nothing", async () => {
    const { id, email: old, session } = await createSignedIn({ emailProvedAt: new Date() });
    await send("/api/v1/forgot-password", { email: old });
    const reset = await tokenTo(old);
    const email = freshAddress();
    const token = await askToChange(session.headers, email);
    const pending = await askGraphql(gateway, "{ myAccount { email isEmailProved pendingEmail } }", session);
    expect(pending.data).toEqual({ myAccount: { email: old, isEmailProved: true, pendingEmail: email } });
    expect((await send(LOGIN, { email, password: TEST_PASSWORD })).status).toBe(400);
    expect(await statusAndBody(await verify(token))).toEqual([200, { member_idx: id, email }]);
    expect((await send(LOGIN, { email, password: TEST_PASSWORD })).status).toBe(200);
    expect((await send(LOGIN, { email: old, password: TEST_PASSWORD })).status).toBe(400);
    const [, changed] = await smtp.until(old, 2);
    expect(changed?.mail.subject).toBe("이메일 주소가 변경되었습니다 | 학회");
    expect(changed?.mail.text).not.toContain(email);
    const resetBody = {
      token: reset,
      new_password: "Another!Horse8",
      confirm_new_password: "Another!Horse8",
    };
    expect(await statusAndBody(await send("/api/v1/reset-password", resetBody))).toEqual(ENDED);
  });

  it("asks for the password, an address, and another one than now", async () => {
    const { email, session } = await createSignedIn();
    const change = async (body: object) => await statusAndBody(await send(CHANGE, body, session.headers));
    const invalid = (fields: object) => [422, { code: "VALIDATION", fields }];
    const fresh = freshAddress();
    expect(await change({ email: fresh, password: "Wrong!2345" })).toEqual(
      invalid({ password: ["PASSWORD_WRONG"] }),
    );
    expect(await change({ email: "nowhere", password: TEST_PASSWORD })).toEqual(
      invalid({ email: ["EMAIL_INVALID"] }),
    );
    expect(await change({ email: ` ${email.toUpperCase()}`, password: TEST_PASSWORD })).toEqual(
      invalid({ email: ["EMAIL_UNCHANGED"] }),
    );
    expect((await send(CHANGE, { email: fresh, password: TEST_PASSWORD })).status).toBe(403);
    expect(await db.mail.count({ where: { toAddress: fresh } })).toBe(0);
  });

  it("looks the same when somebody else has it, and nothing is sent there", async () => {
    const [{ session }, other] = [await createSignedIn(), await createSignedIn()];
    const answer = await send(CHANGE, { email: other.email, password: TEST_PASSWORD }, session.headers);
    expect(answer.status).toBe(204);
    const { data } = await askGraphql(gateway, "{ myAccount { pendingEmail } }", session);
    expect(data).toEqual({ myAccount: { pendingEmail: other.email } });
    expect((await send(SEND, {}, session.headers)).status).toBe(204);
    expect(await db.mail.count({ where: { toAddress: other.email } })).toBe(0);
  });

  it("can be thought better of, and only the last one asked for is waited for", async () => {
    const { id, email, session } = await createSignedIn();
    const first = await askToChange(session.headers, freshAddress());
    const second = await askToChange(session.headers, freshAddress());
    expect(await statusAndBody(await verify(first))).toEqual(ENDED);
    const answer = await askGraphql(gateway, "mutation { cancelMyEmailChange { pendingEmail } }", session);
    expect(answer.data).toEqual({ cancelMyEmailChange: { pendingEmail: null } });
    expect(await statusAndBody(await verify(second))).toEqual(ENDED);
    expect((await memberOf(id)).email).toBe(email);
  });

  it("becomes one member's only when two prove it at once, and a link works once", async () => {
    const email = freshAddress();
    const people = [await createSignedIn(), await createSignedIn()];
    const tokens: string[] = [];
    for (const [index, { session }] of people.entries()) {
      await send(CHANGE, { email, password: TEST_PASSWORD }, session.headers);
      tokens.push(await tokenTo(email, index + 1));
    }
    const answers = await Promise.all([...tokens, ...tokens].map(verify));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await db.member.count({ where: { email } })).toBe(1);
    const changed = people.map((one) =>
      db.mail.count({ where: { memberId: one.id, kind: "EMAIL_CHANGED" } }),
    );
    expect((await Promise.all(changed)).sort()).toEqual([0, 1]);
    const memberId = { in: people.map(({ id }) => id) };
    expect(await db.signInRecord.count({ where: { memberId, kind: "EMAIL_CHANGED" } })).toBe(1);
  });

  it("is refused after a day, for a link that never was, and for somebody suspended, alike", async () => {
    const { id, session } = await createSignedIn();
    const token = await askToChange(session.headers, freshAddress());
    gateway.clock.advance(24 * 3_600_000 + 1);
    const late = await verify(token);
    gateway.clock.advance(-24 * 3_600_000 - 1);
    await db.member.update({ where: { id }, data: { status: "SUSPENDED" } });
    for (const answer of [late, await verify("made-up"), await verify(token)])
      expect(await statusAndBody(answer)).toEqual(ENDED);
  });
});
