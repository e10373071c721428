// Reminders of the dues of a year, on days that the settings count from the deadline (docs/money.md#dues).
// One of several that are due at once is written: the last.
import { db, type Tx } from "#prisma/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { mailsDay } from "#schema/validation/core/seoul.ts";
import { writeDuesMails } from "./dues-mails.ts";

const AT_ONCE = 200;

/** Writes what is due, in parts; a payment is reminded of once a day of the settings, however many gateways are at it. */
export async function remindOfDues(now: Date): Promise<number> {
  let written = 0;
  for (let part = AT_ONCE; part === AT_ONCE; written += part) {
    part = await db.$transaction((tx) => remindPart(tx, now));
  }
  return written;
}

async function remindPart(tx: Tx, now: Date): Promise<number> {
  const { duesReminderDays } = await readSettings(tx);
  if (duesReminderDays.length === 0) return 0;
  const today = mailsDay(now);
  const due = await tx.$queryRaw<{ id: number; days: number }[]>`
    SELECT payments.id, reached.days FROM payments CROSS JOIN LATERAL (
      SELECT max(days)::int AS days FROM unnest(${duesReminderDays}::int[]) AS days
      WHERE seoul_day(payments.due_at - interval '1 ms') + days <= ${today}::date
        AND seoul_day(payments.due_at - interval '1 ms') + days > seoul_day(payments.created_at)
    ) AS reached
    WHERE payments.type = 'ANNUAL' AND payments.state IN ('PENDING', 'PARTIAL') AND payments.member_id IS NOT NULL
      AND reached.days IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM dues_reminders WHERE payment_id = payments.id AND dues_reminders.days >= reached.days)
    ORDER BY payments.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF payments SKIP LOCKED`;
  if (due.length === 0) return 0;
  const data = due.map(({ id, days }) => ({ paymentId: id, days, createdAt: now }));
  await tx.duesReminder.createMany({ data });
  const payments = await tx.payment.findMany({ where: { id: { in: due.map(({ id }) => id) } } });
  await writeDuesMails(tx, "DUES_REMINDER", payments, now);
  return due.length;
}
