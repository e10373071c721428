// The outbox and its worker against a real mail server: sent once, tried again, given up, and readable for the office.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "#gateway/logger.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { sendDueMails } from "#gateway/mail/send-mails.ts";
import { createSmtp } from "#gateway/mail/smtp.ts";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { writeMail } from "#schema/mail/write-mail.ts";
import { TestClock } from "#tests/support/clock.ts";
import { createMember, createSignedIn, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";

const gateway = useGateway();
const publicUrl = "https://association.example";
const MINUTE = 60_000;

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  smtp.refuseWith(null);
  smtp.beforeTaking(async () => undefined);
  await db.mail.deleteMany();
});

/** A worker as a gateway has it, with a clock and a log of its own. */
function worker() {
  const clock = new TestClock();
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(line) });
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl });
  const tools = { smtp: createSmtp({ smtpUrl: smtp.url, publicUrl }), links, clock, log };
  return { clock, lines, run: () => sendDueMails(tools) };
}

async function written(overrides: Partial<Prisma.MailUncheckedCreateInput> = {}) {
  const { id, email } = await createMember();
  await db.$transaction((tx) =>
    writeMail(tx, "PASSWORD_CHANGED", { id, email, language: "KO" }, { now: new Date() }),
  );
  const mail = await db.mail.findFirstOrThrow({ where: { memberId: id } });
  return await db.mail.update({ where: { id: mail.id }, data: overrides });
}

const stateOf = ({ id }: { id: number }) => db.mail.findUniqueOrThrow({ where: { id } });

describe("the worker", () => {
  test("sends a mail once, in the reader's language, and records it", async () => {
    const mail = await written();
    const { run, lines } = worker();
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    const [received, ...more] = await smtp.until(mail.toAddress, 1);
    expect(more).toEqual([]);
    expect(received?.mail.subject).toBe("[학회] 비밀번호가 바뀌었습니다");
    expect(received?.mail.text).toContain("비밀번호가 바뀌었고");
    expect(received?.mail.from).toMatchObject({ name: "학회", address: "no-reply@association.example" });
    expect(received?.mail.messageId).toBe(`<mail-${mail.id}@association.example>`);
    expect(await stateOf(mail)).toMatchObject({ state: "SENT", attempts: 1, lastError: null });
    expect(lines.join("")).not.toContain(mail.toAddress);
    expect(lines.join("")).not.toContain(mail.subject);
  });

  test("several at once send each mail once", async () => {
    const mails = [];
    for (let number = 0; number < 12; number += 1) mails.push(await written());
    const workers = Array.from({ length: 3 }, worker);
    const tried = await Promise.all(workers.map(({ run }) => run()));
    expect(tried.reduce((sum, one) => sum + one, 0)).toBe(mails.length);
    for (const mail of mails) {
      expect(await smtp.until(mail.toAddress, 1)).toHaveLength(1);
      expect(await stateOf(mail)).toMatchObject({ state: "SENT", attempts: 1 });
    }
  });

  test("tries again with growing pauses, and gives up in the end", async () => {
    const mail = await written();
    const { run, clock, lines } = worker();
    smtp.refuseWith(451);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await run()).toBe(1);
      expect(await run()).toBe(0);
      const { dueAt } = await stateOf(mail);
      pauses.push(Math.round((dueAt.getTime() - clock.now().getTime()) / MINUTE));
      clock.advance(dueAt.getTime() - clock.now().getTime() + 1);
    }
    expect(pauses.slice(1, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(await stateOf(mail)).toMatchObject({ state: "FAILED", attempts: 10, sentAt: null });
    expect((await stateOf(mail)).lastError).toContain("Not taken");
    expect(await run()).toBe(0);
    expect(lines.join("")).not.toContain(mail.toAddress);
    expect(lines.join("")).toContain("EENVELOPE 451");
  });

  test("gives up at once where there is no such address", async () => {
    const mail = await written();
    smtp.refuseWith(550);
    await worker().run();
    expect(await stateOf(mail)).toMatchObject({ state: "FAILED", attempts: 1 });
  });

  test("survives a mail server that is away", async () => {
    const mail = await written();
    const away = await startSmtp();
    await away.close();
    const { clock, run } = worker();
    const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl });
    const log = createLogger("silent");
    await sendDueMails({ smtp: createSmtp({ smtpUrl: away.url, publicUrl }), links, clock, log });
    expect(await stateOf(mail)).toMatchObject({ state: "WAITING", attempts: 1 });
    clock.advance(MINUTE);
    await run();
    expect(await stateOf(mail)).toMatchObject({ state: "SENT", attempts: 2, lastError: null });
  });

  test("takes over what a dead gateway left, once its lease has ended, and never what was sent", async () => {
    const mail = await written({ state: "SENDING", attempts: 1, dueAt: new Date(Date.now() + 5 * MINUTE) });
    const sent = await written({ state: "SENT", sentAt: new Date() });
    const { run, clock } = worker();
    expect(await run()).toBe(0);
    clock.advance(6 * MINUTE);
    expect(await run()).toBe(1);
    expect(await stateOf(mail)).toMatchObject({ state: "SENT", attempts: 2 });
    expect(smtp.received.filter(({ to }) => to === sent.toAddress)).toEqual([]);
  });

  test("sends no link that has ended", async () => {
    const { id, email } = await createMember();
    await db.$transaction((tx) =>
      writeMail(tx, "PASSWORD_RESET", { id, email, language: "EN" }, { now: new Date() }),
    );
    await worker().run();
    expect(await db.mail.findFirst({ where: { memberId: id } })).toMatchObject({ state: "FAILED" });
    expect(smtp.received.filter(({ to }) => to === email)).toEqual([]);
  });
});

describe("the office", () => {
  const OUTBOX = `query ($state: MailState, $page: Int! = 1) { outbox(state: $state, page: $page) {
    isSent totalCount pageCount items { id state toAddress subject paragraphs hasLink link lastError } } }`;

  test("reads it by state, a page at a time", async () => {
    const { session } = await createSignedIn({ roles: ["MEMBER"] });
    const failed = await written({ state: "FAILED", lastError: "550 no such user" });
    for (let number = 0; number < 21; number += 1) await written();
    const ask = (variables: object) => askGraphql(gateway(), OUTBOX, { variables, headers: session.headers });
    expect(Object((await ask({ state: "FAILED" })).data).outbox).toMatchObject({
      isSent: false,
      totalCount: 1,
      items: [{ id: failed.id, lastError: "550 no such user", link: null }],
    });
    const { outbox } = Object((await ask({ page: 2 })).data);
    expect([outbox.totalCount, outbox.pageCount, outbox.items.length]).toEqual([22, 2, 2]);
  });

  test("has a failed one tried again, and only that", async () => {
    const { session } = await createSignedIn({ roles: ["MEMBER"] });
    const failed = await written({ state: "FAILED", attempts: 10 });
    const sent = await written({ state: "SENT", sentAt: new Date() });
    const retry = (id: number) =>
      askGraphql(gateway(), `mutation { retryMail(id: ${id}) { id state } }`, { headers: session.headers });
    expect((await retry(failed.id)).data).toEqual({ retryMail: { id: failed.id, state: "WAITING" } });
    expect((await retry(sent.id)).data).toEqual({ retryMail: { id: sent.id, state: "SENT" } });
    await worker().run();
    expect(await stateOf(failed)).toMatchObject({ state: "SENT" });
  });

  test("only the first administrators see the link of a mail, and only until it is sent", async () => {
    const { id, email } = await createMember();
    await gateway().send("/api/v1/forgot-password", { email });
    const mail = await db.mail.findFirstOrThrow({ where: { memberId: id } });
    const seenBy = async (role: "MEMBER" | "SUPER") => {
      const { session } = await createSignedIn({ roles: [role] });
      const { data, text } = await askGraphql(gateway(), OUTBOX, { headers: session.headers });
      const [item] = Object(data).outbox.items;
      return { ...item, text };
    };
    expect(await seenBy("MEMBER")).toMatchObject({ id: mail.id, hasLink: true, link: null });
    const { link, text } = await seenBy("SUPER");
    expect(link).toMatch(/\/reset-password\?token=[\w-]{43}$/);
    expect(text).not.toContain("{link}");
    await db.mail.update({ where: { id: mail.id }, data: { state: "SENT", sentAt: new Date() } });
    expect(await seenBy("SUPER")).toMatchObject({ link: null });
  });
});
