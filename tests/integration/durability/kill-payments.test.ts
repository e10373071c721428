// kill -9 between the steps of applying and paying: what was acknowledged is there, and each step is there whole or not at all, with its
// seat, its history and its entry in the audit log (issue 5). Few rounds: each is a start of the site.
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

const ROUNDS = 4;
const EMAIL = "admin@example.org";
const PASSWORD = "Durable!Horse0";
/** The blow falls after some acknowledged steps and this long, a little later each round. */
const LATEST_MILLISECONDS = 60;
const STEPS = 4;
const WITHIN_MILLISECONDS = 300_000;

async function liveAndDie(site: Site, round: number, told: Told[]): Promise<void> {
  const office = await openOffice(site.url, EMAIL, PASSWORD);
  const tellings: Told[] = [{ programId: 0, payments: new Map(), steps: 0 }];
  told.push(...tellings);
  const paying = Promise.all(tellings.map((telling) => keepPaying(office, telling)));
  while (!tellings.every(({ steps }) => steps >= STEPS)) await Promise.race([paying, sleep(5)]);
  await sleep((LATEST_MILLISECONDS * round) / ROUNDS);
  await site.kill();
  await paying;
}

/** What an application must be when its payment is in a state. */
const APPLICATION_OF: Readonly<Record<string, string>> = {
  PENDING: "AWAITING_PAYMENT",
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
      const payments = await db.payment.findMany({ include: { application: true } });
      expect(payments.length).toBeGreaterThanOrEqual(ROUNDS);
      for (const { id, state, version, application } of payments) {
        await expectSoundPayment(id);
        expect(application?.state).toBe(APPLICATION_OF[state]);
        const audited = await db.auditEntry.count({ where: { subject: "payment", subjectId: id } });
        expect(audited).toBe(version - 1);
      }
      for (const { programId, payments: acknowledged } of told) {
        if (programId > 0) await expectSound(programId);
        for (const [id, version] of acknowledged) {
          const row = payments.find((payment) => payment.id === id);
          expect(row?.version).toBeGreaterThanOrEqual(version);
        }
      }
      expect(await db.application.count()).toBe(payments.length);
    } finally {
      await opened.close();
      await database.remove();
    }
  },
  WITHIN_MILLISECONDS,
);
