// Documents: everybody gets those about the own membership and the own payments, FINANCE those about any
// payment, and anybody who has one may ask whether it is valid. Those about applications:
// schema/policies/programs/documents.ts.
import type { Viewer } from "#schema/context.ts";
import { readPayment } from "#schema/policies/money/payments.ts";
import { readMembers } from "#schema/policies/people/members.ts";
import { anyone, isMember } from "#schema/policies/viewer.ts";

export const getPaymentDocument = (
  viewer: Viewer | null,
  payment: { readonly memberId: number | null },
): boolean => readPayment(viewer, payment);

export const getMembershipDocument = isMember;

/** Sees which certificates the own account could have. */
export const readOwnCertificates = isMember;

/** Sees what was issued to a member. */
export const readMemberDocuments = readMembers;

export const verifyDocuments = anyone;
