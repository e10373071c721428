// The settings of a session, checked against its program and written: what saving, restoring and copying have in common.
import type { Tx } from "#prisma/client.ts";
import type { ExamPart, LanguagePair } from "#prisma/generated/enums.ts";
import { validationError } from "#schema/errors.ts";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import type { CheckedExamSession } from "#schema/validation/programs/exam-session.ts";
import { lockRooms, requireSeatsApart } from "./room-seats.ts";
import { writePapers, writeRooms } from "./write-exam-rows.ts";
import { writeSeats } from "./write-exam-seats.ts";

/** The columns of a program that its settings are checked against. */
export const examProgramColumns = {
  id: true,
  kind: true,
  startsAt: true,
  endsAt: true,
  examParts: true,
  languagePairs: true,
  sites: { select: { id: true }, orderBy: { position: "asc" } },
} as const;

export interface ExamProgram {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly examParts: readonly ExamPart[];
  readonly languagePairs: readonly LanguagePair[];
  readonly sites: readonly { readonly id: number }[];
}

const MINUTE_MS = 60_000;

/** Codes by field for what the program does not have: a part, a pair, a site, a time outside of it. */
function clashesWith(program: ExamProgram, { papers, sites }: CheckedExamSession) {
  const fields: Record<string, FieldCode[]> = {};
  const known = new Set(program.sites.map(({ id }) => id));
  papers.forEach(({ part, startsAt, minutes }, i) => {
    if (!program.examParts.includes(part)) fields[`papers.${i}.part`] = ["CHOICE_UNKNOWN"];
    const end = startsAt.getTime() + minutes * MINUTE_MS;
    if (startsAt < program.startsAt || end > program.endsAt.getTime()) {
      fields[`papers.${i}.startsAt`] = ["SESSION_OUTSIDE"];
    }
  });
  sites.forEach(({ id, seats }, i) => {
    if (!known.has(id)) fields.sites = ["CHOICE_UNKNOWN"];
    seats.forEach((row, j) => {
      const isOffered = program.examParts.includes(row.part) && program.languagePairs.includes(row.pair);
      if (!isOffered && row.seats !== null) fields[`sites.${i}.seats.${j}.seats`] = ["CHOICE_UNKNOWN"];
    });
  });
  return fields;
}

/**
 * Writes the settings of a session, in a transaction that holds its program. The version grows by one.
 * @throws DomainError VALIDATION as write-exam-rows.ts and write-exam-seats.ts, CHOICE_UNKNOWN for what the
 * program is not offered in, SESSION_OUTSIDE for a paper that is not within it, PAPERS_OVERLAP as room-seats.ts
 */
export async function writeExamSession(
  tx: Tx,
  program: ExamProgram,
  session: CheckedExamSession,
): Promise<void> {
  const fields = clashesWith(program, session);
  if (Object.keys(fields).length > 0) throw validationError(fields);
  const { papers, sites, ...columns } = session;
  const programId = program.id;
  await tx.examSession.upsert({
    where: { programId },
    create: { ...columns, programId },
    update: { ...columns, version: { increment: 1 } },
  });
  await lockRooms(tx, programId);
  await writePapers(tx, programId, papers);
  await requireSeatsApart(tx, programId);
  await writeRooms(tx, programId, sites);
  await writeSeats(tx, programId, sites);
}
