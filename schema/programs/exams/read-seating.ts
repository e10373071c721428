import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";
import { paperTimes } from "#schema/validation/programs/shared-rooms.ts";
import type { SeatingInput } from "./plan-seats.ts";

const inOrder = { orderBy: { position: "asc" } } as const;

/**
 * What numbers and seats of a session are worked out from.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for other programs than exams, and for a cancelled one
 */
export async function readSeating(tx: Tx, programId: number): Promise<SeatingInput> {
  const session = await tx.program.findFirst({
    where: { id: programId, deletedAt: null },
    select: {
      kind: true,
      cancelledAt: true,
      examPapers: paperTimes,
      sites: {
        select: { id: true, rooms: { select: { id: true, siteId: true, seats: true }, ...inOrder } },
        ...inOrder,
      },
    },
  });
  if (!session) throw new DomainError("NOT_FOUND");
  if (session.kind !== "KITEC" || session.cancelledAt !== null) throw new DomainError("MOVE_REFUSED");
  const examinees = await tx.application.findMany({
    where: { programId, state: { in: [...SEATED_STATES] } },
    select: {
      id: true,
      name: true,
      examPart: true,
      languagePair: true,
      siteId: true,
      examNumber: true,
      formerNumbers: true,
      roomId: true,
      seatNumber: true,
    },
    orderBy: { id: "asc" },
  });
  // An absent examinee keeps the seat, and the number of one who withdrew is not given again.
  const others = await tx.application.findMany({
    where: {
      programId,
      state: { notIn: [...SEATED_STATES] },
      OR: [{ examNumber: { not: null } }, { formerNumbers: { isEmpty: false } }, { roomId: { not: null } }],
    },
    select: { examPart: true, examNumber: true, formerNumbers: true, roomId: true, seatNumber: true },
  });
  return {
    siteIds: session.sites.map(({ id }) => id),
    rooms: session.sites.flatMap(({ rooms }) => rooms),
    papers: session.examPapers,
    examinees,
    heldSeats: [...examinees, ...others],
    usedNumbers: [...examinees, ...others].flatMap(({ examNumber, formerNumbers }) => [
      ...formerNumbers,
      ...(examNumber === null ? [] : [examNumber]),
    ]),
  };
}
