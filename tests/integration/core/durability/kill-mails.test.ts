// @module-tag long
// kill -9 while mails are written and sent: none that was acknowledged is lost, and none is sent again once it was recorded as
// sent. So it is with a mailing to many: each of its people gets one mail. Few rounds: each is two starts of the site.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { opened } from "./opened.ts";
import { keepRegistering, type Registered, senderTo } from "./writers.ts";

const ROUNDS = 3;
const MEMBERS = 6;
/** Mails of each life that are taken; the blow falls while the next ones are on their way. */
const TAKEN = 2;
const WITHIN_MILLISECONDS = 600_000;

/** Asks for a link for each member in turn, until the site is gone. */
async function keepAsking(
  url: string,
  members: readonly Registered[],
  round: number,
  acknowledged: string[],
) {
  for (const [index, { email }] of members.entries()) {
    const send = senderTo(url, `198.51.${round}.${index}`);
    const answer = await send("forgot-password", "POST", { email });
    if (!answer) return;
    if (answer.status !== 204) throw new Error(`Asking: ${answer.status}`);
    acknowledged.push(email);
  }
}

/** Lets some mails through and holds the others until `release`, as a server would from which the sender has gone. */
function holdMails(smtp: TestSmtp) {
  let through = 0;
  let held = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  smtp.beforeTaking(async () => {
    if (through < TAKEN) {
      through += 1;
      return;
    }
    held += 1;
    await released;
    throw new Error("The sender has gone");
  });
  return { isHolding: () => through === TAKEN && held > 0, release };
}

/** In the log after each mail that was recorded as sent. */
const SENT = "Mail sent";
const sentIn = ({ log }: Site) => log().split(SENT).length - 1;

async function liveAndDie(database: SiteDatabase, smtp: TestSmtp, round: number, acknowledged: string[]) {
  const { dataDir, env } = database.options;
  const site = await startSite({ dataDir, env: { ...env, TRUST_PROXY: "1", SMTP_URL: smtp.url } });
  smtp.beforeTaking(async () => undefined);
  const members: Registered[] = [];
  const send = senderTo(site.url, `198.51.100.${round}`);
  await keepRegistering(
    async (...asked) => (members.length < MEMBERS ? await send(...asked) : null),
    members,
  );
  // Each was sent a proof of the address; what follows is about the mails after it.
  for (const { email } of members) await smtp.until(email, 1);
  const hold = holdMails(smtp);
  const asking = Promise.all(members.map((member) => keepAsking(site.url, [member], round, acknowledged)));
  while (!hold.isHolding()) await sleep(5);
  // What was taken is being recorded meanwhile. Once it certainly is: a machine that is busy would let every blow fall before it.
  if (round === 1) await expect.poll(() => sentIn(site), { timeout: 120_000 }).toBeGreaterThan(MEMBERS);
  else await sleep(50 * round);
  await site.kill();
  hold.release();
  await asking;
}

/** What is in the outbox; what was being sent is made due, as if the time of its job were over. */
const readOutbox = (database: SiteDatabase, kind: "PASSWORD_RESET" | "LETTER" = "PASSWORD_RESET") =>
  opened(database, async () => {
    await db.$executeRaw`
      UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'mail' AND state <= 'active'`;
    return await db.mail.findMany({ where: { kind } });
  });

/** The mails that have come of one row of the outbox. */
const timesReceived = (smtp: TestSmtp, id: number) =>
  smtp.received.filter(({ mail }) => mail.messageId?.startsWith(`<mail-${id}@`)).length;

it(
  "loses no mail that was acknowledged and repeats none that was recorded as sent",
  async () => {
    const database = await createSiteDatabase("migrated");
    const smtp = await startSmtp();
    const acknowledged: string[] = [];
    const recorded = new Map<number, number>();
    let unfinished = 0;
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await liveAndDie(database, smtp, round, acknowledged);
        for (const { id, state } of await readOutbox(database)) {
          if (state === "SENT") recorded.set(id, recorded.get(id) ?? timesReceived(smtp, id));
          else unfinished += 1;
        }
      }
      const { dataDir, env } = database.options;
      smtp.beforeTaking(async () => undefined);
      const site = await startSite({ dataDir, env: { ...env, SMTP_URL: smtp.url } });
      for (const email of acknowledged) await smtp.until(email, 2);
      await sleep(2_000);
      await site.stop();
      const mails = await readOutbox(database);
      expect(mails.map(({ state }) => state)).toEqual(mails.map(() => "SENT"));
      const addresses = mails.map(({ toAddress }) => toAddress);
      for (const email of acknowledged) expect(addresses).toContain(email);
      for (const [id, times] of recorded) expect([id, timesReceived(smtp, id)]).toEqual([id, times]);
    } finally {
      await smtp.close();
      await database.remove();
    }
    // The test is worth something only when blows fell before mails were sent.
    expect(unfinished).toBeGreaterThan(0);
    expect(recorded.size).toBeGreaterThan(0);
  },
  WITHIN_MILLISECONDS,
);

/** Three parts of a mailing. */
const READERS = 450;
/** In the log after each part. */
const PART_WRITTEN = "A mailing is being written";

/** A mailing that somebody has agreed to, and its people. */
async function agree(): Promise<void> {
  const at = new Date();
  const rows = Array.from({ length: READERS }, (_, index) => {
    const email = `reader-${index}@example.org`;
    return { email, emailKey: email, passwordHash: "", name: "회원", country: "KR", emailProvedAt: at };
  });
  await db.member.createMany({ data: rows });
  const words = { subjectKo: "총회 안내", textKo: "총회에 모십니다." };
  const audience = { kind: "MEMBERS", filter: {} };
  const agreed = { state: "READY", sendAt: at, expected: READERS, createdAt: at } as const;
  await db.mailing.create({ data: { ...words, ...agreed, audience } });
}

const mailingState = (database: SiteDatabase) =>
  opened(database, async () => (await db.mailing.findFirstOrThrow()).state);

it(
  "sends a mailing to many once to each, whether the gateway dies while it is written or while it goes out",
  async () => {
    const database = await createSiteDatabase("migrated");
    const smtp = await startSmtp();
    const { dataDir, env } = database.options;
    const live = () => startSite({ dataDir, env: { ...env, SMTP_URL: smtp.url } });
    /** How many mails a site says that it has sent. Somebody is there meanwhile, so it looks for them each second. */
    const countSent = async (site: Site) => {
      await fetch(`${site.url}/robots.txt`);
      return sentIn(site);
    };
    const recorded = new Map<number, number>();
    const remember = async () => {
      const mails = await readOutbox(database, "LETTER");
      for (const { id, state } of mails) {
        if (state === "SENT") recorded.set(id, recorded.get(id) ?? timesReceived(smtp, id));
      }
      return mails.length;
    };
    try {
      await opened(database, agree);
      const writing = await live();
      await expect.poll(writing.log, { interval: 10, timeout: 180_000 }).toContain(PART_WRITTEN);
      await writing.kill();
      const written = await remember();
      // The test is worth something only when the blows fell in the middle.
      expect(await mailingState(database)).toBe("WRITING");
      expect(written).toBeGreaterThan(0);
      expect(written).toBeLessThan(READERS);

      const hold = holdMails(smtp);
      const sending = await live();
      await expect
        .poll(async () => (await countSent(sending)) > 0 && hold.isHolding(), { timeout: 180_000 })
        .toBe(true);
      await sending.kill();
      hold.release();
      expect(await remember()).toBeGreaterThanOrEqual(written);
      expect(recorded.size).toBeGreaterThan(0);
      expect(recorded.size).toBeLessThan(READERS);

      smtp.beforeTaking(async () => undefined);
      const last = await live();
      const left = READERS - recorded.size;
      await expect.poll(() => countSent(last), { timeout: 240_000 }).toBe(left);
      await last.stop();
      expect(await mailingState(database)).toBe("WRITTEN");
      const mails = await readOutbox(database, "LETTER");
      expect(new Set(mails.map(({ toAddress }) => toAddress)).size).toBe(READERS);
      expect(mails.map(({ state }) => state)).toEqual(Array.from({ length: READERS }, () => "SENT"));
      // Sent again at most with the number it had, which tells mail programs that they have it already; never
      // once it was recorded.
      for (const { id } of mails) expect(timesReceived(smtp, id)).toBeGreaterThan(0);
      for (const [id, times] of recorded) expect([id, timesReceived(smtp, id)]).toEqual([id, times]);
      expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(READERS);
    } finally {
      await smtp.close();
      await database.remove();
    }
  },
  WITHIN_MILLISECONDS,
);
