import type { Tx } from "#prisma/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { type Applicant, recordWhole } from "#schema/programs/attendance/record-whole.ts";
import { undoWhole } from "#schema/programs/attendance/undo-whole.ts";
import { requireUnlockedScores } from "#schema/programs/exams/release-lock.ts";
import type { ApplicantsFilter } from "#schema/validation/programs/applicant-filters.ts";
import { CONFIRMED_STATES, mayMove } from "#schema/validation/programs/application-state.ts";
import { applicantSource } from "./applicant-page.ts";

/** Applications of one call of an act on many. */
const AT_ONCE = 500;

/**
 * Notes who came and who did not, for all of them or for none. No seat moves: absent people keep theirs.
 * @param attended null removes the record
 * @throws DomainError NOT_FOUND when one of them is not there; MOVE_REFUSED when one is not confirmed; SCORES_LOCKED once
 * the results of the exam are locked
 */
export async function recordAttendance(
  tx: Tx,
  { ids, attended }: { readonly ids: readonly number[]; readonly attended: boolean | null },
  author: Author,
): Promise<ActionResult<null>> {
  await lockWithPayments(tx, ids);
  const rows = await statesOf(tx, ids);
  if (rows.length < ids.length) throw new DomainError("NOT_FOUND");
  const to = noted(attended);
  const moved = rows.filter(({ state }) => state !== to);
  if (!moved.every(({ state }) => mayNote(state, to))) throw new DomainError("MOVE_REFUSED");
  return { result: null, lines: await note(tx, moved, attended, author) };
}

/**
 * Notes it for the next of many. It skips those who have no confirmed seat, and those for whom it is noted already.
 * @throws DomainError COUNT_CHANGED; SCORES_LOCKED
 */
export async function recordAttendanceOfMany(
  tx: Tx,
  {
    which,
    filter,
    attended,
  }: { readonly which: BulkSelection; readonly filter: ApplicantsFilter; readonly attended: boolean | null },
  author: Author,
): Promise<ActionResult<BulkStep>> {
  const { programId } = filter;
  const rows = selectedRows(applicantSource, { which, filter, within: { programId }, now: author.now });
  const { ids, cursor } = await takePart(tx, rows, which, AT_ONCE);
  await lockWithPayments(tx, ids);
  const to = noted(attended);
  const moved = (await statesOf(tx, ids)).filter(({ state }) => state !== to && mayNote(state, to));
  const result = { done: moved.length, skipped: ids.length - moved.length, cursor };
  return { result, lines: await note(tx, moved, attended, author) };
}

/**
 * Undoes what the author last noted of somebody in the list of applicants: what was recorded before counts again.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where there is nothing to undo, or the applicant is not
 * confirmed any more; SCORES_LOCKED
 */
export async function undoAttendance(tx: Tx, id: number, author: Author): Promise<ActionResult<number>> {
  await lockWithPayments(tx, [id]);
  const [row] = await statesOf(tx, [id]);
  if (!row) throw new DomainError("NOT_FOUND");
  if (!CONFIRMED_STATES.some((one) => one === row.state)) throw new DomainError("MOVE_REFUSED");
  await requireUnlockedScores(tx, row.programId);
  const [change] = await undoWhole(tx, row, author);
  const line = { subjectId: id, before: { state: row.state }, after: { state: change?.to ?? row.state } };
  return { result: id, lines: [line] };
}

const statesOf = (tx: Tx, ids: readonly number[]): Promise<Applicant[]> =>
  tx.application.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, programId: true, state: true, examPart: true },
    orderBy: { id: "asc" },
  });

const noted = (attended: boolean | null): ApplicationState =>
  attended === null ? "CONFIRMED" : attended ? "ATTENDED" : "NO_SHOW";

const mayNote = (state: ApplicationState, to: ApplicationState): boolean =>
  CONFIRMED_STATES.some((one) => one === state) && mayMove(state, to);

async function note(
  tx: Tx,
  moved: readonly Applicant[],
  attended: boolean | null,
  author: Author,
): Promise<AuditLine[]> {
  if (moved.length === 0) return [];
  for (const programId of new Set(moved.map((one) => one.programId))) {
    await requireUnlockedScores(tx, programId);
  }
  const changes = await recordWhole(tx, moved, attended, author);
  const line = {
    subjectId: moved.length === 1 ? (moved[0]?.id ?? null) : null,
    before: Object.fromEntries(changes.map(({ id, from }) => [id, from])),
    after: { state: noted(attended) },
  };
  return [line];
}
