import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#prisma/client.ts";
import type { ProgramKind } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { offerFreeSeats } from "#schema/programs/applications/seats.ts";
import { moveExamSession } from "#schema/programs/exams/move-exam-session.ts";
import { requireStoredNotice } from "#schema/programs/exams/require-notice.ts";
import { removeDroppedSeats } from "#schema/programs/exams/write-exam-seats.ts";
import { recordReschedule } from "#schema/programs/reschedules/record-reschedule.ts";
import type { CheckedProgram } from "#schema/validation/programs/programs.ts";
import { programColumns, programRows } from "./program-columns.ts";
import { conflictColumns, type ProgramTexts, textsOf, toConflict } from "./program-conflict.ts";
import { readProgramReferences } from "./program-references.ts";
import { writeSites } from "./write-sites.ts";

/** A seminar and an exam have addresses and lists of their own; the courses share theirs. */
const ALONE: ReadonlySet<ProgramKind> = new Set(["SEMINAR", "KITEC"]);

/**
 * Saves a program that nobody has saved since `version`. What its author had been typing is dropped. Where
 * its date moves, applicants are asked about the new one, and the papers of an exam move with it.
 * @throws DomainError NOT_FOUND; CONFLICT with the current version, also when it went to the trash;
 * VALIDATION as for createProgram, for a session of the exam without its legal notice, for another kind, a
 * capacity below the seats taken, a new date without words to the applicants, a site left out that somebody
 * has chosen, and a date that leaves papers of an exam out
 */
export async function saveProgram(
  tx: Tx,
  saved: { readonly id: number; readonly version: number; readonly program: CheckedProgram },
  { memberId, now }: Author,
): Promise<true> {
  const { id, version, program: typed } = saved;
  await lockProgram(tx, id);
  const before = await tx.program.findUnique({ where: { id }, select: conflictColumns });
  if (!before) throw new DomainError("NOT_FOUND");
  if (before.version !== version || before.deletedAt !== null) throw conflictError(toConflict(before));
  if (before.kind !== typed.kind && (ALONE.has(before.kind) || ALONE.has(typed.kind))) {
    throw validationError({ kind: ["CHOICE_UNKNOWN"] });
  }
  await recordReschedule(tx, { id, before, program: typed }, { memberId, now });
  await requireStoredNotice(tx, id, typed);
  const figures = await readProgramReferences(tx, typed);
  // Where the seats of an exam are counted by site, the capacity is their sum.
  const seats = await removeDroppedSeats(tx, id, typed);
  const program = seats === null ? typed : { ...typed, capacity: seats };
  const texts = textsOf(before);
  const { capacity } = program;

  // Nothing is written when somebody has saved since the row was read, or when seats were taken meanwhile.
  const { count } = await tx.program.updateMany({
    where: {
      id,
      version,
      deletedAt: null,
      ...(capacity === null ? {} : { seatsTaken: { lte: capacity } }),
    },
    data: {
      ...programColumns(program, before.publishedAt, now),
      koUpdatedAt: changedAt(program.ko, texts.ko, before.koUpdatedAt, now),
      enUpdatedAt: changedAt(program.en, texts.en, before.enUpdatedAt, now),
      ...(program.unchecked ? { unchecked: program.unchecked } : {}),
      version: { increment: 1 },
    },
  });
  if (count === 0) {
    const winner = await tx.program.findUnique({ where: { id }, select: conflictColumns });
    if (!winner) throw new DomainError("NOT_FOUND");
    if (winner.version === version && winner.deletedAt === null) {
      throw validationError({ capacity: ["CAPACITY_BELOW_SEATS"] });
    }
    throw conflictError(toConflict(winner));
  }
  await writeRows(tx, id, program, figures);
  await moveExamSession(tx, { id, before, after: program, now });
  await tx.draft.deleteMany({ where: { memberId, programId: id } });
  // Seats that a larger capacity brings go to those who wait.
  await offerFreeSeats(tx, id, now);
  return true;
}

async function writeRows(tx: Tx, programId: number, program: CheckedProgram, figures: readonly number[]) {
  const where = { where: { programId } };
  const ids = { ...where, select: { id: true } };
  const { prices, speakers, sessions, files } = programRows(program, {
    prices: await tx.programPrice.findMany(ids),
    speakers: await tx.programSpeaker.findMany(ids),
    sessions: await tx.programSession.findMany(ids),
  });
  await writeSites(tx, programId, program.sites);
  await tx.programPrice.deleteMany(where);
  await tx.programPrice.createMany({ data: prices.map((row) => ({ ...row, programId })) });
  await tx.programSpeaker.deleteMany(where);
  await tx.programSpeaker.createMany({ data: speakers.map((row) => ({ ...row, programId })) });
  await tx.programSession.deleteMany(where);
  await tx.programSession.createMany({ data: sessions.map((row) => ({ ...row, programId })) });
  await tx.programFile.deleteMany(where);
  await tx.programFile.createMany({ data: files.map((row) => ({ ...row, programId })) });
  await tx.programFigure.deleteMany(where);
  await tx.programFigure.createMany({ data: figures.map((fileId) => ({ fileId, programId })) });
}

/** When a language last changed, after this save. */
function changedAt(
  text: CheckedProgram["en"],
  before: ProgramTexts["en"],
  at: Date | null,
  now: Date,
): Date | null {
  if (text === null) return null;
  // As plain JSON: the database stores no undefined members.
  const same = isDeepStrictEqual(JSON.parse(JSON.stringify(text)), before);
  return same && at !== null ? at : now;
}
