// Defines what a member who leaves paid or still owes.
import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";
import type { MemberLeaving } from "#schema/people/account/account-events.ts";
import { balanceOf, hasMoney } from "#schema/validation/money/payment-state.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { openDuesOf } from "./leaving-money.ts";
import { nameAccountOfRefunds } from "./name-refund-account.ts";
import { countRefundsWithoutAccount } from "./refunds-without-account.ts";
import { requestRefund } from "./request-refund.ts";

/** Why they ended, in their history. */
const REASON = "ACCOUNT_WITHDRAWN";

/**
 * Once all is ended: nobody can name an account afterwards.
 * @throws DomainError VALIDATION for an owner who named none while a refund without one is under way, also
 * one that came of the closing
 */
export async function requireRefundAccount(
  tx: Tx,
  { memberId, actorId, refundAccount }: MemberLeaving,
): Promise<null> {
  const isOwner = actorId === memberId;
  if (refundAccount === null && isOwner && (await countRefundsWithoutAccount(memberId, tx)) > 0) {
    throw validationError({ refund_account: ["REQUIRED"] });
  }
  return null;
}

/** Ends what is still asked for, and names the account for what goes back. */
export async function endPaymentsOfMember(
  tx: Tx,
  { memberId, actorId, now, refundAccount }: MemberLeaving,
): Promise<null> {
  const dues = await tx.payment.findMany({ where: openDuesOf(memberId), orderBy: { id: "asc" } });
  for (const due of dues) {
    const ending = { actorId, reason: REASON, refundAccount };
    // For dues that were paid in part nothing more is asked, and the part goes back.
    if (hasMoney(due)) await requestRefund(tx, due.id, { ...ending, refundDue: balanceOf(due) }, now);
    else await cancelPayment(tx, due.id, ending, now);
  }
  if (refundAccount !== null) await nameAccountOfRefunds(tx, memberId, { actorId, refundAccount }, now);
  return null;
}
