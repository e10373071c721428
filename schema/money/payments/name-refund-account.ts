// The account of a refund. An applicant names it when withdrawing; after a cancellation by the office or by
// time the applicant names it here.
import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { canNameAccount, isTransferDeclared } from "#schema/validation/money/payment-state.ts";
import { isApplicationClosed } from "./application-closed.ts";
import { notePayment, readToMove, readToNote } from "./move-payment.ts";

/** Why, in the history. */
const REASON = "REFUND_ACCOUNT_NAMED";

interface Named {
  readonly id: number;
  readonly version: number;
  readonly refundAccount: string;
}

/**
 * The payer names the account a refund goes to, or corrects it, until the money is sent.
 * @throws DomainError NOT_FOUND for somebody else's too; CONFLICT; PAYMENT_MOVE_REFUSED when nothing is to go back
 */
export async function nameRefundAccount(
  tx: Tx,
  { id, version, refundAccount }: Named,
  { memberId, now }: Author,
): Promise<void> {
  const own = await tx.payment.count({ where: { id, memberId }, take: 1 });
  if (own === 0) throw new DomainError("NOT_FOUND");
  const payment = await readToNote(tx, id, version);
  // What was sent for what is over goes back once it is found, and its account may be corrected until then.
  const isToGoBack = isTransferDeclared(payment) && (await isApplicationClosed(tx, payment));
  if (!canNameAccount(payment) && !isToGoBack) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const columns = { refundAccount, accountAskedAt: null };
  await notePayment(tx, payment, { actorId: memberId, reason: REASON, columns }, now);
}

/**
 * Names the account for every refund of a member that has none yet, and for declared money: a member who
 * leaves cannot name one later.
 */
export async function nameAccountOfRefunds(
  tx: Tx,
  memberId: number,
  { actorId, refundAccount }: { readonly actorId: number; readonly refundAccount: string },
  now: Date,
): Promise<void> {
  const refunds = await tx.payment.findMany({
    where: { memberId, state: { in: ["REFUND_REQUESTED", "DECLARED", "PAID"] }, refundAccount: null },
    orderBy: { id: "asc" },
  });
  for (const found of refunds) {
    if (!canNameAccount(found) && !isTransferDeclared(found)) continue;
    const { id } = found;
    const payment = await readToMove(tx, id);
    if (!canNameAccount(payment) && !isTransferDeclared(payment)) continue;
    const columns = { refundAccount, accountAskedAt: null };
    await notePayment(tx, payment, { actorId, reason: REASON, columns }, now);
  }
}
