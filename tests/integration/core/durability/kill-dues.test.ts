// @module-tag long
// @module-tag both
// kill -9 half way through the dues of a year: the next gateway continues within 20 seconds, although on a server the job of the dead one looks alive
// at first; nobody is asked twice, each payment has its history and its email.
import { expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { type Site, startSite, warmSite } from "#tests/support/site.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { opened } from "./opened.ts";

const YEAR = 2100;
const MEMBERS = 1_000;
/** Rows of a statement. A server gives up on one that takes two seconds. */
const AT_ONCE = 200;
/** In the log after each part. */
const PART = "Dues are being asked for";
const DONE = "All dues were asked for";
/** From the moment the next gateway is ready. */
const GOES_ON_WITHIN_MILLISECONDS = 20_000;
const WITHIN_MILLISECONDS = 240_000;

/** A run that has begun, of members whose grade owes dues. */
async function begin(): Promise<void> {
  const at = new Date();
  await db.gradeDue.create({ data: { grade: "REGULAR", type: "ANNUAL", amount: 50_000 } });
  const period = {
    grade: "REGULAR",
    source: "DECISION",
    fromDay: new Date("2020-01-01"),
    createdAt: at,
  } as const;
  for (let first = 0; first < MEMBERS; first += AT_ONCE) {
    const made = await db.member.createManyAndReturn({
      data: Array.from({ length: AT_ONCE }, (_, index) => {
        const email = `dues-${first + index}@example.org`;
        return { email, emailKey: email, passwordHash: "", name: `회원 ${first + index}`, country: "KR" };
      }),
      select: { id: true },
    });
    await db.membership.createMany({ data: made.map(({ id }) => ({ memberId: id, ...period })) });
  }
  const dueAt = new Date(`${YEAR}-03-01T00:00:00+09:00`);
  await db.duesRun.create({ data: { year: YEAR, dueAt, expected: MEMBERS, startedAt: at } });
}

/** All were asked, once, and nothing is there by half. */
async function expectAllAskedOnce(): Promise<void> {
  const payments = await db.payment.findMany({
    where: { type: "ANNUAL", year: YEAR },
    select: { memberId: true, _count: { select: { moves: true } } },
  });
  expect(payments).toHaveLength(MEMBERS);
  expect(new Set(payments.map(({ memberId }) => memberId)).size).toBe(MEMBERS);
  expect(payments.every(({ _count }) => _count.moves === 1)).toBe(true);
  expect(await db.mail.count({ where: { kind: "PAYMENT_ASKED" } })).toBe(MEMBERS);
  const run = await db.duesRun.findUniqueOrThrow({ where: { year: YEAR } });
  expect(run).toMatchObject({ issued: MEMBERS, completedAt: expect.any(Date) });
}

/** @param timeout milliseconds */
const untilLogged = (site: Site, text: string, timeout = 60_000) =>
  expect.poll(() => site.log(), { interval: 10, timeout }).toContain(text);

it(
  "goes on with the dues within 20 seconds, and asks each member once",
  async () => {
    const database = await createSiteDatabase("migrated");
    const { dataDir, env } = database.options;
    try {
      await opened(database, begin);
      const killed = await startSite({ dataDir, env });
      // Loaded before the kill, so that it starts while the job of the dead one still looks alive.
      const next = await warmSite({ dataDir, env });
      await untilLogged(killed, PART);
      await killed.kill();
      // The test is worth something only when the kill fell in the middle: the next gateway has a part left, too.
      expect(killed.log()).not.toContain(DONE);
      const site = await next.start();
      await untilLogged(site, PART, GOES_ON_WITHIN_MILLISECONDS);
      await untilLogged(site, DONE);
      await site.stop();
      await opened(database, expectAllAskedOnce);
    } finally {
      await database.remove();
    }
  },
  WITHIN_MILLISECONDS,
);
