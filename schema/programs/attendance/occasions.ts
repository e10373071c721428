// The occasions on which people of a program are expected: the papers of an exam, the days of a course, or
// the program as a whole.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ExamPart } from "#prisma/generated/enums.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { type Occasion, occasionKey } from "#schema/validation/programs/attendance.ts";

export interface ProgramOccasion {
  readonly key: string;
  readonly occasion: Occasion;
  /** Of an exam: for whom it is; null: for everybody. */
  readonly part: ExamPart | null;
  readonly startsAt: Date;
  readonly nameKo: string | null;
  readonly nameEn: string | null;
}

type Reader = Pick<Tx, "program">;

/** What occasions are made of: a select of Prisma's. */
export const OCCASION_COLUMNS = {
  startsAt: true,
  examPapers: { orderBy: [{ startsAt: "asc" }, { id: "asc" }] },
  sessions: { where: { isBreak: false }, select: { startsAt: true }, orderBy: { startsAt: "asc" } },
} as const satisfies Prisma.ProgramSelect;

/** In their order; one at least. A program that is not there has none. */
export async function readOccasions(tx: Reader, programId: number): Promise<readonly ProgramOccasion[]> {
  const program = await tx.program.findUnique({ where: { id: programId }, select: OCCASION_COLUMNS });
  return program ? occasionsIn(program) : [];
}

/** The same of a program that has been read. */
export function occasionsIn({
  startsAt,
  examPapers,
  sessions,
}: Prisma.ProgramGetPayload<{ select: typeof OCCASION_COLUMNS }>): readonly ProgramOccasion[] {
  if (examPapers.length > 0) {
    return examPapers.map(({ id, part, startsAt, nameKo, nameEn }) =>
      named({ kind: "paper", paperId: id }, { part, startsAt, nameKo, nameEn }),
    );
  }
  const days = new Map<string, Date>();
  for (const session of sessions) {
    const day = seoulDay(session.startsAt);
    if (!days.has(day)) days.set(day, session.startsAt);
  }
  if (days.size < 2) return [wholeProgram(startsAt)];
  return [...days].map(([day, startsAt]) => named({ kind: "day", day }, { ...NAMELESS, startsAt }));
}

const NAMELESS = { part: null, nameKo: null, nameEn: null };

const named = (occasion: Occasion, facts: Omit<ProgramOccasion, "key" | "occasion">): ProgramOccasion => ({
  key: occasionKey(occasion),
  occasion,
  ...facts,
});

const wholeProgram = (startsAt: Date): ProgramOccasion =>
  named({ kind: "program" }, { ...NAMELESS, startsAt });

/** Those at which one applicant is expected: of an exam the papers of the chosen part, where there are any. */
export function occasionsOf(
  occasions: readonly ProgramOccasion[],
  { examPart }: { readonly examPart: ExamPart | null },
): readonly ProgramOccasion[] {
  const own = occasions.filter(({ part }) => part === null || part === examPart);
  return own.length > 0 ? own : [wholeProgram(occasions[0]?.startsAt ?? new Date(0))];
}

/** The columns of an occasion in `attendances`. */
export const occasionColumns = (occasion: Occasion) => ({
  paperId: occasion.kind === "paper" ? occasion.paperId : null,
  day: occasion.kind === "day" ? new Date(occasion.day) : null,
});

/** The occasion of a row, as it travels. */
export const keyOfRow = ({
  paperId,
  day,
}: {
  readonly paperId: number | null;
  readonly day: Date | null;
}) => {
  if (paperId !== null) return occasionKey({ kind: "paper", paperId });
  return occasionKey(
    day === null ? { kind: "program" } : { kind: "day", day: day.toISOString().slice(0, 10) },
  );
};
