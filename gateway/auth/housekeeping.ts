// Deletes rows that no longer count: sessions, links and throttle counters past their time, and old mails. Their readers check the time
// themselves, so a sweep now and then is enough.
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { DAY } from "#schema/validation/durations.ts";
import type { Throttle } from "./throttle.ts";

/** The outbox is no archive: what was sent or given up goes after this. */
const MAIL_DAYS = 90;

/** Deletes what is past its time. */
export async function sweep({ clock, throttle }: { clock: Clock; throttle: Throttle }): Promise<void> {
  await db.session.deleteMany({ where: { expiresAt: { lt: clock.now() } } });
  await db.oneTimeToken.deleteMany({ where: { expiresAt: { lt: clock.now() } } });
  await db.mail.deleteMany({
    where: {
      state: { in: ["SENT", "FAILED"] },
      createdAt: { lt: new Date(clock.now().getTime() - MAIL_DAYS * DAY) },
    },
  });
  await throttle.sweep();
}
