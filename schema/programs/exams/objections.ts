// An objection to a result: made once by the examinee, marked again by another rater where the office asks
// for that. Its answer: answer-objection.ts
import type { Tx } from "#prisma/client.ts";
import type { ExamObjectionState, ExamVerdict } from "#prisma/generated/enums.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { objectionDeadline } from "./objection-deadline.ts";
import { type LinkTools, lockRater } from "./rater-links.ts";
import { writeToRater } from "./rater-mails.ts";
import { readRaterTies } from "./rater-ties.ts";

/**
 * Objects to a result.
 * @param whose the own application, or one whose link the caller has opened
 * @throws DomainError NOT_FOUND for what is not the own one; DEADLINE_PASSED; MOVE_REFUSED for a second one
 * and where there is no result
 */
export async function objectToResult(
  tx: Tx,
  whose: { readonly id: number; readonly memberId?: number },
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  const { id } = whose;
  await lockWithPayments(tx, [id]);
  const application = await tx.application.findFirst({
    where: whose,
    include: { objection: true, results: { take: 1 }, program: { include: { examSession: true } } },
  });
  if (!application) throw new DomainError("NOT_FOUND");
  if (objectionDeadline(application.program, now) === null) throw new DomainError("DEADLINE_PASSED");
  if (application.objection || application.results.length === 0) throw new DomainError("MOVE_REFUSED");
  await tx.examObjection.create({ data: { applicationId: id, reason, createdAt: now } });
}

/** What an office does next with an objection. */
export const OBJECTION_STEPS = ["REMARK", "WAIT", "ANSWER"] as const;
type ObjectionStep = (typeof OBJECTION_STEPS)[number];

interface Objected {
  readonly state: ExamObjectionState;
  readonly verdict: ExamVerdict | null;
  readonly ratings: readonly { readonly isRemark: boolean; readonly doneAt: Date | null }[];
}

/**
 * REMARK: scores can be marked again by another rater, or the office answers at once, and the result stays as
 * it is. Who did not sit, and a session whose scores are typed by hand, have nothing to mark again. Null: it
 * is answered.
 */
export function objectionStep({ state, verdict, ratings }: Objected): ObjectionStep | null {
  if (state !== "OPEN" && state !== "REMARKING") return null;
  if (state === "REMARKING") {
    return ratings.some(({ isRemark, doneAt }) => isRemark && doneAt === null) ? "WAIT" : "ANSWER";
  }
  return ratings.length > 0 && verdict !== "VOID" ? "REMARK" : "ANSWER";
}

/** Which objection, and the version that was read of it. */
export interface Objection {
  readonly applicationId: number;
  readonly version: number;
}

/**
 * The objection, locked until the transaction ends.
 * @throws DomainError NOT_FOUND; CONFLICT; RESULTS_WITHHELD while its examinee can read no result: there is
 * nothing to answer about
 */
export async function lockObjection(tx: Tx, { applicationId, version }: Objection, now: Date) {
  // A withdrawal of the release locks all applications of the session: it comes before or after.
  await lockWithPayments(tx, [applicationId]);
  const objection = await tx.examObjection.findUnique({
    where: { applicationId },
    include: { application: { include: { program: true, scripts: { include: { ratings: true } } } } },
  });
  if (!objection) throw new DomainError("NOT_FOUND");
  if (objection.version !== version) throw conflictError({ version: objection.version });
  if (!areResultsReleased(objection.application.program, now)) throw new DomainError("RESULTS_WITHHELD");
  return objection;
}

interface Remarking extends Objection {
  readonly raterId: number;
}

/**
 * Asks another rater for a re-mark: one who accepted to score the part and pair, against whom nothing speaks,
 * and who has scored none of the scripts, which are not the rater's own.
 * @throws DomainError NOT_FOUND; CONFLICT; RESULTS_WITHHELD; MOVE_REFUSED where it is answered or being
 * re-marked; VALIDATION CHOICE_UNKNOWN
 */
export async function startRemark(
  tx: Tx,
  { applicationId, version, raterId }: Remarking,
  tools: LinkTools,
): Promise<ActionResult> {
  const { id, state, application } = await lockObjection(tx, { applicationId, version }, tools.now);
  if (state !== "OPEN" || application.scripts.length === 0) throw new DomainError("MOVE_REFUSED");
  const { programId, examPart: part, languagePair: pair, scripts } = application;
  // Locked against a rater who stops meanwhile: the re-mark would wait for nobody.
  const isOfSession = (await tx.examRater.count({ where: { id: raterId, programId } })) > 0;
  const rater = isOfSession ? await lockRater(tx, raterId) : null;
  const isAnother = !scripts.some(({ ratings }) => ratings.some((one) => one.raterId === raterId));
  const rates = rater?.part === part && rater?.pair === pair;
  const ties = (await readRaterTies(tx, programId)).get(raterId);
  const isFree = ties?.conflict === null && !ties.own.has(applicationId);
  if (rater?.state !== "ACCEPTED" || !rates || !isAnother || !isFree)
    throw validationError({ raterId: ["CHOICE_UNKNOWN"] });
  await tx.examRating.createMany({
    data: scripts.map((script) => ({ scriptId: script.id, raterId, isRemark: true })),
  });
  // Sheets that nobody needs any more are not scored with it.
  await tx.examRating.deleteMany({ where: { raterId, isRemark: false, doneAt: null } });
  await tx.examRater.update({ where: { id: raterId }, data: { doneAt: null, version: { increment: 1 } } });
  await writeToRater(tx, "EXAM_RATER_ASSIGNED", rater, tools, scripts.length);
  await tx.examObjection.update({ where: { id }, data: { state: "REMARKING", version: { increment: 1 } } });
  return { result: applicationId, lines: [{ subjectId: applicationId, after: { raterId } }] };
}
