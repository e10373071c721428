import type { Tx } from "#prisma/client.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { offerFreeSeats } from "#schema/programs/applications/seats.ts";
import type { CheckedExamSession } from "#schema/validation/programs/exam-session.ts";
import { type ExamSettings, readExamSettings } from "./exam-settings.ts";
import { requireNotice } from "./require-notice.ts";
import { writeBesideRule } from "./rule-lock.ts";
import { examProgramColumns, writeExamSession } from "./write-exam-session.ts";

interface Saving {
  readonly programId: number;
  /** 0: there were none when they were read. */
  readonly version: number;
  readonly session: CheckedExamSession;
}

/**
 * Saves the settings of a session that nobody has saved since `version`. Seats that become free go to those who wait.
 * @throws DomainError NOT_FOUND for what is no session of the exam, or in the trash; CONFLICT; VALIDATION as
 * writeExamSession, and NOTICE_MISSING for a field of the legal notice of a session that takes applications;
 * SCORES_LOCKED where papers or the pass rule would be others while the verdicts are locked
 */
export async function saveExamSession(
  tx: Tx,
  { programId, version, session }: Saving,
  now: Date,
): Promise<true> {
  await lockProgram(tx, programId);
  const program = await tx.program.findFirst({
    where: { id: programId, kind: "KITEC", deletedAt: null },
    select: { ...examProgramColumns, applyFrom: true, publishedAt: true },
  });
  if (!program) throw new DomainError("NOT_FOUND");
  const before = await readExamSettings(tx, programId);
  if ((before?.version ?? 0) !== version) throw conflictError({ version: before?.version ?? 0 });
  requireNotice(program, session);
  await writeBesideRule(tx, programId, () => writeExamSession(tx, program, session));
  await offerFreeSeats(tx, programId, now);
  return true;
}

/** The settings as the audit log stores them; null: there are none. */
export async function examFacts(tx: Tx, programId: number): Promise<Facts | null> {
  const settings = await readExamSettings(tx, programId);
  return settings && toFacts(settings);
}

const toFacts = ({ version: _version, ...settings }: ExamSettings): Facts =>
  JSON.parse(JSON.stringify(settings));
