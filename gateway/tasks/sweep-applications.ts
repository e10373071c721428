// Says what time does to applications: offers end and go to the next person, applications that a cancelled
// program left open are ended, applicants are asked about a date that moved, those who
// asked for it are notified that applications are open, and applicants get mails before and after their programs.

import type { Clock, ContentCache, OneTimeLinks } from "#schema/context.ts";
import { notifyOpenings } from "#schema/mailing/openings/notify-openings.ts";
import { cancelApplicationsOfPrograms } from "#schema/programs/applications/cancel-applications-of-program.ts";
import { lapseOffers, offerWaitingSeats } from "#schema/programs/applications/lapse-offers.ts";
import { writeReminders } from "#schema/programs/reminders/write-reminders.ts";
import { notifyReschedules } from "#schema/programs/reschedules/notify-reschedules.ts";

/** Does what is due. Several gateways may be at it: each step looks again at what it is about to change. */
export async function sweepApplications(tools: {
  clock: Clock;
  contentCache: ContentCache;
  links: OneTimeLinks;
}): Promise<void> {
  const now = tools.clock.now();
  const steps = [lapseOffers, offerWaitingSeats, (at: Date) => cancelApplicationsOfPrograms(null, at)];
  const { links } = tools;
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
  try {
    await notifyReschedules({ links, now });
  } catch (error) {
    failures.push(error);
  }
  try {
    await notifyOpenings(now);
  } catch (error) {
    failures.push(error);
  }
  try {
    await writeReminders(now);
  } catch (error) {
    failures.push(error);
  }
  if (failures.length > 0) throw failures[0];
}
