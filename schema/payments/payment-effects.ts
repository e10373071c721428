// What follows from money: a seat is confirmed or freed, a grade counts. It happens in the transaction of the move that causes it.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { cancelUnpaidApplication } from "#schema/applications/cancel-application.ts";
import { confirmPaidApplication } from "#schema/applications/confirm-application.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { setGrade } from "#schema/members/set-grade.ts";
import type { Author } from "#schema/shared/author.ts";

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
    const line = await setGrade(tx, { memberId, grade }, author);
    if (line) await recordAudit(tx, author, { action: "changeMemberGrade", subject: "member", ...line });
  }
  if (applicationId === null) return NOTHING_FOLLOWS;
  const { memberId: actorId, now } = author;
  return await confirmPaidApplication(tx, applicationId, { actorId, now });
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
