// Seats are counted on the program's row, by statements that check their own condition: for the second it no
// longer holds. Those of an exam with seats by place are counted at the place, too (exam-places.ts), in the
// same transaction and behind the program's row.
import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { writeApplicationMail } from "./application-mails.ts";
import {
  claimPlace,
  isSamePlace,
  nextAtFreePlace,
  type Place,
  unclaimPlace,
  whereAt,
} from "./exam-places.ts";
import { moveApplication } from "./move-application.ts";

/** Offers that one transaction makes at most; what is left is made within the minute (gateway/tasks/sweep-applications.ts). */
const OFFERS_AT_ONCE = 50;

/** Takes a seat of a program that is neither cancelled nor deleted, at the place of an exam it is for. False: there is none. */
export async function claimSeat(tx: Tx, place: Place): Promise<boolean> {
  const { programId } = place;
  const claimed = await tx.$executeRaw`
    UPDATE programs SET seats_taken = seats_taken + 1
    WHERE id = ${programId} AND deleted_at IS NULL AND cancelled_at IS NULL
      AND (capacity IS NULL OR seats_taken < capacity)`;
  if (claimed === 0) return false;
  if (await claimPlace(tx, place)) return true;
  await unclaimProgramSeat(tx, programId);
  return false;
}

/** Gives a seat back and offers it to those who have waited longest. */
export async function releaseSeat(tx: Tx, place: Place, now: Date): Promise<void> {
  await unclaimSeat(tx, place);
  await offerFreeSeats(tx, place.programId, now);
}

/**
 * Moves somebody who has a seat to another place of the same exam, and offers the one that is left. The caller holds the program.
 * @returns false: the other place has no free seat, and nothing was moved
 */
export async function moveSeat(
  tx: Tx,
  { from, to, now }: { readonly from: Place; readonly to: Place; readonly now: Date },
): Promise<boolean> {
  if (isSamePlace(from, to)) return true;
  const awaited = await tx.application.count({ where: { ...whereAt(to), state: "WAITLISTED" }, take: 1 });
  if (awaited > 0 || !(await claimPlace(tx, to))) return false;
  await unclaimPlace(tx, from);
  await offerFreeSeats(tx, from.programId, now);
  return true;
}

/** Gives a seat back that the same transaction has taken. */
export async function unclaimSeat(tx: Tx, place: Place): Promise<void> {
  await unclaimProgramSeat(tx, place.programId);
  await unclaimPlace(tx, place);
}

async function unclaimProgramSeat(tx: Tx, programId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE programs SET seats_taken = seats_taken - 1 WHERE id = ${programId} AND seats_taken > 0`;
}

/**
 * Offers what is free to those who wait, first come first served. The caller holds the program. An offer
 * holds for the hours of the settings, but no longer than until the event starts; after that none is made.
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
  for (let made = 0; made < OFFERS_AT_ONCE; made += 1) {
    const next = await lockNext(tx, programId);
    if (!next || !(await claimSeat(tx, next))) return made;
    const { id } = next;
    const offer = { id, from: "WAITLISTED", to: "OFFERED", actorId: null, data: { offeredUntil } } as const;
    await moveApplication(tx, offer, now);
    await writeApplicationMail(tx, "APPLICATION_OFFERED", next, { now, until: offeredUntil });
  }
  return OFFERS_AT_ONCE;
}

const waitingFor = (programId: number) => ({ programId, state: "WAITLISTED" as const });

const isAwaited = async (tx: Tx, programId: number) =>
  (await tx.application.count({ where: waitingFor(programId), take: 1 })) > 0;

/**
 * Locks the application that has waited longest for a seat that is free at its place. For somebody who is
 * just leaving the list it waits, and then skips them.
 */
async function lockNext(tx: Tx, programId: number): Promise<Application | null> {
  for (;;) {
    const id = await nextAtFreePlace(tx, programId);
    if (id === null) return null;
    const held = await tx.$queryRaw<unknown[]>`
      SELECT id FROM applications WHERE id = ${id} AND state = 'WAITLISTED' FOR UPDATE`;
    if (held.length > 0) return await tx.application.findUniqueOrThrow({ where: { id } });
  }
}
