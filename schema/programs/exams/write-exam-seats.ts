// Seats of a session by site, part and language pair. While a session has such rows, its capacity is their sum.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ExamPart, LanguagePair } from "#prisma/generated/enums.ts";
import { validationError } from "#schema/errors.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";
import type { CheckedExamSession } from "#schema/validation/programs/exam-session.ts";

interface Place {
  readonly siteId: number;
  readonly part: ExamPart;
  readonly pair: LanguagePair;
}

const keyOf = ({ siteId, part, pair }: Place) => `${siteId} ${part} ${pair}`;

/** Seats taken at each place of a session, counted from its applications. */
async function countTaken(tx: Tx, programId: number): Promise<[string, number][]> {
  const groups = await tx.application.groupBy({
    by: ["siteId", "examPart", "languagePair"],
    where: { programId, state: { in: [...SEAT_STATES] } },
    _count: { _all: true },
  });
  return groups.flatMap(({ siteId, examPart: part, languagePair: pair, _count }): [string, number][] =>
    siteId === null || part === null || pair === null ? [] : [[keyOf({ siteId, part, pair }), _count._all]],
  );
}

/**
 * Makes the seats of a session those that are given, in a transaction that holds the program. Without any the program's capacity
 * alone counts from then on, and stays as it is.
 * @throws DomainError VALIDATION CAPACITY_BELOW_SEATS on a row (`sites.0.seats.3.seats`) with fewer than are
 * taken there, or on `sites` when people have seats at a place that is left out
 */
export async function writeSeats(
  tx: Tx,
  programId: number,
  sites: CheckedExamSession["sites"],
): Promise<void> {
  const taken = new Map(await countTaken(tx, programId));
  await tx.examSeats.deleteMany({ where: { site: { programId } } });
  let capacity = 0;
  for (const [i, { id: siteId, seats: rows }] of sites.entries()) {
    for (const [j, { seats, ...place }] of rows.entries()) {
      if (seats === null) continue;
      const row = { ...place, siteId, seats, seatsTaken: taken.get(keyOf({ ...place, siteId })) ?? 0 };
      taken.delete(keyOf(row));
      if (seats < row.seatsTaken) {
        throw validationError({ [`sites.${i}.seats.${j}.seats`]: ["CAPACITY_BELOW_SEATS"] });
      }
      await tx.examSeats.create({ data: row });
      capacity += seats;
    }
  }
  if (capacity === 0) return;
  const { count } = await tx.program.updateMany({
    where: { id: programId, seatsTaken: { lte: capacity } },
    data: { capacity },
  });
  if (count === 0 || taken.size > 0) throw validationError({ sites: ["CAPACITY_BELOW_SEATS"] });
}

interface Offered {
  readonly examParts: ExamPart[];
  readonly languagePairs: LanguagePair[];
  /** Those without an id are new and have no seats yet. */
  readonly sites: readonly { readonly id: number | null }[];
}

/**
 * Removes the seats at places that a session is not offered at any more, in a transaction that holds the program.
 * @returns the sum of the seats that are left; null where seats are not counted by place
 * @throws DomainError VALIDATION CHOICE_IN_USE on `examParts` or `languagePairs` when somebody has such a seat
 */
export async function removeDroppedSeats(
  tx: Tx,
  programId: number,
  { examParts, languagePairs, sites }: Offered,
): Promise<number | null> {
  const ofProgram = { site: { programId } };
  const isTaken = async (where: Prisma.ExamSeatsWhereInput) =>
    (await tx.examSeats.count({ where: { ...ofProgram, ...where, seatsTaken: { gt: 0 } }, take: 1 })) > 0;
  const parts = { part: { notIn: examParts } };
  const pairs = { pair: { notIn: languagePairs } };
  if (await isTaken(parts)) throw validationError({ examParts: ["CHOICE_IN_USE"] });
  if (await isTaken(pairs)) throw validationError({ languagePairs: ["CHOICE_IN_USE"] });
  const left = { siteId: { notIn: sites.flatMap(({ id }) => id ?? []) } };
  if (await isTaken(left)) throw validationError({ sites: ["SITE_IN_USE"] });
  await tx.examSeats.deleteMany({ where: { ...ofProgram, OR: [parts, pairs, left] } });
  const { _sum } = await tx.examSeats.aggregate({ where: ofProgram, _sum: { seats: true } });
  return _sum.seats;
}
