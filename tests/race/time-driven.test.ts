// @module-tag long
// What is due by time, on two gateways as processes over one database: found at their start although it came due while none ran, then
// at a turn of the clock, and each time done once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { apply } from "#schema/programs/applications/apply.ts";
import { withdrawApplication } from "#schema/programs/applications/withdraw-application.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createOpenProgram, expectSound } from "#tests/support/applying.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createMember, createPost } from "#tests/support/factories.ts";
import { createPayment, expectSoundPayment } from "#tests/support/paying.ts";
import { type Site, startSite } from "#tests/support/site.ts";

/** A turn is every minute; then the queue looks, and looks again. */
const WITHIN_MS = 180_000;
const PAYMENTS = 10;
const SUBSCRIBERS = 10;
/** While the gateways run, the clock publishes a post so many milliseconds after it was made. */
const SOON = 5_000;

const database = useDatabase();
const sites: Site[] = [];
let before: Due;
beforeAll(async () => {
  const connection = database.connection();
  if (connection.kind !== "server") throw new Error("Two gateways need a PostgreSQL");
  for (let number = 0; number < SUBSCRIBERS; number += 1) await createSubscriber(number);
  before = await makeDue();
  const env = { DATABASE_URL: connection.connectionString };
  sites.push(...(await Promise.all([startSite({ env }), startSite({ env })])));
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
});

interface Due {
  readonly payments: readonly number[];
  readonly programId: number;
  /** Whose offer is over, and who is next. */
  readonly offered: number;
  readonly next: number;
  /** Tells the subscribers of a post that the clock publishes. */
  readonly mailingId: number;
}

async function createSubscriber(number: number): Promise<void> {
  const email = `subscriber-${number}@example.org`;
  const of = { email, emailKey: email, language: "KO", createdAt: new Date() } as const;
  await db.subscription.create({ data: { topic: "NOTICE", ...of } });
}

/** A mailing that somebody agreed to before its post was out. */
async function createNews(publishedAt: Date): Promise<number> {
  const { id: postId } = await createPost({ publishedAt });
  const mailingColumns = {
    topic: "NOTICE",
    postId,
    audience: { kind: "SUBSCRIBERS", topic: "NOTICE" },
  } as const;
  const words = { subjectKo: "{title}", textKo: "{address}" };
  const createdAt = new Date(publishedAt.getTime() - DAY);
  const agreed = { state: "READY", sendAt: createdAt, createdAt, expected: SUBSCRIBERS } as const;
  return (await db.mailing.create({ data: { ...mailingColumns, ...words, ...agreed } })).id;
}

/** Payments whose deadline has passed, and an offer whose hours are over. */
async function makeDue(): Promise<Due> {
  const now = new Date();
  const dueAt = new Date(now.getTime() - DAY);
  const payments: number[] = [];
  for (let number = 0; number < PAYMENTS; number += 1) payments.push((await createPayment({ dueAt })).id);
  const { id: programId } = await createOpenProgram({ capacity: 1, waitingList: true });
  const [holder, offered, next] = [
    await applied(programId),
    await applied(programId),
    await applied(programId),
  ];
  const leaving = { id: holder.id, version: 1, refundAccount: null };
  await db.$transaction((tx) => withdrawApplication(tx, leaving, { memberId: holder.memberId, now }));
  await db.application.update({ where: { id: offered.id }, data: { offeredUntil: dueAt } });
  const mailingId = await createNews(new Date(now.getTime() + (sites.length === 0 ? -DAY : SOON)));
  return { payments, programId, offered: offered.id, next: next.id, mailingId };
}

async function applied(programId: number) {
  const { id: memberId } = await createMember();
  const applicant = { programId, grade: "GENERAL", form: { name: "신청인" } } as const;
  const applying = { ...applicant, expectedTotal: null, requestKey: null };
  const { id } = await db.$transaction((tx) => apply(tx, applying, { memberId, now: new Date() }));
  return { id, memberId };
}

/** Waits until it is done, and looks whether it was done once. */
async function expectDoneOnce({ payments, programId, offered, next, mailingId }: Due): Promise<void> {
  const inTime = { timeout: WITHIN_MS, interval: 500 };
  const moved = { paymentId: { in: [...payments] }, to: "EXPIRED" as const };
  await expect.poll(() => db.paymentMove.count({ where: moved }), inTime).toBe(payments.length);
  const stateOf = async (id: number) => (await db.application.findUniqueOrThrow({ where: { id } })).state;
  await expect.poll(() => stateOf(offered), inTime).toBe("CANCELLED");
  expect(await stateOf(next)).toBe("OFFERED");
  for (const id of payments) await expectSoundPayment(id);
  await expectSound(programId);
  const lapsed = { applicationId: offered, to: "CANCELLED" } as const;
  expect(await db.applicationMove.count({ where: lapsed })).toBe(1);
  const stateOfMailing = async () => (await db.mailing.findUniqueOrThrow({ where: { id: mailingId } })).state;
  await expect.poll(stateOfMailing, inTime).toBe("WRITTEN");
  expect(await db.mail.count({ where: { mailingId } })).toBe(SUBSCRIBERS);
}

test("what came due while no gateway ran is done once, soon after two start", {
  timeout: WITHIN_MS,
}, async () => {
  await expectDoneOnce(before);
  // A mailing each, and no other.
  expect(await db.mail.count({ where: { kind: "PAYMENT_EXPIRED" } })).toBe(PAYMENTS);
});

test("at the next turn both look, and it is done once again", { timeout: WITHIN_MS + 30_000 }, async () => {
  await expectDoneOnce(await makeDue());
  expect(await db.mail.count({ where: { kind: "PAYMENT_EXPIRED" } })).toBe(2 * PAYMENTS);
  // No task was ever done by two at a time.
  const overlaps = await db.$queryRaw<object[]>`
    SELECT one.singleton_key FROM pgboss.job one JOIN pgboss.job other
      ON other.name = one.name AND other.singleton_key = one.singleton_key AND other.id > one.id
      AND tstzrange(other.started_on, other.completed_on) && tstzrange(one.started_on, one.completed_on)
    WHERE one.name = 'tasks' AND one.started_on IS NOT NULL AND other.started_on IS NOT NULL`;
  expect(overlaps).toEqual([]);
});
