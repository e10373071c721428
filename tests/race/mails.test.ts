// @module-tag long
// Emails that are called back while two gateways send them: by an act that is undone, by an email to many that is stopped, by a reader who
// ends a topic. A recall answers whether the mail goes, and the answer holds; never both.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Idleness } from "#gateway/cache/idleness.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { createOptOutLinks } from "#gateway/mail/opt-out-links.ts";
import { createSmtp } from "#gateway/mail/smtp.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { startWork, type Work } from "#gateway/tasks/work.ts";
import { db } from "#prisma/client.ts";
import { writeMailings } from "#schema/mailing/mailings/write-mailings.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember, createSettings, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import type { GraphqlReply } from "#tests/support/graphql.ts";
import { BOOK, createPayment, expectSoundPayment, TAKE_BACK } from "#tests/support/paying.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";

const BUSY: Idleness = { isIdle: false, heard: () => undefined };
const WITHIN = { timeout: 20_000, interval: 20 };
const ROUNDS = 3;
/** More than twice what two gateways send at once: when half of them were called back, some of those were not on their way. */
const PEOPLE = 20;
const options = { secret: TEST_SECRET, publicUrl: "https://association.example" };
const gateway = useGateway();
let office: Person;
let other: Person;
let treasurer: Person;
beforeAll(async () => {
  await createSettings();
  office = await createPerson(gateway(), { roles: ["MEMBER"] });
  other = await createPerson(gateway(), { roles: ["MEMBER"] });
  treasurer = await createPerson(gateway(), { roles: ["FINANCE"] });
});

const newMembers = (overrides: Parameters<typeof createMember>[0] = {}) =>
  Promise.all(Array.from({ length: PEOPLE }, () => createMember(overrides)));
const mailsTo = (memberId: number) => db.mail.findMany({ where: { memberId }, orderBy: { id: "asc" } });

const CREATE = "mutation ($major: String!) { createMailing(members: { major: $major }) { id } }";
const SAVE = `mutation ($id: Id!) { saveMailing(id: $id, version: 1, input: {
  purpose: SERVICE, subjectKo: "총회 안내", textKo: "총회에 모십니다." }) { id } }`;
const SEND = `mutation ($id: Id!) { sendMailing(id: $id, version: 2, expectedCount: ${PEOPLE}) { state } }`;
const STOP = "mutation ($id: Id!) { stopMailing(id: $id) { state } }";

/** An email to so many people of one major, that somebody has agreed to. */
async function agreed(major: string): Promise<number> {
  await newMembers({ major, emailProvedAt: new Date() });
  const { id } = answered(await office.ask(CREATE, { major }), "createMailing");
  answered(await office.ask(SAVE, { id }), "saveMailing");
  answered(await office.ask(SEND, { id }), "sendMailing");
  return id;
}

describe("on its way", () => {
  let smtp: TestSmtp;
  const works: Work[] = [];
  beforeAll(async () => {
    smtp = await startSmtp();
    const log = createLogger("silent");
    for (let number = 0; number < 2; number += 1) {
      const { clock } = gateway();
      const links = createOneTimeLinks(options);
      const optOuts = createOptOutLinks(options);
      const sender = createSmtp({ smtpUrl: smtp.url, publicUrl: options.publicUrl });
      const mails = { smtp: sender, links, optOuts, clock, log };
      works.push(startWork({ log, tasks: [], idleness: BUSY, mails, texts: null }));
    }
  });
  afterAll(async () => {
    await Promise.all(works.map((work) => work.stop(5_000)));
    await smtp.close();
  });

  const timesReceived = (email: string) => smtp.received.filter(({ to }) => to === email).length;

  /** Whatever waits for its minute goes out now. */
  const makeDue = () =>
    db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state < 'active'`;

  async function untilQuiet(): Promise<void> {
    const unfinished = async () =>
      await db.$queryRaw<object[]>`SELECT id FROM pgboss.job WHERE name = 'mail' AND state <= 'active'`;
    await expect.poll(unfinished, WITHIN).toEqual([]);
  }

  /**
   * Lets emails go, and calls them back once the first is on its way. The mail server takes none before so
   * many calls were answered.
   * @returns the codes of the answers
   */
  async function callBack(calls: readonly (() => Promise<GraphqlReply>)[], heldUntil: number) {
    const going = Promise.withResolvers<void>();
    const answers = Promise.withResolvers<void>();
    if (heldUntil === 0) answers.resolve();
    let count = 0;
    smtp.beforeTaking(async () => {
      going.resolve();
      await answers.promise;
    });
    await makeDue();
    await going.promise;
    const codes = await Promise.all(
      calls.map(async (call) => {
        const { code } = await call();
        count += 1;
        if (count >= heldUntil) answers.resolve();
        return code;
      }),
    );
    await makeDue();
    await untilQuiet();
    return codes;
  }

  test("a decision holds and its email goes, or it is taken back and no email goes", async () => {
    const approve = "mutation ($id: Id!) { approveGradeRequest(id: $id) { id } }";
    const undo = "mutation ($memberId: Id!) { undoGradeDecision(memberId: $memberId) { grade } }";
    for (let round = 0; round < ROUNDS; round += 1) {
      const people = await newMembers({ gradeRequests: { create: { grade: "REGULAR" } } });
      for (const { id: memberId } of people) {
        const { id } = await db.gradeRequest.findFirstOrThrow({ where: { memberId } });
        answered(await office.ask(approve, { id }), "approveGradeRequest");
      }
      const calls = people.map(
        ({ id: memberId }) =>
          () =>
            other.ask(undo, { memberId }),
      );
      const codes = await callBack(calls, PEOPLE / 2);
      for (const [index, { id, email }] of people.entries()) {
        const code = codes[index];
        const { grade } = await db.member.findUniqueOrThrow({ where: { id } });
        const states = (await mailsTo(id)).map(({ state }) => state);
        expect([code, grade, states, timesReceived(email)]).toEqual(
          code === null ? [null, "GENERAL", [], 0] : ["MAIL_GONE", "REGULAR", ["SENT"], 1],
        );
      }
      expect(new Set(codes).size).toBe(2);
    }
  });

  test("a payer reads of a booking and that it was wrong, or of neither", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const people = await newMembers();
      const payments: number[] = [];
      for (const { id: memberId, email: payerEmail } of people) {
        const { id } = await createPayment({ memberId, payerEmail });
        answered(await treasurer.ask(BOOK, { id, version: 1, amount: 50_000 }), "bookPayment");
        payments.push(id);
      }
      const calls = payments.map((id) => () => treasurer.ask(TAKE_BACK, { id, version: 2, reason: "통장" }));
      expect(new Set(await callBack(calls, PEOPLE / 2))).toEqual(new Set([null]));
      const outcomes = new Set<string>();
      for (const [index, { id, email }] of people.entries()) {
        const mails = await mailsTo(id);
        const kinds = mails.map(({ kind }) => kind).join();
        expect(["", "PAYMENT_PAID,PAYMENT_TAKEN_BACK"]).toContain(kinds);
        expect(timesReceived(email)).toBe(mails.length);
        outcomes.add(kinds);
        await expectSoundPayment(payments[index] ?? 0);
      }
      expect(outcomes.size).toBe(2);
    }
  });

  test("an email to many that is stopped goes to nobody more, and says to how many it went", async () => {
    for (const [round, heldUntil] of [0, 0, 2].entries()) {
      const id = await agreed(`정지 ${round}`);
      await writeMailings(gateway().clock.now());
      const calls = [office, other].map((who) => () => who.ask(STOP, { id }));
      const codes = await callBack(calls, heldUntil);
      expect(codes).toContain("CONFLICT");
      const mails = await db.mail.findMany({ where: { mailingId: id } });
      expect(mails).toHaveLength(PEOPLE);
      for (const { state, toAddress } of mails)
        expect([state, timesReceived(toAddress)]).toEqual(state === "SENT" ? ["SENT", 1] : ["STOPPED", 0]);
      const stopped = mails.filter(({ state }) => state === "STOPPED").length;
      const read = await office.ask("query ($id: Id!) { mailing(id: $id) { state sent stopped waiting } }", {
        id,
      });
      const state = codes.includes(null) ? "STOPPED" : "WRITTEN";
      expect(answered(read, "mailing")).toEqual({ state, sent: PEOPLE - stopped, stopped, waiting: 0 });
      // Held at the mail server, those that were not on their way stay.
      if (heldUntil > 0) expect(stopped).toBeGreaterThan(0);
      if (state === "WRITTEN") expect(stopped).toBe(0);
    }
  });
});

describe("being written", () => {
  test("an email that is stopped meanwhile is a draft without mails, or its mails stay", async () => {
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const id = await agreed(`쓰는 중 ${round}`);
      const now = gateway().clock.now();
      const write = () => writeMailings(now);
      const stop = async () => (await office.ask(STOP, { id })).code;
      const acts = round % 2 === 0 ? [write, stop, write] : [stop, write, write];
      await Promise.all(acts.map((act) => act()));
      const { state } = await db.mailing.findUniqueOrThrow({ where: { id } });
      const states = (await db.mail.findMany({ where: { mailingId: id } })).map((mail) => mail.state);
      expect(["DRAFT", "STOPPED"]).toContain(state);
      expect(states).toEqual(state === "DRAFT" ? [] : Array.from({ length: PEOPLE }, () => "STOPPED"));
    }
  });

  test("anyone who ends the topic meanwhile gets none", async () => {
    const address = { email: "reader@example.org", emailKey: "reader@example.org" };
    const row = { ...address, topic: "NOTICE", language: "KO", createdAt: new Date() } as const;
    const { id: subscriptionId } = await db.subscription.create({ data: row });
    const link = createOptOutLinks(options).linkOf({ memberId: null, subscriptionId, language: "KO" });
    const { pathname, search } = new URL(link ?? "");
    const words = {
      kind: "LETTER",
      toAddress: row.email,
      language: "KO",
      subject: "새 글",
      text: "가",
    } as const;
    const { id, ended } = await db.$transaction(async (tx) => {
      const mail = await tx.mail.create({ data: { ...words, subscriptionId } });
      const click = gateway().request(pathname + search, { method: "POST" });
      // It waits for this transaction.
      const waiting = () =>
        tx.$queryRaw<object[]>`
          SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`;
      await expect.poll(waiting, WITHIN).toHaveLength(1);
      return { id: mail.id, ended: click };
    });
    expect((await ended).status).toBe(200);
    expect(await db.mail.findUnique({ where: { id } })).toMatchObject({ state: "STOPPED" });
    expect(await db.subscription.count()).toBe(0);
  });
});
