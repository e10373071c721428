// Deletes rows that no longer count: sessions, links and throttle counters past their time. Readers check the
// time themselves, so a sweep now and then is enough.
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import type { Throttle } from "./throttle.ts";

/** Deletes what is past its time. */
export async function sweep({ clock, throttle }: { clock: Clock; throttle: Throttle }): Promise<void> {
  await db.session.deleteMany({ where: { expiresAt: { lt: clock.now() } } });
  await db.oneTimeToken.deleteMany({ where: { expiresAt: { lt: clock.now() } } });
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: clock.now() } } });
  await throttle.sweep();
}
