// What becomes of applications by time: offers end and go to the next, and what a cancelled program left open is ended.
import { cancelApplicationsOfPrograms } from "#schema/applications/cancel-applications-of-program.ts";
import { lapseOffers, offerWaitingSeats } from "#schema/applications/lapse-offers.ts";
import type { Clock, ContentCache } from "#schema/context.ts";

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
      // The others are done all the same.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
