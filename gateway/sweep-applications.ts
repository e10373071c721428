// What becomes of applications by time: offers end and go to the next, and what a cancelled program left open is ended.
import { cancelApplicationsOfPrograms } from "#schema/applications/cancel-applications-of-program.ts";
import { lapseOffers, offerWaitingSeats } from "#schema/applications/lapse-offers.ts";
import type { Clock, ContentCache } from "#schema/context.ts";

/** Does what is due. Several gateways may be at it: each step looks again at what it is about to change. */
export async function sweepApplications(tools: { clock: Clock; contentCache: ContentCache }): Promise<void> {
  const now = tools.clock.now();
  const versions = [
    await lapseOffers(now),
    await cancelApplicationsOfPrograms(null, now),
    await offerWaitingSeats(now),
  ];
  for (const version of versions) if (version !== null) await tools.contentCache.changed(version);
}
