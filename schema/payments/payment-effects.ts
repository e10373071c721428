// What follows from money: a seat is confirmed or freed, a grade counts. It happens in the transaction of the move that causes it.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { cancelUnpaidApplication } from "#schema/applications/cancel-application.ts";
import { confirmPaidApplication } from "#schema/applications/confirm-application.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { setGrade } from "#schema/members/set-grade.ts";
import type { Author } from "#schema/shared/author.ts";
import { keepGradeBefore } from "./move-payment.ts";

/** What the office is told beside that it was done. */
export type PaymentWarning = "SEATS_GONE";

export interface Settled {
  readonly warning: PaymentWarning | null;
  /** The new content version where visitors see another number of seats. */
  readonly contentVersion: bigint | null;
}

export const NOTHING_FOLLOWS: Settled = { warning: null, contentVersion: null };

/** After a payment was paid or exempted: the only way in which money gives a grade. */
export async function settlePaid(tx: Tx, payment: Payment, author: Author): Promise<Settled> {
  const { memberId, applicationId, grade } = payment;
  if (grade !== null && memberId !== null) {
    const before = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { grade: true } });
    const line = await setGrade(tx, { memberId, grade }, author);
    if (line) {
      await recordAudit(tx, author, { action: "changeMemberGrade", subject: "member", ...line });
      await keepGradeBefore(tx, payment.id, before.grade);
    }
  }
  if (applicationId === null) return NOTHING_FOLLOWS;
  const { memberId: actorId, now } = author;
  return await confirmPaidApplication(tx, applicationId, { actorId, now });
}

/** After the booking that gave a grade was taken back: what counted before counts again, unless the office gave another since. */
export async function takeGradeBack(tx: Tx, payment: Payment, author: Author): Promise<void> {
  const { id, memberId, grade, gradeBefore } = payment;
  if (memberId === null || gradeBefore === null) return;
  const member = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { grade: true } });
  await keepGradeBefore(tx, id, null);
  if (member.grade !== grade) return;
  const line = await setGrade(tx, { memberId, grade: gradeBefore, isTold: false }, author);
  if (line) await recordAudit(tx, author, { action: "changeMemberGrade", subject: "member", ...line });
}

/**
 * After a payment ended without its money.
 * @returns the new content version; null when no application ended by it
 */
export async function settleUnpaid(
  tx: Tx,
  { applicationId }: Pick<Payment, "applicationId">,
  by: { readonly actorId: number | null; readonly reason: "PAYMENT_EXPIRED" | "OFFICE"; readonly now: Date },
): Promise<bigint | null> {
  if (applicationId === null) return null;
  return (await cancelUnpaidApplication(tx, applicationId, by)).contentVersion;
}
