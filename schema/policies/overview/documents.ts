// Papers: everybody gets those about the own membership and the own payments, FINANCE those about any payment, and whoever holds one may
// ask whether it stands.
import type { Viewer } from "#schema/context.ts";
import { readPayment } from "#schema/policies/money/payments.ts";
import { isOwner, manageApplications } from "#schema/policies/programs/applications.ts";
import { anyone, isMember } from "#schema/policies/viewer.ts";

export const getPaymentDocument = (
  viewer: Viewer | null,
  payment: { readonly memberId: number | null },
): boolean => readPayment(viewer, payment);

/** The owner, and the office of programs. */
export const getApplicationDocument = (
  viewer: Viewer | null,
  application: { readonly memberId: number | null },
): boolean => isOwner(viewer, application) || issueApplicationDocuments(viewer);

/** Issues certificates to others, and revokes them. */
export const issueApplicationDocuments = manageApplications;

export const getMembershipDocument = isMember;

export const verifyDocuments = anyone;
