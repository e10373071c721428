// @module-tag both
// The outbox and its queue against a real mail server: sent once, tried again, given up, and readable for the office.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Idleness } from "#gateway/cache/idleness.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { createOptOutLinks } from "#gateway/mail/opt-out-links.ts";
import { sendMails } from "#gateway/mail/send-mails.ts";
import { createSmtp } from "#gateway/mail/smtp.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { startWork } from "#gateway/tasks/work.ts";
import { db, type Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { openQueue } from "#prisma/queue.ts";
import { enqueueWaitingMails } from "#schema/core/mail/enqueue-waiting-mails.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { TestClock } from "#tests/support/clock.ts";
import { createMember, createSignedIn, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { ROOT } from "#tests/support/source-files.ts";

const BUSY: Idleness = { isIdle: false, heard: () => undefined };
const gateway = useGateway();
const publicUrl = "https://association.example";
const WITHIN_MS = 20_000;

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  smtp.refuseWith(null);
  smtp.beforeTaking(async () => undefined);
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail'`;
  await db.mail.deleteMany();
});

/** What a gateway sends with, and a log of its own. */
function mailTools(smtpUrl = smtp.url) {
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(line) });
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl });
  const optOuts = createOptOutLinks({ secret: TEST_SECRET, publicUrl });
  return { clock: new TestClock(), lines, log, links, optOuts, smtp: createSmtp({ smtpUrl, publicUrl }) };
}

/** Has so many gateways work off the queue during the tests of a `describe`; what each logs. */
function useWork(count: number): readonly string[][] {
  const logs: string[][] = [];
  const works: ReturnType<typeof startWork>[] = [];
  beforeAll(() => {
    for (let number = 0; number < count; number += 1) {
      const mails = mailTools();
      logs.push(mails.lines);
      works.push(startWork({ log: mails.log, tasks: [], idleness: BUSY, mails, texts: null }));
    }
  });
  afterAll(() => Promise.all(works.map((work) => work.stop(5_000))));
  return logs;
}

/** A mail and its job; `more` is done in the same transaction, before any gateway sees them. */
async function written(
  overrides: Partial<Prisma.MailUncheckedCreateInput> = {},
  more: (tx: Tx, key: string) => Promise<unknown> = async () => undefined,
) {
  const { id, email } = await createMember();
  return await db.$transaction(async (tx) => {
    await writeMail(tx, "PASSWORD_CHANGED", { id, email, language: "KO" }, { now: new Date() });
    const mail = await tx.mail.findFirstOrThrow({ where: { memberId: id } });
    await more(tx, String(mail.id));
    return await tx.mail.update({ where: { id: mail.id }, data: overrides });
  });
}

const stateOf = ({ id }: { id: number }) => db.mail.findUniqueOrThrow({ where: { id } });
const untilIn = (mail: { id: number }, expected: object) =>
  expect.poll(() => stateOf(mail), { timeout: WITHIN_MS }).toMatchObject(expected);

interface Job {
  readonly state: string;
  readonly data: unknown;
  /** Seconds until it is tried, about. */
  readonly pause: number;
}

/** The jobs of a mail, those that are over too. */
const jobsOf = ({ id }: { id: number }) => db.$queryRaw<Job[]>`
  SELECT state::text, data, extract(epoch FROM start_after - now())::int AS pause
  FROM pgboss.job WHERE name = 'mail' AND singleton_key = ${String(id)}`;
const untilJob = (mail: { id: number }, state: string) =>
  expect
    .poll(async () => (await jobsOf(mail)).map((job) => job.state), { timeout: WITHIN_MS })
    .toEqual([state]);

/** As if so many attempts had been made, and the next one were due. */
const afterAttempts = ({ id }: { id: number }, count: number) => db.$executeRaw`
  UPDATE pgboss.job SET retry_count = ${count - 1}, start_after = now() WHERE singleton_key = ${String(id)}`;

describe("the queue", () => {
  const logs = useWork(3);
  const logged = () => logs.flat().join("");

  test("sends each mail once, in the reader's language, and records it", async () => {
    const mails: Awaited<ReturnType<typeof written>>[] = [];
    for (let number = 0; number < 12; number += 1) mails.push(await written());
    for (const mail of mails) {
      await untilIn(mail, { state: "SENT", attempts: 1, lastError: null });
      await untilJob(mail, "completed");
      expect((await jobsOf(mail))[0]?.data).toEqual({ key: String(mail.id) });
      const [received, ...more] = await smtp.until(mail.toAddress, 1);
      expect(more).toEqual([]);
      expect(received?.mail.subject).toBe("비밀번호가 변경되었습니다 | 학회");
      expect(received?.mail.html).toContain("회원 계정의 비밀번호가 변경되었으며");
      expect(received?.mail.text).toContain("비밀번호가 변경되었으며");
      expect(received?.mail.from).toMatchObject({ name: "학회", address: "no-reply@association.example" });
      expect(received?.mail.messageId).toBe(`<mail-${mail.id}@association.example>`);
      expect(logged()).not.toContain(mail.toAddress);
      expect(logged()).not.toContain(mail.subject);
    }
  });

  test("tries again with growing pauses, and gives up in the end", async () => {
    smtp.refuseWith(451);
    const mail = await written();
    await untilIn(mail, { state: "WAITING", attempts: 1 });
    await untilJob(mail, "retry");
    const first = (await jobsOf(mail))[0]?.pause ?? 0;
    expect(first).toBeGreaterThan(20);
    expect(first).toBeLessThanOrEqual(60);
    await afterAttempts(mail, 8);
    await untilIn(mail, { state: "WAITING", attempts: 9 });
    await untilJob(mail, "retry");
    const later = (await jobsOf(mail))[0]?.pause ?? 0;
    expect(later).toBeGreaterThan(3_500);
    expect(later).toBeLessThanOrEqual(3_600);
    await afterAttempts(mail, 9);
    await untilIn(mail, { state: "FAILED", attempts: 10, sentAt: null });
    await untilJob(mail, "completed");
    expect((await stateOf(mail)).lastError).toContain("Not taken");
    expect(logged()).not.toContain(mail.toAddress);
    expect(logged()).toContain("EENVELOPE 451");
  });

  test("gives up at once where there is no such address", async () => {
    smtp.refuseWith(550);
    const mail = await written();
    await untilIn(mail, { state: "FAILED", attempts: 1 });
    await untilJob(mail, "completed");
  });

  test("takes over what a dead gateway left, once its time is over, and never what was sent", async () => {
    const left = await written(
      {},
      (tx, key) => tx.$executeRaw`
        UPDATE pgboss.job SET state = 'active', started_on = now() - interval '151 s' WHERE singleton_key = ${key}`,
    );
    const sent = await written({ state: "SENT", sentAt: new Date() });
    await untilJob(sent, "completed");
    await untilJob(left, "active");
    // What every gateway does once a minute.
    await db.$executeRaw`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`;
    await (await openQueue()).supervise("mail");
    await untilJob(left, "retry");
    await afterAttempts(left, 1);
    await untilIn(left, { state: "SENT", attempts: 2 });
    expect(smtp.received.filter(({ to }) => to === sent.toAddress)).toEqual([]);
  });

  test("sends what waits without a job, as after a backup was restored, once", async () => {
    const mail = await written(
      {},
      (tx, key) => tx.$executeRaw`DELETE FROM pgboss.job WHERE singleton_key = ${key}`,
    );
    expect(await Promise.all([enqueueWaitingMails(), enqueueWaitingMails()])).toContain(1);
    await untilIn(mail, { state: "SENT" });
    expect(await enqueueWaitingMails()).toBe(0);
    expect(smtp.received.filter(({ to }) => to === mail.toAddress)).toHaveLength(1);
  });

  test("sends no link that has ended", async () => {
    const { id, email } = await createMember();
    await db.$transaction((tx) =>
      writeMail(tx, "PASSWORD_RESET", { id, email, language: "EN" }, { now: new Date() }),
    );
    const mail = await db.mail.findFirstOrThrow({ where: { memberId: id } });
    await untilIn(mail, { state: "FAILED" });
    expect(smtp.received.filter(({ to }) => to === email)).toEqual([]);
  });
});

test("a mail and its job are written together or not at all", async () => {
  const jobs = () => db.$queryRaw<object[]>`SELECT id FROM pgboss.job WHERE name = 'mail'`;
  const failing = written({}, () => Promise.reject(new Error("The cause fails")));
  await expect(failing).rejects.toThrow("The cause fails");
  expect([await db.mail.count(), (await jobs()).length]).toEqual([0, 0]);
  await written();
  expect([await db.mail.count(), (await jobs()).length]).toEqual([1, 1]);
});

test("a mail server that is away is asked again", async () => {
  const away = await startSmtp();
  await away.close();
  const mail = await written();
  const job = { id: "job", data: { key: String(mail.id) }, retryCount: 0, retryLimit: 9 };
  expect(await sendMails(mailTools(away.url), [job])).toEqual([{ id: "job", status: "failed" }]);
  expect(await stateOf(mail)).toMatchObject({ state: "WAITING", attempts: 1 });
});

test("the installed pg-boss is the one whose schema the migrations make", async () => {
  const { pgboss } = JSON.parse(readFileSync(join(ROOT, "node_modules/pg-boss/package.json"), "utf8"));
  expect(await db.$queryRaw`SELECT version FROM pgboss.version`).toEqual([{ version: pgboss.schema }]);
});

describe("the office", () => {
  const OUTBOX = `query ($filter: MailFilter, $page: Int! = 1) { outbox(filter: $filter, page: $page) {
    isSent totalCount hasMore items { id state toAddress subject paragraphs hasLink mayShowLink lastError } } }`;

  test("reads it by state, a page at a time", async () => {
    const { session } = await createSignedIn({ roles: ["MEMBER"] });
    // The address of a page is shown as the reader gets it.
    const text = "{site}/my-account/applications/448";
    const failed = await written({ state: "FAILED", lastError: "550 no such user", text });
    for (let number = 0; number < 21; number += 1) await written();
    const ask = (variables: object) => askGraphql(gateway(), OUTBOX, { variables, headers: session.headers });
    expect(Object((await ask({ filter: { state: "FAILED" } })).data).outbox).toMatchObject({
      isSent: false,
      totalCount: 1,
      items: [
        {
          id: failed.id,
          lastError: "550 no such user",
          mayShowLink: false,
          paragraphs: [expect.stringMatching(/^https?:\/\/[^/]+\/my-account\/applications\/448$/)],
        },
      ],
    });
    const { outbox } = Object((await ask({ page: 2 })).data);
    expect([outbox.totalCount, outbox.hasMore, outbox.items.length]).toEqual([22, false, 2]);
  });

  test("finds mails by recipient, kind and day", async () => {
    const { session } = await createSignedIn({ roles: ["MEMBER"] });
    const { id, email } = await createMember({ name: "남궁슬기" });
    await written({ memberId: id, toAddress: email });
    await written({ kind: "NEW_DEVICE", toAddress: "guest@example.org" });
    const found = async (filter: object) => {
      const { data } = await askGraphql(gateway(), OUTBOX, {
        variables: { filter },
        headers: session.headers,
      });
      return Object(data).outbox.items.map(({ toAddress }: { toAddress: string }) => toAddress);
    };
    expect(await found({ who: "남궁" })).toEqual([email]);
    expect(await found({ who: "Guest@example.org" })).toEqual(["guest@example.org"]);
    expect(await found({ kind: ["NEW_DEVICE"] })).toEqual(["guest@example.org"]);
    expect(await found({ days: { to: "2000-01-01" } })).toEqual([]);
  });

  test("has a failed one tried again, and only that", async () => {
    const { session } = await createSignedIn({ roles: ["MEMBER"] });
    const over = (tx: Tx, key: string) => tx.$executeRaw`DELETE FROM pgboss.job WHERE singleton_key = ${key}`;
    const failed = await written({ state: "FAILED", attempts: 10 }, over);
    const sent = await written({ state: "SENT", sentAt: new Date() }, over);
    const retry = (id: number) =>
      askGraphql(gateway(), `mutation { retryMail(id: ${id}) { id state } }`, { headers: session.headers });
    expect((await retry(failed.id)).data).toEqual({ retryMail: { id: failed.id, state: "WAITING" } });
    expect((await retry(sent.id)).data).toEqual({ retryMail: { id: sent.id, state: "SENT" } });
    expect(await jobsOf(failed)).toMatchObject([{ state: "created" }]);
    expect(await jobsOf(sent)).toEqual([]);
  });

  test("has chosen ones tried again at once, and skips what went out", async () => {
    const { session } = await createSignedIn({ roles: ["MEMBER"] });
    const over = (tx: Tx, key: string) => tx.$executeRaw`DELETE FROM pgboss.job WHERE singleton_key = ${key}`;
    const failed = await written({ state: "FAILED", attempts: 10 }, over);
    const late = await written({ state: "WAITING", attempts: 3 }, over);
    const sent = await written({ state: "SENT", sentAt: new Date() }, over);
    const ids = [failed.id, late.id, sent.id];
    const retry = (expectedCount: number) =>
      askGraphql(
        gateway(),
        `mutation ($ids: [Id!], $expectedCount: Int!) {
          retryMails(which: { ids: $ids, expectedCount: $expectedCount }) { done cursor } }`,
        { variables: { ids, expectedCount }, headers: session.headers },
      );
    expect((await retry(2)).code).toBe("COUNT_CHANGED");
    expect((await retry(3)).data).toEqual({ retryMails: { done: 2, cursor: null } });
    for (const mail of [failed, late]) expect(await jobsOf(mail)).toMatchObject([{ state: "created" }]);
    expect(await jobsOf(sent)).toEqual([]);
    const lines = await db.auditEntry.findMany({ where: { action: "retryMail", subjectId: { in: ids } } });
    expect(lines.map(({ subjectId }) => subjectId).sort()).toEqual([failed.id, late.id].sort());
  });

  test("only the first administrators see the link of a mail, only until it is sent, and it is written down", async () => {
    const { id, email } = await createMember();
    await gateway().send("/api/v1/forgot-password", { email });
    const mail = await db.mail.findFirstOrThrow({ where: { memberId: id } });
    const boss = await createSignedIn({ roles: ["SUPER"] });
    const office = await createSignedIn({ roles: ["MEMBER"] });
    const show = `mutation { showMailLink(id: ${mail.id}) }`;
    const seenBy = async ({ session: { headers } }: typeof boss) => {
      const { data } = await askGraphql(gateway(), OUTBOX, { headers });
      return Object(data).outbox.items[0];
    };
    const shownTo = ({ session: { headers } }: typeof boss) => askGraphql(gateway(), show, { headers });
    expect(await seenBy(office)).toMatchObject({ id: mail.id, hasLink: true, mayShowLink: false });
    expect((await shownTo(office)).code).toBe("FORBIDDEN");
    expect(await seenBy(boss)).toMatchObject({ mayShowLink: true });
    const { data } = await shownTo(boss);
    expect(Object(data).showMailLink).toMatch(/\/reset-password\?token=[\w-]{43}$/);
    const where = { action: "showMailLink", subjectId: mail.id };
    expect(await db.auditEntry.findMany({ where })).toMatchObject([{ actorId: boss.id }]);
    await db.mail.update({ where: { id: mail.id }, data: { state: "SENT", sentAt: new Date() } });
    expect(await seenBy(boss)).toMatchObject({ mayShowLink: false });
    expect((await shownTo(boss)).code).toBe("LINK_ENDED");
  });

  test("nobody is shown the link of a mail to staff: it opens rights", async () => {
    const boss = await createSignedIn({ roles: ["SUPER"] });
    const { id, email } = await createMember({ roles: ["FINANCE"] });
    await gateway().send("/api/v1/forgot-password", { email });
    const mail = await db.mail.findFirstOrThrow({ where: { memberId: id } });
    const { headers } = boss.session;
    const { data } = await askGraphql(gateway(), OUTBOX, { headers });
    expect(Object(data).outbox.items[0]).toMatchObject({ id: mail.id, mayShowLink: false });
    const shown = await askGraphql(gateway(), `mutation { showMailLink(id: ${mail.id}) }`, { headers });
    expect([shown.code, shown.text.includes("token=")]).toEqual(["FORBIDDEN", false]);
  });
});
