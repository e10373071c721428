// Who has which seat of a room, where the database's unique index does not say it: it knows seats of one part, and parts that are sat at the
// same time share them (schema/validation/programs/shared-rooms.ts).
import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";
import { validationError } from "#schema/errors.ts";
import { paperTimes, sharesSeats } from "#schema/validation/programs/shared-rooms.ts";

/**
 * Locks the rooms of a session until the transaction ends, after its applications: who gives seats and who changes the times of
 * papers wait for each other.
 */
export async function lockRooms(tx: Tx, programId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT exam_rooms.id FROM exam_rooms JOIN program_sites ON program_sites.id = exam_rooms.site_id
    WHERE program_sites.program_id = ${programId} ORDER BY exam_rooms.id FOR UPDATE OF exam_rooms`;
}

type Seated = Pick<Application, "id" | "programId" | "examPart">;
type Seat = Pick<Application, "roomId" | "seatNumber">;

/** @throws DomainError VALIDATION SEAT_NUMBER_TAKEN where somebody has a seat at the time at which this examinee sits there */
export async function requireFreeSeat(
  tx: Tx,
  { id, programId, examPart }: Seated,
  { roomId, seatNumber }: Seat,
): Promise<void> {
  if (roomId === null) return;
  const shares = sharesSeats(await tx.examPaper.findMany({ where: { programId }, ...paperTimes }));
  const others = await tx.application.findMany({
    where: { roomId, seatNumber, id: { not: id } },
    select: { examPart: true },
  });
  if (others.some((other) => shares(other.examPart, examPart))) {
    throw validationError({ seatNumber: ["SEAT_NUMBER_TAKEN"] });
  }
}

/** @throws DomainError VALIDATION PAPERS_OVERLAP on `papers` where two people would have one seat at the same time */
export async function requireSeatsApart(tx: Tx, programId: number): Promise<void> {
  const shares = sharesSeats(await tx.examPaper.findMany({ where: { programId }, ...paperTimes }));
  const seated = await tx.application.findMany({
    where: { programId, roomId: { not: null }, seatNumber: { not: null } },
    select: { roomId: true, seatNumber: true, examPart: true },
  });
  for (const holders of Map.groupBy(seated, ({ roomId, seatNumber }) => `${roomId} ${seatNumber}`).values()) {
    const isTwice = holders.some(({ examPart }, at) =>
      holders.slice(at + 1).some((other) => shares(examPart, other.examPart)),
    );
    if (isTwice) throw validationError({ papers: ["PAPERS_OVERLAP"] });
  }
}
