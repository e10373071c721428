// An objection to a result: made once by the examinee, answered by the office, if need be after a re-mark by another rater.
import type { Tx } from "#prisma/client.ts";
import type { ExamObjectionState, ExamVerdict } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { writeApplicationMail } from "#schema/programs/applications/application-mails.ts";
import { storeResults } from "./exam-results.ts";
import { objectionDeadline } from "./objection-deadline.ts";
import { readRaterConflicts } from "./rater-conflicts.ts";
import { type LinkTools, lockRater } from "./rater-links.ts";
import { writeToRater } from "./rater-mails.ts";
import { ratesSession } from "./rates-session.ts";
import { readSittings } from "./read-sittings.ts";

/**
 * Objects to a result.
 * @param whose the own application, or one whose link the caller has opened
 * @throws DomainError NOT_FOUND for what is not the own one; DEADLINE_PASSED; MOVE_REFUSED for a second one and where there is no result
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
export type ObjectionStep = (typeof OBJECTION_STEPS)[number];

interface Objected {
  readonly state: ExamObjectionState;
  readonly verdict: ExamVerdict | null;
  readonly ratings: readonly { readonly isRemark: boolean; readonly doneAt: Date | null }[];
}

/**
 * REMARK: scores can be marked again by another rater, or the office answers at once, and the result stays as it is. Who did not sit, and
 * a session whose scores are typed by hand, have nothing to mark again. Null: it is answered.
 */
export function objectionStep({ state, verdict, ratings }: Objected): ObjectionStep | null {
  if (state !== "OPEN" && state !== "REMARKING") return null;
  if (state === "REMARKING") {
    return ratings.some(({ isRemark, doneAt }) => isRemark && doneAt === null) ? "WAIT" : "ANSWER";
  }
  return ratings.length > 0 && verdict !== "VOID" ? "REMARK" : "ANSWER";
}

/** The objection, locked until the transaction ends. */
async function lockObjection(tx: Tx, applicationId: number, version: number) {
  await lockWithPayments(tx, [applicationId]);
  const objection = await tx.examObjection.findUnique({
    where: { applicationId },
    include: { application: { include: { scripts: { include: { ratings: true } } } } },
  });
  if (!objection) throw new DomainError("NOT_FOUND");
  if (objection.version !== version) throw conflictError({ version: objection.version });
  return objection;
}

interface Remarking {
  readonly applicationId: number;
  readonly version: number;
  readonly raterId: number;
}

/**
 * Asks another rater for a re-mark: one who accepted to score the part and pair, against whom nothing speaks, and who has scored none of the
 * scripts.
 * @throws DomainError NOT_FOUND; CONFLICT; MOVE_REFUSED where it is answered or being re-marked; VALIDATION CHOICE_UNKNOWN
 */
export async function startRemark(
  tx: Tx,
  { applicationId, version, raterId }: Remarking,
  tools: LinkTools,
): Promise<ActionResult> {
  const { id, state, application } = await lockObjection(tx, applicationId, version);
  if (state !== "OPEN" || application.scripts.length === 0) throw new DomainError("MOVE_REFUSED");
  const { programId, examPart: part, languagePair: pair, scripts } = application;
  // Locked against a rater who stops meanwhile: the re-mark would wait for nobody.
  const isOfSession = (await tx.examRater.count({ where: { id: raterId, programId } })) > 0;
  const rater = isOfSession ? await lockRater(tx, raterId) : null;
  const isAnother = !scripts.some(({ ratings }) => ratings.some((one) => one.raterId === raterId));
  const rates = rater?.part === part && rater?.pair === pair;
  const isFree = !(await readRaterConflicts(tx, programId)).has(raterId);
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

interface Answering {
  readonly applicationId: number;
  readonly version: number;
  readonly answer: string;
}

/**
 * Answers it. Without a re-mark the result stays: nobody changes one alone. After a re-mark it is computed again: another one becomes the
 * next version, and who no longer passes loses the certificate. Who answers has scored nothing of the session.
 * @throws DomainError NOT_FOUND; CONFLICT; MOVE_REFUSED where it is answered; RATER_MAY_NOT_CONFIRM; VALIDATION REMARK_NOT_DONE while a
 * re-mark is not done
 */
export async function answerObjection(
  tx: Tx,
  { applicationId, version, answer }: Answering,
  { memberId, now }: Author,
): Promise<ActionResult> {
  const objection = await lockObjection(tx, applicationId, version);
  const { application, state: before } = objection;
  const { programId, scripts, verdict: present } = application;
  const ratings = scripts.flatMap((script) => script.ratings);
  const step = objectionStep({ state: before, verdict: present, ratings });
  if (step === null) throw new DomainError("MOVE_REFUSED");
  if (await ratesSession(tx, programId, memberId)) throw new DomainError("RATER_MAY_NOT_CONFIRM");
  if (step === "WAIT") throw validationError({ answer: ["REMARK_NOT_DONE"] });
  const changed =
    before === "REMARKING"
      ? await storeResults(tx, await readSittings(tx, programId, [applicationId]), {
          ...{ createdById: memberId, createdAt: now, reason: answer },
        })
      : [];
  const state = changed.length > 0 ? "CHANGED" : "UPHELD";
  const answered = {
    state,
    answer,
    answeredAt: now,
    answeredById: memberId,
    version: { increment: 1 },
  } as const;
  await tx.examObjection.update({ where: { id: objection.id }, data: answered });
  const { verdict } = await tx.application.findUniqueOrThrow({ where: { id: applicationId } });
  if (verdict !== "PASSED") {
    const valid = { applicationId, kind: "EXAM_CERTIFICATE", revokedAt: null } as const;
    await tx.issuedDocument.updateMany({ where: valid, data: { revokedAt: now, revokeReason: answer } });
  }
  await writeApplicationMail(tx, "EXAM_OBJECTION_ANSWERED", application, { now });
  const line = { before: { state: before }, after: { state, verdict }, reason: answer };
  return { result: applicationId, lines: [{ subjectId: applicationId, ...line }] };
}
