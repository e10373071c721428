// The office's answer to an objection, and how one that was wrong is written anew.
import type { Tx } from "#prisma/client.ts";
import type { ExamObjection } from "#prisma/generated/client.ts";
import type { ExamVerdict } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { writeApplicationMail } from "#schema/programs/applications/application-mails.ts";
import { VALID } from "./certificates.ts";
import { storeResults } from "./exam-results.ts";
import { lockObjection, type Objection, objectionStep } from "./objections.ts";
import { ratesSession } from "./rates-session.ts";
import { readSittings } from "./read-sittings.ts";

interface Answering extends Objection {
  readonly answer: string;
}

/**
 * Answers it. Without a re-mark the result stays: nobody changes one alone. After a re-mark it is computed
 * again: another one becomes the next version, and who no longer passes loses the certificate. Who answers
 * has scored nothing of the session.
 * @throws DomainError NOT_FOUND; CONFLICT; RESULTS_WITHHELD; MOVE_REFUSED where it is answered;
 * RATER_MAY_NOT_CONFIRM; VALIDATION REMARK_NOT_DONE while a re-mark is not done
 */
export async function answerObjection(
  tx: Tx,
  { applicationId, version, answer }: Answering,
  { memberId, now }: Author,
): Promise<ActionResult> {
  const objection = await lockObjection(tx, { applicationId, version }, now);
  const { application, state: before } = objection;
  const { programId, scripts, verdict: present } = application;
  const ratings = scripts.flatMap((script) => script.ratings);
  const step = objectionStep({ state: before, verdict: present, ratings });
  if (step === null) throw new DomainError("MOVE_REFUSED");
  if (await ratesSession(tx, programId, memberId)) throw new DomainError("RATER_MAY_NOT_CONFIRM");
  if (step === "WAIT") throw validationError({ answer: ["REMARK_NOT_DONE"] });
  // The result that the former answer changed, where this one is written anew.
  const former = await tx.examResult.findFirst({ where: { objectionId: objection.id } });
  const changed =
    before === "REMARKING"
      ? await storeResults(tx, await readSittings(tx, programId, [applicationId]), {
          createdById: memberId,
          createdAt: now,
          reason: answer,
          objectionId: objection.id,
        })
      : [];
  const isChanged = changed.length > 0;
  if (former) {
    const data = isChanged ? { reason: null, objectionId: null } : { reason: answer };
    await tx.examResult.update({ where: { id: former.id }, data });
  }
  const state = isChanged || former ? "CHANGED" : "UPHELD";
  const answered = {
    state,
    answer,
    answeredAt: now,
    answeredById: memberId,
    version: { increment: 1 },
  } as const;
  await tx.examObjection.update({ where: { id: objection.id }, data: answered });
  const { verdict } = await tx.application.findUniqueOrThrow({ where: { id: applicationId } });
  await followVerdict(tx, objection, { verdict, answer, now });
  await writeApplicationMail(tx, "EXAM_OBJECTION_ANSWERED", application, { now });
  const line = { before: { state: before }, after: { state, verdict }, reason: answer };
  return { result: applicationId, lines: [{ subjectId: applicationId, ...line }] };
}

interface Verdict {
  readonly verdict: ExamVerdict | null;
  readonly answer: string;
  readonly now: Date;
}

/**
 * Who no longer passes loses the certificate. One that only an answer before this one took away is valid
 * again once its examinee passes.
 */
async function followVerdict(
  tx: Tx,
  { id: objectionId, applicationId }: Pick<ExamObjection, "id" | "applicationId">,
  { verdict, answer, now }: Verdict,
): Promise<void> {
  const certificates = { applicationId, kind: "EXAM_CERTIFICATE" } as const;
  if (verdict !== "PASSED") {
    // Somebody who verifies a certificate reads why it is not valid.
    await tx.issuedDocument.updateMany({ where: { objectionId }, data: { revokeReason: answer } });
    await tx.issuedDocument.updateMany({
      where: { ...certificates, revokedAt: null },
      data: { revokedAt: now, revokeReason: answer, objectionId },
    });
  } else {
    const valid = await tx.issuedDocument.findMany({ where: { ...certificates, revokedAt: null } });
    const language = { notIn: valid.map((one) => one.language) };
    await tx.issuedDocument.updateMany({ where: { objectionId, language }, data: VALID });
  }
}

interface Reopening extends Objection {
  readonly reason: string;
}

/**
 * Opens an answered objection again, because its answer was wrong. The result stays as the answer left it
 * until there is another answer; that starts from the words of this one, which its examinee no longer reads.
 * @throws DomainError NOT_FOUND; CONFLICT; RESULTS_WITHHELD; MOVE_REFUSED where it is not answered
 */
export async function reopenObjection(
  tx: Tx,
  { applicationId, version, reason }: Reopening,
  { now }: Author,
): Promise<ActionResult> {
  const { id, state: before, answer, application } = await lockObjection(tx, { applicationId, version }, now);
  if (before !== "UPHELD" && before !== "CHANGED") throw new DomainError("MOVE_REFUSED");
  const isRemarked = application.scripts.some(({ ratings }) => ratings.some(({ isRemark }) => isRemark));
  const state = isRemarked ? "REMARKING" : "OPEN";
  await tx.examObjection.update({
    where: { id },
    data: { state, answeredAt: null, answeredById: null, version: { increment: 1 } },
  });
  const line = { before: { state: before, answer }, after: { state }, reason };
  return { result: applicationId, lines: [{ subjectId: applicationId, ...line }] };
}
