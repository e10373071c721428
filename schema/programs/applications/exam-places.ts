// Places of an exam: a part and a language pair at a site, with seats of their own where the office has set
// them (ExamSeats). While a session has none, its program's capacity alone counts and every place is free.
// The caller holds the program, which is the queue for all its seats.
import type { Tx } from "#prisma/client.ts";
import type { ExamPart, LanguagePair } from "#prisma/generated/enums.ts";

/** What an application says about where somebody sits. */
export interface Place {
  readonly programId: number;
  readonly siteId: number | null;
  readonly examPart: ExamPart | null;
  readonly languagePair: LanguagePair | null;
}

/** The seats of a place. */
export interface PlaceSeats {
  readonly seats: number;
  readonly seatsTaken: number;
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.siteId === other.siteId && one.examPart === other.examPart && one.languagePair === other.languagePair;

/** Applications at a place. */
export const whereAt = ({ programId, siteId, examPart, languagePair }: Place) => ({
  programId,
  siteId,
  examPart,
  languagePair,
});

/** Whether the seats of a program are counted by place. */
export async function countsPlaces(tx: Pick<Tx, "examSeats">, programId: number): Promise<boolean> {
  return (await tx.examSeats.count({ where: { site: { programId } }, take: 1 })) > 0;
}

/** The seats of a place; null: it has none. */
export async function seatsAt(
  tx: Pick<Tx, "examSeats">,
  { programId, siteId, examPart, languagePair }: Place,
): Promise<PlaceSeats | null> {
  if (siteId === null || examPart === null || languagePair === null) return null;
  return await tx.examSeats.findFirst({
    where: { siteId, part: examPart, pair: languagePair, site: { programId } },
    select: { seats: true, seatsTaken: true },
  });
}

/** Takes a seat of a place. False: there is none. */
export async function claimPlace(tx: Tx, place: Place): Promise<boolean> {
  const { siteId, examPart: part, languagePair: pair } = place;
  if (siteId !== null && part !== null && pair !== null) {
    const { seats } = tx.examSeats.fields;
    const where = { siteId, part, pair, seatsTaken: { lt: seats } };
    const { count } = await tx.examSeats.updateMany({ where, data: { seatsTaken: { increment: 1 } } });
    if (count > 0) return true;
  }
  return !(await countsPlaces(tx, place.programId));
}

/** Gives a seat of a place back. */
export async function unclaimPlace(
  tx: Tx,
  { siteId, examPart: part, languagePair: pair }: Place,
): Promise<void> {
  if (siteId === null || part === null || pair === null) return;
  const where = { siteId, part, pair, seatsTaken: { gt: 0 } };
  await tx.examSeats.updateMany({ where, data: { seatsTaken: { decrement: 1 } } });
}

/** Who has waited longest of those whose place has a free seat; null: nobody. */
export async function nextAtFreePlace(tx: Tx, programId: number): Promise<number | null> {
  const isCounted = await countsPlaces(tx, programId);
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT applications.id FROM applications
    LEFT JOIN exam_seats ON exam_seats.site_id = applications.site_id
      AND exam_seats.part = applications.exam_part AND exam_seats.pair = applications.language_pair
    WHERE applications.program_id = ${programId} AND applications.state = 'WAITLISTED'
      AND (NOT ${isCounted}::boolean OR exam_seats.seats_taken < exam_seats.seats)
    ORDER BY applications.waitlisted_at, applications.id
    LIMIT 1`;
  return rows[0]?.id ?? null;
}
