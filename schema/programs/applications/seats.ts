// Seats are counted on the program's row, by statements that check their own condition: for whoever comes second it no longer holds.
import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { writeApplicationLetter } from "./application-letters.ts";
import { moveApplication } from "./move-application.ts";

/** Offers that one transaction makes at most; what is left is made within the minute (gateway/tasks/sweep-applications.ts). */
const OFFERS_AT_ONCE = 50;

/** Takes a seat of a program that is neither cancelled nor deleted. False: there is none. */
export async function claimSeat(tx: Tx, programId: number): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    UPDATE programs SET seats_taken = seats_taken + 1
    WHERE id = ${programId} AND deleted_at IS NULL AND cancelled_at IS NULL
      AND (capacity IS NULL OR seats_taken < capacity)`;
  return claimed > 0;
}

/** Gives a seat back and offers it to whoever has waited longest. */
export async function releaseSeat(tx: Tx, programId: number, now: Date): Promise<void> {
  await unclaimSeat(tx, programId);
  await offerFreeSeats(tx, programId, now);
}

async function unclaimSeat(tx: Tx, programId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE programs SET seats_taken = seats_taken - 1 WHERE id = ${programId} AND seats_taken > 0`;
}

/**
 * Offers what is free to those who wait, first come first served. The caller holds the program. An offer holds for the hours of the
 * settings, but no longer than until the event starts; after that none is made.
 * @returns how many were made
 */
export async function offerFreeSeats(tx: Tx, programId: number, now: Date): Promise<number> {
  const { startsAt } = await tx.program.findUniqueOrThrow({
    where: { id: programId },
    select: { startsAt: true },
  });
  if (now >= startsAt || !(await isAwaited(tx, programId))) return 0;
  const { offerHours } = await readSettings(tx);
  const offeredUntil = new Date(Math.min(now.getTime() + offerHours * HOUR, startsAt.getTime()));
  let made = 0;
  while (made < OFFERS_AT_ONCE && (await claimSeat(tx, programId))) {
    const next = await holdNext(tx, programId);
    if (!next) {
      await unclaimSeat(tx, programId);
      break;
    }
    const { id } = next;
    const offer = { id, from: "WAITLISTED", to: "OFFERED", actorId: null, data: { offeredUntil } } as const;
    await moveApplication(tx, offer, now);
    await writeApplicationLetter(tx, "APPLICATION_OFFERED", next, { now, until: offeredUntil });
    made += 1;
  }
  return made;
}

const waitingFor = (programId: number) => ({ programId, state: "WAITLISTED" as const });

const isAwaited = async (tx: Tx, programId: number) =>
  (await tx.application.count({ where: waitingFor(programId), take: 1 })) > 0;

/** Locks the application that has waited longest. For somebody who is just leaving the list it waits, and then passes them over. */
async function holdNext(tx: Tx, programId: number): Promise<Application | null> {
  for (;;) {
    const next = await tx.application.findFirst({
      where: waitingFor(programId),
      orderBy: [{ waitlistedAt: "asc" }, { id: "asc" }],
    });
    if (!next) return null;
    const held = await tx.$queryRaw<unknown[]>`
      SELECT id FROM applications WHERE id = ${next.id} AND state = 'WAITLISTED' FOR UPDATE`;
    if (held.length > 0) return next;
  }
}
