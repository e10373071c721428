import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { cardMoneyOf } from "#schema/money/cards/card-money.ts";
import { declarePayment } from "#schema/money/payments/declare-payment.ts";
import { withdrawDeadline } from "#schema/validation/money/refund.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import { writeApplicationLetter } from "./application-letters.ts";
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

/** States in which the applicant may leave. */
export const WITHDRAWABLE = ["AWAITING_PAYMENT", "CONFIRMED", "WAITLISTED", "OFFERED"] as const;

/**
 * Takes the own application back: the seat goes to the next, the money by the rules.
 * @returns the new content version
 * @throws DomainError NOT_FOUND; CONFLICT when it was changed since `version`; MOVE_REFUSED; DEADLINE_PASSED after the last day to withdraw;
 * VALIDATION REQUIRED on `refundAccount`
 */
export async function withdrawApplication(
  tx: Tx,
  { id, version, refundAccount, sent = false }: Withdrawing,
  author: Author,
): Promise<bigint> {
  const { memberId, now } = author;
  const application = await lockApplication(tx, id);
  if (!application || application.memberId !== memberId) throw new DomainError("NOT_FOUND");
  const { state, programId, amount } = application;
  if (!WITHDRAWABLE.some((one) => one === state)) throw new DomainError("MOVE_REFUSED");
  if (application.version !== version) throw conflictError({ version: application.version });
  const program = await tx.program.findUniqueOrThrow({
    where: { id: programId },
    select: refundColumns,
  });
  if (now >= withdrawDeadline(program)) throw new DomainError("DEADLINE_PASSED");
  const percent = await percentNow(tx, program, now);
  const payment = await tx.payment.findUnique({ where: { applicationId: id } });
  const refunded = refundOf(payment, amount, percent);
  // What came by card goes back to it.
  if (refundAccount === null && refunded > 0 && payment && refunded > (await cardMoneyOf(tx, payment.id))) {
    throw validationError({ refundAccount: ["REQUIRED"] });
  }
  if (sent && payment?.state === "PENDING") {
    const { depositorName, version: seen } = payment;
    await declarePayment(tx, { id: payment.id, version: seen, depositorName }, author);
  }
  await moveApplication(tx, { id, from: state, to: "WITHDRAWN", actorId: memberId }, now);
  const settling = { percent, refundAccount, actorId: memberId, reason: "WITHDRAWN" };
  const refund = await settlePayment(tx, application, settling, now);
  const amounts = refund > 0 ? { amount: refund } : {};
  await writeApplicationLetter(tx, "APPLICATION_WITHDRAWN", application, { now, ...amounts });
  if (holdsSeat(state)) await releaseSeat(tx, programId, now);
  return await bumpContentVersion(tx);
}
