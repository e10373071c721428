// kill -9 while mails are written and sent: none that was acknowledged is lost, and none is sent again once it was recorded as
// sent. Few rounds: each is two starts of the site.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { startDatabase } from "#prisma/start-database.ts";
import { startSite } from "#tests/support/site.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { keepRegistering, type Registered, senderTo } from "./writers.ts";

const ROUNDS = 3;
const MEMBERS = 6;
/** Mails of each life that are taken; the blow falls while the next ones are on their way. */
const TAKEN = 2;
const WITHIN_MILLISECONDS = 300_000;

/** Asks for a link for each member in turn, until the site is gone. */
async function keepAsking(url: string, members: readonly Registered[], round: number, told: string[]) {
  for (const [index, { email }] of members.entries()) {
    const send = senderTo(url, `198.51.${round}.${index}`);
    const answer = await send("forgot-password", "POST", { email });
    if (!answer) return;
    if (answer.status !== 204) throw new Error(`Asking: ${answer.status}`);
    told.push(email);
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

async function liveAndDie(database: SiteDatabase, smtp: TestSmtp, round: number, told: string[]) {
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
  const asking = Promise.all(members.map((member) => keepAsking(site.url, [member], round, told)));
  while (!hold.isHolding()) await sleep(5);
  // What was taken is being recorded meanwhile.
  await sleep(50 * round);
  await site.kill();
  hold.release();
  await asking;
}

/** What stands in the outbox; what was being sent is made due, as if the time of its job were over. */
async function readOutbox({ options: { dataDir, env } }: SiteDatabase) {
  const opened = await startDatabase({ databaseUrl: env.DATABASE_URL, dataDir });
  try {
    const mails = await db.mail.findMany({ where: { kind: "PASSWORD_RESET" } });
    await db.$executeRaw`
      UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'mail' AND state <= 'active'`;
    return mails;
  } finally {
    await opened.close();
  }
}

it(
  "loses no mail that was acknowledged and repeats none that was recorded as sent",
  async () => {
    const database = await createSiteDatabase("migrated");
    const smtp = await startSmtp();
    const told: string[] = [];
    const recorded = new Map<number, number>();
    const timesReceived = (id: number) =>
      smtp.received.filter(({ mail }) => mail.messageId?.startsWith(`<mail-${id}@`)).length;
    let unfinished = 0;
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await liveAndDie(database, smtp, round, told);
        for (const { id, state } of await readOutbox(database)) {
          if (state === "SENT") recorded.set(id, recorded.get(id) ?? timesReceived(id));
          else unfinished += 1;
        }
      }
      const { dataDir, env } = database.options;
      smtp.beforeTaking(async () => undefined);
      const site = await startSite({ dataDir, env: { ...env, SMTP_URL: smtp.url } });
      for (const email of told) await smtp.until(email, 2);
      await sleep(2_000);
      await site.stop();
      const mails = await readOutbox(database);
      expect(mails.map(({ state }) => state)).toEqual(mails.map(() => "SENT"));
      const addresses = mails.map(({ toAddress }) => toAddress);
      for (const email of told) expect(addresses).toContain(email);
      for (const [id, times] of recorded) expect([id, timesReceived(id)]).toEqual([id, times]);
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
