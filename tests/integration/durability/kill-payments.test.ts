// kill -9 between the steps of applying and paying (apply, declare, book, refund, void): what was acknowledged is there, and each step is
// there whole or not at all, with its seat, its history, its letter and its entry in the audit log (issue 5). Few rounds, since each is a
// start of the site, but several people at different steps in each.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { startDatabase } from "#prisma/start-database.ts";
import { expectSound } from "#tests/support/applying.ts";
import { expectSoundPayment } from "#tests/support/paying.ts";
import type { Site } from "#tests/support/site.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { openOffice } from "./editors.ts";
import { forEachLife } from "./lives.ts";
import { keepPaying, type Told } from "./payers.ts";

const ROUNDS = 7;
/** People at once. */
const PAYERS = 3;
const EMAIL = "admin@example.org";
const PASSWORD = "Durable!Horse0";
/** The blow falls after some acknowledged steps and this long, a little later each round. */
const LATEST_MILLISECONDS = 60;
const FEWEST_STEPS = 2;
/** Of one payment, from the application to its end. */
const STEPS = 6;
const WITHIN_MILLISECONDS = 300_000;

async function liveAndDie(site: Site, round: number, told: Told[]): Promise<void> {
  const office = await openOffice(site.url, EMAIL, PASSWORD);
  const tellings = Array.from(
    { length: PAYERS },
    (): Told => ({ programId: 0, payments: new Map(), steps: 0 }),
  );
  told.push(...tellings);
  const paying = Promise.all(tellings.map((telling) => keepPaying(office, telling)));
  const wanted = (index: number) => FEWEST_STEPS + ((3 * round + 2 * index) % STEPS);
  while (!tellings.every(({ steps }, index) => steps >= wanted(index)))
    await Promise.race([paying, sleep(5)]);
  await sleep((LATEST_MILLISECONDS * round) / ROUNDS);
  await site.kill();
  await paying;
}

/** What an application must be when its payment is in a state. */
const APPLICATION_OF: Readonly<Record<string, string>> = {
  PENDING: "AWAITING_PAYMENT",
  DECLARED: "AWAITING_PAYMENT",
  PARTIAL: "AWAITING_PAYMENT",
  PAID: "CONFIRMED",
  VOID: "CANCELLED",
};

it(
  "leaves of each step nothing or all of it",
  async () => {
    const database = await createSiteDatabase();
    const { options } = database;
    const env = { ...options.env, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
    const told: Told[] = [];
    await forEachLife({ ...options, env }, ROUNDS, (site, round) => liveAndDie(site, round, told));
    const opened = await startDatabase({ databaseUrl: options.env.DATABASE_URL, dataDir: options.dataDir });
    try {
      const payments = await db.payment.findMany({ include: { application: true, moves: true } });
      expect(payments.length).toBeGreaterThanOrEqual(ROUNDS);
      for (const { id, state, version, declaredAt, application } of payments) {
        await expectSoundPayment(id);
        expect(application?.state).toBe(APPLICATION_OF[state]);
        const audited = await db.auditEntry.count({ where: { subject: "payment", subjectId: id } });
        // What the payer declares is in the history only.
        expect(audited).toBe(version - 1 - (declaredAt === null ? 0 : 1));
      }
      for (const { programId, payments: acknowledged } of told) {
        if (programId > 0) await expectSound(programId);
        for (const [id, version] of acknowledged) {
          const row = payments.find((payment) => payment.id === id);
          expect(row?.version).toBeGreaterThanOrEqual(version);
        }
      }
      expect(await db.application.count()).toBe(payments.length);
      // A letter for each that was paid and each that went back, and none for what was not.
      const paid = payments.filter(({ paidAt }) => paidAt !== null).length;
      const refunded = await db.auditEntry.count({ where: { action: "refundPayment" } });
      expect(await db.mail.count({ where: { kind: "PAYMENT_PAID" } })).toBe(paid);
      expect(await db.mail.count({ where: { kind: "PAYMENT_REFUNDED" } })).toBe(refunded);
      // The blows met every step.
      const steps = new Set(payments.flatMap(({ moves }) => moves.map(({ to }) => to)));
      expect([...steps].sort()).toEqual(["DECLARED", "PAID", "PARTIAL", "PENDING", "VOID"]);
      expect(refunded).toBeGreaterThan(0);
    } finally {
      await opened.close();
      await database.remove();
    }
  },
  WITHIN_MILLISECONDS,
);
