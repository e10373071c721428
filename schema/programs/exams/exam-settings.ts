// The settings of a session of the exam as they are saved, versioned and copied: one plain value, in the shape of its input
// (schema/validation/programs/exam-session.ts).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { CheckedExamSession } from "#schema/validation/programs/exam-session.ts";

export interface ExamSettings extends CheckedExamSession {
  /** What a save has to carry. */
  readonly version: number;
}

const byPosition = { orderBy: { position: "asc" } } as const;

/** How numbers are made is decided where they are given. */
const numbering = { numberPrefix: true, numberDigits: true, numberHasPart: true } as const;

const columns = {
  examSession: { omit: { programId: true, ...numbering } },
  examPapers: {
    orderBy: [{ part: "asc" }, { position: "asc" }],
    include: { criteria: byPosition },
  },
  sites: {
    ...byPosition,
    select: { id: true, rooms: byPosition, examSeats: { orderBy: [{ part: "asc" }, { pair: "asc" }] } },
  },
} as const satisfies Prisma.ProgramSelect;

/** Copies how the numbers of a session are made to another one, which has settings. */
export async function copyNumbering(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  const data = await tx.examSession.findUniqueOrThrow({ where: { programId: from }, select: numbering });
  await tx.examSession.update({ where: { programId: to }, data });
}

/** Null for a program that has none yet. */
export async function readExamSettings(
  tx: Pick<Tx, "program">,
  programId: number,
): Promise<ExamSettings | null> {
  const program = await tx.program.findUnique({ where: { id: programId }, select: columns });
  if (!program?.examSession) return null;
  const { examSession, examPapers, sites } = program;
  return {
    ...examSession,
    papers: examPapers.map(({ id, part, nameKo, nameEn, startsAt, minutes, minimum, criteria }) => ({
      id,
      part,
      nameKo,
      nameEn,
      startsAt,
      minutes,
      minimum,
      criteria: criteria.map(({ id, nameKo, nameEn, maxPoints }) => ({ id, nameKo, nameEn, maxPoints })),
    })),
    sites: sites.map(({ id, rooms, examSeats }) => ({
      id,
      rooms: rooms.map(({ id, nameKo, nameEn, seats }) => ({ id, nameKo, nameEn, seats })),
      seats: examSeats.map(({ part, pair, seats }) => ({ part, pair, seats })),
    })),
  };
}
