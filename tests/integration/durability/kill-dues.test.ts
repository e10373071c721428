// @module-tag long
// kill -9 while the dues of a year are asked for: nobody is asked twice, each payment has its history and its letter, and the
// next gateway asks the rest.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { startSite } from "#tests/support/site.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { opened } from "./opened.ts";

const YEAR = 2100;
const MEMBERS = 1_000;
/** Rows of a statement. A server gives up on one that takes two seconds. */
const AT_ONCE = 500;
const LIVES = 1;
/** In the log after each part. */
const BEGUN = "Dues are being asked for";
const WITHIN_MILLISECONDS = 240_000;

/** A run that has begun, of members whose grade owes dues. */
async function begin(): Promise<void> {
  const at = new Date();
  await db.gradeDue.create({ data: { grade: "REGULAR", type: "ANNUAL", amount: 50_000 } });
  const made = await db.member.createManyAndReturn({
    data: Array.from({ length: MEMBERS }, (_, index) => {
      const email = `dues-${index}@example.org`;
      return { email, emailKey: email, passwordHash: "", name: `회원 ${index}`, country: "KR" };
    }),
    select: { id: true },
  });
  const period = {
    grade: "REGULAR",
    source: "DECISION",
    fromDay: new Date("2020-01-01"),
    createdAt: at,
  } as const;
  for (let first = 0; first < made.length; first += AT_ONCE) {
    const some = made.slice(first, first + AT_ONCE);
    await db.membership.createMany({ data: some.map(({ id }) => ({ memberId: id, ...period })) });
  }
  const dueAt = new Date(`${YEAR}-03-01T00:00:00+09:00`);
  await db.duesRun.create({ data: { year: YEAR, dueAt, expected: MEMBERS, startedAt: at } });
}

/** The work of a gateway that died is made due, as if the time of its jobs were over. */
const endLeases = () => db.$executeRaw`
  UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'tasks' AND state = 'active'`;

/** What holds however the gateway died. @returns how many were asked */
async function soundCount(): Promise<number> {
  const payments = await db.payment.findMany({
    where: { type: "ANNUAL", year: YEAR },
    select: { memberId: true, _count: { select: { moves: true } } },
  });
  expect(new Set(payments.map(({ memberId }) => memberId)).size).toBe(payments.length);
  expect(payments.every(({ _count }) => _count.moves === 1)).toBe(true);
  expect(await db.mail.count({ where: { kind: "PAYMENT_ASKED" } })).toBe(payments.length);
  const { issued } = await db.duesRun.findUniqueOrThrow({ where: { year: YEAR } });
  expect(issued).toBe(payments.length);
  return payments.length;
}

it(
  "asks each once for the dues, whenever the gateway dies",
  async () => {
    const database = await createSiteDatabase("migrated");
    const { dataDir, env } = database.options;
    try {
      await opened(database, begin);
      for (let life = 1; life <= LIVES; life += 1) {
        const site = await startSite({ dataDir, env });
        await expect.poll(() => site.log(), { interval: 10, timeout: 60_000 }).toContain(BEGUN);
        await sleep(20 * life);
        await site.kill();
        const count = await opened(database, soundCount);
        // The test is worth something only when the blow fell in the middle.
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThan(MEMBERS);
        await opened(database, endLeases);
      }
      const site = await startSite({ dataDir, env });
      await expect.poll(() => site.log(), { timeout: 60_000 }).toContain("All dues were asked for");
      await site.stop();
      expect(await opened(database, soundCount)).toBe(MEMBERS);
    } finally {
      await database.remove();
    }
  },
  WITHIN_MILLISECONDS,
);
