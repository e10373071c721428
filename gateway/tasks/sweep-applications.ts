// What time does to applications: offers end and go to the next person, and applications that a cancelled program left open are ended.

import type { Clock, ContentCache } from "#schema/context.ts";
import { cancelApplicationsOfPrograms } from "#schema/programs/applications/cancel-applications-of-program.ts";
import { lapseOffers, offerWaitingSeats } from "#schema/programs/applications/lapse-offers.ts";

/** Does what is due. Several gateways may be at it: each step looks again at what it is about to change. */
export async function sweepApplications(tools: { clock: Clock; contentCache: ContentCache }): Promise<void> {
  const now = tools.clock.now();
  const steps = [lapseOffers, offerWaitingSeats, (at: Date) => cancelApplicationsOfPrograms(null, at)];
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      const version = await step(now);
      await tools.contentCache.changed(version);
    } catch (error) {
      // One that failed does not keep the others from being done.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
