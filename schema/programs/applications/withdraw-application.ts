import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Application } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { cardMoneyOf } from "#schema/money/cards/card-money.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";
import { declarePayment } from "#schema/money/payments/declare-payment.ts";
import { writeLeftGroup } from "#schema/programs/groups/group-mails.ts";
import { openReschedule } from "#schema/programs/reschedules/open-reschedule.ts";
import { withdrawDeadline } from "#schema/validation/money/refund.ts";
import { EXPECTED_STATES, holdsSeat } from "#schema/validation/programs/application-state.ts";
import { writeApplicationMail } from "./application-mails.ts";
import { percentNow, refundColumns, refundOf, settlePayment } from "./application-refund.ts";
import { lockApplication } from "./lock-application.ts";
import { moveApplication } from "./move-application.ts";
import { releaseSeat } from "./seats.ts";

interface Withdrawing {
  readonly id: number;
  readonly version: number;
  /** Where money goes back to; needed where some does. */
  readonly refundAccount: string | null;
  /** The applicant has sent the money and not said so until now. */
  readonly sent?: boolean;
}

/** Whether its applicant may leave, as far as its state goes. */
export const isWithdrawable = ({ state }: { readonly state: string }): boolean =>
  EXPECTED_STATES.some((one) => one === state);

/**
 * The same by a link. What was paid goes back to the institution; of somebody who paid at the door nobody
 * knows an account, so the office cancels.
 */
export const isWithdrawableByLink = (
  application: Pick<Application, "state" | "groupId" | "amount">,
): boolean => isWithdrawable(application) && (application.groupId !== null || application.amount === 0);

/**
 * Withdraws the own application: the seat goes to the next, the money comes back by the refund steps. While
 * its applicant is asked about a new date, withdrawing declines that date, and everything comes back.
 * @returns the new content version
 * @throws DomainError NOT_FOUND; CONFLICT when it was changed since `version`; MOVE_REFUSED; DEADLINE_PASSED
 * after the last moment to withdraw; VALIDATION REQUIRED on `refundAccount`
 */
export async function withdrawApplication(
  tx: Tx,
  { id, version, refundAccount, sent = false }: Withdrawing,
  author: Author,
): Promise<bigint> {
  const { memberId, now } = author;
  const application = await lockApplication(tx, id);
  if (!application || application.memberId !== memberId) throw new DomainError("NOT_FOUND");
  if (!isWithdrawable(application)) throw new DomainError("MOVE_REFUSED");
  if (application.version !== version) throw conflictError({ version: application.version });
  const program = await tx.program.findUniqueOrThrow({
    where: { id: application.programId },
    select: refundColumns,
  });
  const asked = await openReschedule(tx, id, now);
  if (!asked && now >= withdrawDeadline(program)) throw new DomainError("DEADLINE_PASSED");
  const percent = asked ? 100 : await percentNow(tx, program, now);
  return await withdrawLocked(tx, application, { refundAccount, percent, sent }, now);
}

interface Settled {
  readonly refundAccount: string | null;
  /** Percent of the price that comes back. */
  readonly percent: number;
  readonly sent?: boolean;
}

/**
 * Withdraws an application that the caller has locked (lock-application.ts), for its applicant.
 * @returns the new content version
 * @throws DomainError MOVE_REFUSED; VALIDATION REQUIRED on `refundAccount`
 */
export async function withdrawLocked(
  tx: Tx,
  application: Application,
  { refundAccount, percent, sent = false }: Settled,
  now: Date,
): Promise<bigint> {
  const { id, state, amount, memberId, groupId } = application;
  const payment = await paymentOf(tx, application);
  // What comes back to a group its contact says in the payment.
  const isOwn = groupId === null;
  const refunded = isOwn ? refundOf(payment, amount, percent) : 0;
  // What came by card goes back to it.
  if (refundAccount === null && refunded > 0 && payment && refunded > (await cardMoneyOf(tx, payment.id))) {
    throw validationError({ refundAccount: ["REQUIRED"] });
  }
  if (sent && isOwn && payment?.state === "PENDING" && memberId !== null) {
    const { depositorName, version: seen } = payment;
    await declarePayment(tx, { id: payment.id, version: seen, depositorName }, { memberId, now });
  }
  await moveApplication(tx, { id, from: state, to: "WITHDRAWN", actorId: memberId }, now);
  await tx.rescheduleAnswer.updateMany({
    where: { applicationId: id, reschedule: { answerUntil: { gt: now } } },
    data: { reply: "DECLINED", repliedAt: now },
  });
  const settling = {
    percent,
    refundAccount: isOwn ? refundAccount : null,
    actorId: memberId,
    reason: "WITHDRAWN",
  };
  const refund = await settlePayment(tx, application, settling, now);
  const amounts = refund > 0 && isOwn ? { amount: refund } : {};
  await writeApplicationMail(tx, "APPLICATION_WITHDRAWN", application, { now, ...amounts });
  await writeLeftGroup(tx, application, { count: 1, amount: refund, accountAsked: true, now });
  if (holdsSeat(state)) await releaseSeat(tx, application, now);
  return await bumpContentVersion(tx);
}
