import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { mayMove } from "#schema/validation/programs/application-state.ts";

interface Move {
  readonly id: number;
  readonly from: ApplicationState;
  readonly to: ApplicationState;
  /** Null: time does it. */
  readonly actorId: number | null;
  readonly reason?: string | null;
  /** What changes beside the state. */
  readonly data?: Prisma.ApplicationUncheckedUpdateManyInput;
}

/**
 * Moves an application and writes the move down. Seats are the caller's.
 * @throws DomainError MOVE_REFUSED when there is no way between the states, or it is not in `from` any more
 */
export async function moveApplication(
  tx: Tx,
  { id, from, to, actorId, reason = null, data = {} }: Move,
  now: Date,
): Promise<void> {
  if (!mayMove(from, to)) throw new DomainError("MOVE_REFUSED");
  // An examinee who withdraws gives back the numbered seat. The examinee's number is given to nobody else.
  const left = to === "WITHDRAWN" || to === "CANCELLED" ? { seatNumber: null, roomId: null } : {};
  const { count } = await tx.application.updateMany({
    where: { id, state: from },
    data: { cancelReason: null, offeredUntil: null, ...left, ...data, state: to, version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError("MOVE_REFUSED");
  await tx.applicationMove.create({
    data: { applicationId: id, from, to, actorId, reason, createdAt: now },
  });
}
