// Scores are saved as they are typed or pasted: all rows of one request, or none.
import type { Tx } from "#prisma/client.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { FieldErrors } from "#schema/validation/core/codes.ts";
import type { CheckedScoreRow } from "#schema/validation/programs/exam-scores.ts";
import { toCode } from "#schema/validation/programs/exam-scripts.ts";
import { type LinkTools, openRaterLink } from "./rater-links.ts";
import { isRaterLocked } from "./release-lock.ts";

interface Scores {
  readonly link: string;
  readonly paperId: number;
  readonly rows: readonly CheckedScoreRow[];
}

export interface SavedScore {
  readonly code: string;
  readonly version: number;
}

/**
 * Saves scores and notes of some scripts of a paper, a score for each criterion in their order.
 * @returns the new version of each row
 * @throws DomainError LINK_ENDED; VALIDATION at `rows.N.code` for what is not the rater's, whatever it is,
 * and for one that is there twice, at
 * `rows.N.points` for another number of criteria or a score above its greatest; MOVE_REFUSED for one that is
 * locked; CONFLICT for one that was changed since, unless to the same: what is sent again because its answer
 * was lost is saved already
 */
export async function saveScores(
  tx: Tx,
  { link, paperId, rows }: Scores,
  tools: LinkTools,
): Promise<readonly SavedScore[]> {
  const raterId = await lockScoring(tx, link, tools);
  const ratings = await tx.examRating.findMany({
    where: { raterId, script: { paperId } },
    select: {
      id: true,
      version: true,
      note: true,
      doneAt: true,
      script: { select: { code: true } },
      marks: { select: { criterionId: true, points: true } },
    },
  });
  const criteria = await tx.examCriterion.findMany({ where: { paperId }, orderBy: { position: "asc" } });
  const byCode = new Map(ratings.map((rating) => [rating.script.code, rating]));
  const fields = problemsOf(rows, byCode, criteria);
  if (Object.keys(fields).length > 0) throw validationError(fields);
  const saved = rows.map(({ code, version, note, points }) => {
    const rating = byCode.get(toCode(code));
    if (!rating) throw new DomainError("NOT_FOUND");
    if (rating.doneAt !== null) throw new DomainError("MOVE_REFUSED");
    const marks = criteria.flatMap(({ id: criterionId }, at) => {
      const given = points[at] ?? null;
      return given === null ? [] : [{ criterionId, points: given }];
    });
    const isNew = !isSaved(rating, { note, marks });
    if (isNew && rating.version !== version) throw new DomainError("CONFLICT");
    const next = rating.version + (isNew ? 1 : 0);
    return { id: rating.id, code: rating.script.code, version: next, note, marks, isNew };
  });
  await writeScores(
    tx,
    saved.filter(({ isNew }) => isNew),
    tools.now,
  );
  return saved.map(({ code, version }) => ({ code, version }));
}

interface Scored {
  readonly note: string | null;
  readonly marks: readonly { readonly criterionId: number; readonly points: number }[];
}

interface Change extends SavedScore, Scored {
  readonly id: number;
}

/** Whether a rating says already what is sent. */
function isSaved(stored: Scored, { note, marks }: Scored): boolean {
  const points = new Map(stored.marks.map((mark) => [mark.criterionId, mark.points]));
  const isSame = marks.every((mark) => points.get(mark.criterionId) === mark.points);
  return (stored.note ?? "") === (note ?? "") && points.size === marks.length && isSame;
}

/** By three statements, however many rows there are. */
async function writeScores(tx: Tx, changes: readonly Change[], now: Date): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const notes = changes.map(({ note }) => note ?? "");
  await tx.examMark.deleteMany({ where: { ratingId: { in: ids } } });
  await tx.examMark.createMany({
    data: changes.flatMap(({ id: ratingId, marks }) => marks.map((mark) => ({ ...mark, ratingId }))),
  });
  await tx.$executeRaw`
    UPDATE exam_ratings SET note = NULLIF(saved.note, ''), version = version + 1, updated_at = ${now}
    FROM unnest(${ids}::int[], ${notes}::text[]) AS saved (id, note) WHERE exam_ratings.id = saved.id`;
}

/** Locks the rater of a link against "done", and the session against its release; raters do not wait for each other. */
async function lockScoring(tx: Tx, link: string, tools: LinkTools): Promise<number> {
  const opened = await openRaterLink(tx, link, tools);
  if (!opened) throw new DomainError("LINK_ENDED");
  const { id, programId } = opened;
  await tx.$queryRaw`SELECT id FROM programs WHERE id = ${programId} FOR SHARE`;
  await tx.$queryRaw`SELECT id FROM exam_raters WHERE id = ${id} FOR UPDATE`;
  const { state } = await tx.examRater.findUniqueOrThrow({ where: { id } });
  if (state !== "ACCEPTED" || (await isRaterLocked(tx, opened))) throw new DomainError("LINK_ENDED");
  return id;
}

function problemsOf(
  rows: readonly CheckedScoreRow[],
  byCode: ReadonlyMap<string, unknown>,
  criteria: readonly { readonly maxPoints: number }[],
): FieldErrors {
  const seen = new Set<string>();
  const fields: Record<string, ["CHOICE_UNKNOWN" | "SCORE_INVALID"]> = {};
  for (const [at, { code, points }] of rows.entries()) {
    const known = toCode(code);
    if (!byCode.has(known) || seen.has(known)) fields[`rows.${at}.code`] = ["CHOICE_UNKNOWN"];
    seen.add(known);
    const isWhole = points.length === criteria.length;
    const isScore = criteria.every(({ maxPoints }, column) => (points[column] ?? 0) <= maxPoints);
    if (!isWhole || !isScore) fields[`rows.${at}.points`] = ["SCORE_INVALID"];
  }
  return fields;
}
