import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { cancelHeld } from "./cancel-application.ts";
import { lockApplication, lockProgram } from "./lock-application.ts";
import { offerFreeSeats } from "./seats.ts";

/** Applications and programs of one run at most; the next run continues. */
const AT_ONCE = 500;

/**
 * Ends the offers whose time is over and offers the seats to the next people. Each offer has a transaction of
 * its own that looks at it again, so that several gateways end it once. What came due while no gateway ran is
 * done in one run.
 * @returns the last content version, or null when there was nothing
 * @throws what the first of those threw that could not be ended, after all the others
 */
export async function lapseOffers(now: Date): Promise<bigint | null> {
  const over = await db.application.findMany({
    where: { state: "OFFERED", offeredUntil: { lte: now } },
    select: { id: true },
    orderBy: [{ offeredUntil: "asc" }, { id: "asc" }],
    take: AT_ONCE,
  });
  let contentVersion: bigint | null = null;
  const failures: unknown[] = [];
  for (const { id } of over) {
    try {
      contentVersion = (await lapse(id, now)) ?? contentVersion;
    } catch (error) {
      // One that fails does not hold up the others.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return contentVersion;
}

function lapse(id: number, now: Date): Promise<bigint | null> {
  return db.$transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    const until = application?.state === "OFFERED" ? application.offeredUntil : null;
    if (!application || until === null || until > now) return null;
    const cancelling = { cancelReason: "OFFER_LAPSED", actorId: null, percent: 100 } as const;
    await cancelHeld(tx, application, cancelling, now);
    return await bumpContentVersion(tx);
  });
}

/**
 * Offers seats that are free while people wait: after a capacity grew by more than one transaction could offer.
 * @returns the last content version, or null when there was nothing
 */
export async function offerWaitingSeats(now: Date): Promise<bigint | null> {
  const { capacity } = db.program.fields;
  const programs = await db.program.findMany({
    where: {
      cancelledAt: null,
      deletedAt: null,
      startsAt: { gt: now },
      applications: { some: { state: "WAITLISTED" } },
      OR: [{ capacity: null }, { seatsTaken: { lt: capacity } }],
    },
    select: { id: true },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
  let contentVersion: bigint | null = null;
  for (const { id } of programs) {
    contentVersion = await db.$transaction(async (tx) => {
      await lockProgram(tx, id);
      const made = await offerFreeSeats(tx, id, now);
      return made > 0 ? await bumpContentVersion(tx) : contentVersion;
    });
  }
  return contentVersion;
}
