import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import type { SeatChange } from "#schema/validation/programs/exam-seats.ts";
import { lockRooms, requireFreeSeat } from "./room-seats.ts";

interface Change extends SeatChange {
  readonly id: number;
}

type Seat = Pick<Application, "roomId" | "seatNumber">;
const seatOf = ({ roomId, seatNumber }: Seat): Seat => ({ roomId, seatNumber });
const isSame = (one: Seat, other: Seat) => one.roomId === other.roomId && one.seatNumber === other.seatNumber;

/** A slip that was sent with the seat before is sent again. */
const moved = (seat: Seat) => ({ ...seat, slipMailedAt: null, version: { increment: 1 } });

/** @throws DomainError VALIDATION for a room of another site, or a seat that the room does not have */
async function refuseUnknown(tx: Tx, { siteId }: Application, { roomId, seatNumber }: Seat): Promise<void> {
  if (roomId === null) return;
  const room = await tx.examRoom.findFirst({ where: { id: roomId, siteId: siteId ?? 0 } });
  if (!room) throw validationError({ roomId: ["CHOICE_UNKNOWN"] });
  if (seatNumber === null) throw validationError({ seatNumber: ["REQUIRED"] });
  const seat = /^[1-9]\d{0,5}$/.test(seatNumber) ? Number(seatNumber) : Number.POSITIVE_INFINITY;
  if (seat > room.seats) throw validationError({ seatNumber: ["CHOICE_UNKNOWN"] });
}

async function holder(tx: Tx, id: number): Promise<Application> {
  const found = await tx.application.findUnique({ where: { id } });
  if (!found) throw new DomainError("NOT_FOUND");
  if (!holdsSeat(found.state)) throw new DomainError("MOVE_REFUSED");
  return found;
}

/** Who has the seat now and gives it away for the one that is left. */
async function partner(tx: Tx, { swapWith, ...to }: Change, mine: Application): Promise<Application | null> {
  if (swapWith === null) return null;
  const other = await holder(tx, swapWith);
  if (other.programId !== mine.programId || mine.seatNumber === null) throw new DomainError("MOVE_REFUSED");
  if (!isSame(other, seatOf(to))) throw validationError({ seatNumber: ["SEAT_NUMBER_TAKEN"] });
  return other;
}

/**
 * Gives somebody another seat, free or for the own one in exchange; without room and number it takes the seat away.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for an application without a seat of the program; VALIDATION
 * SEAT_NUMBER_TAKEN, CHOICE_UNKNOWN
 */
export async function changeSeat(tx: Tx, change: Change): Promise<ActionResult> {
  const { id, swapWith } = change;
  await lockWithPayments(tx, swapWith === null ? [id] : [id, swapWith]);
  const before = await holder(tx, id);
  await lockRooms(tx, before.programId);
  const to = seatOf(change);
  if (isSame(before, to)) return { result: id, lines: [] };
  await refuseUnknown(tx, before, to);
  const other = await partner(tx, change, before);
  try {
    if (other) {
      await tx.application.update({ where: { id: other.id }, data: { roomId: null, seatNumber: null } });
    }
    await tx.application.update({ where: { id }, data: moved(to) });
    if (other) await tx.application.update({ where: { id: other.id }, data: moved(seatOf(before)) });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    throw validationError({ seatNumber: ["SEAT_NUMBER_TAKEN"] });
  }
  await requireFreeSeat(tx, before, to);
  if (other) await requireFreeSeat(tx, other, seatOf(before));
  const line = { subjectId: id, before: seatOf(before), after: to };
  const swapped = other ? [{ subjectId: other.id, before: seatOf(other), after: seatOf(before) }] : [];
  return { result: id, lines: [line, ...swapped] };
}
