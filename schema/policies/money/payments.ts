// Payments: the payer reads the own ones and says that they were sent, FINANCE does everything else (docs/people.md#permissions).
import type { Viewer } from "#schema/context.ts";
import { holds, isMember } from "#schema/policies/viewer.ts";

/** What a payment says about whose it is. */
interface Owned {
  readonly memberId: number | null;
}

/** Reads every payment, books, exempts, refunds, voids and makes payments. */
export const managePayments = (viewer: Viewer | null): boolean => holds(viewer, "FINANCE");

export const ownsPayment = (viewer: Viewer | null, { memberId }: Owned): boolean =>
  viewer !== null && viewer.memberId === memberId;

export const readPayment = (viewer: Viewer | null, payment: Owned): boolean =>
  ownsPayment(viewer, payment) || managePayments(viewer);

/** Reads the own payments, and where to send the money. */
export const readMyPayments = isMember;

export const declareMyPayment = isMember;

/** Goes to the card service with an own payment. */
export const payMyPaymentByCard = isMember;

/** Lets a surplus count for another own payment. */
export const transferMySurplus = isMember;

/** Where the own refund goes. */
export const nameMyRefundAccount = isMember;
