// The days of grace are over and the dues of the year have not come: the membership has ended, and its member is written to once.
import { db, type Tx } from "#prisma/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { hasMembershipStatus } from "#schema/people/memberships/current-membership.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { writeDuesMails } from "./dues-mails.ts";

/** Payments of one transaction. */
const AT_ONCE = 200;
/** Days in which the email is made up for after a while without a gateway; what ended before is no news. */
const NEWS_DAYS = 30;

/** Writes to everybody whose membership ended in the last days, in parts; once a payment, however many gateways are at it. */
export async function notifyOfLapse(now: Date): Promise<number> {
  let written = 0;
  for (let part = AT_ONCE; part === AT_ONCE; written += part) {
    part = await db.$transaction((tx) => notifyPart(tx, now));
  }
  return written;
}

async function notifyPart(tx: Tx, now: Date): Promise<number> {
  const { graceDays } = await readSettings(tx);
  const today = seoulDay(now);
  const ended = await tx.$queryRaw<{ id: number }[]>`
    SELECT payments.id FROM payments
    WHERE type = 'ANNUAL' AND state IN ('PENDING', 'PARTIAL') AND due_at IS NOT NULL
      AND seoul_day(due_at) + ${graceDays}::int <= ${today}::date
      AND seoul_day(due_at) + ${graceDays}::int > ${today}::date - ${NEWS_DAYS}::int
      AND member_id IN (SELECT members.id FROM members WHERE ${hasMembershipStatus(["LAPSED"], now)})
      AND NOT EXISTS (SELECT 1 FROM dues_reminders WHERE payment_id = payments.id AND is_end)
    ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED`;
  if (ended.length === 0) return 0;
  const ids = ended.map(({ id }) => id);
  await tx.$executeRaw`
    INSERT INTO dues_reminders (payment_id, days, is_end, created_at)
    SELECT id, ${graceDays}::int, true, ${now} FROM unnest(${ids}::int[]) AS id
    ON CONFLICT (payment_id, days) DO UPDATE SET is_end = true`;
  const payments = await tx.payment.findMany({ where: { id: { in: ids } } });
  await writeDuesMails(tx, "MEMBERSHIP_ENDED", payments, now);
  return ended.length;
}
