// Deletes rows that no longer count: sessions, links and throttle counters past their time, old mails and old records of sign-ins.
// Readers check the time of the first three themselves, so a sweep now and then is enough.
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { DAY } from "#schema/validation/durations.ts";
import type { Throttle } from "./throttle.ts";

/** The outbox is no archive: what was sent or given up goes after this. */
const MAIL_DAYS = 90;

/** What happened at the door is kept for a year (decision 64). */
const SIGN_IN_DAYS = 365;

/** Deletes what is past its time. */
export async function sweep({ clock, throttle }: { clock: Clock; throttle: Throttle }): Promise<void> {
  await db.session.deleteMany({ where: { expiresAt: { lt: clock.now() } } });
  await db.oneTimeToken.deleteMany({ where: { expiresAt: { lt: clock.now() } } });
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: clock.now() } } });
  await db.mail.deleteMany({
    where: {
      state: { in: ["SENT", "FAILED"] },
      createdAt: { lt: new Date(clock.now().getTime() - MAIL_DAYS * DAY) },
    },
  });
  await db.signInRecord.deleteMany({
    where: { createdAt: { lt: new Date(clock.now().getTime() - SIGN_IN_DAYS * DAY) } },
  });
  await throttle.sweep();
}
