// Groups of applications (docs/applications.md#group-applications): a member applies for an institution, and
// sees the payment and how the people are. What else is theirs only they and the office read.
import type { Viewer } from "#schema/context.ts";
import { anyone, holds, isMember } from "#schema/policies/viewer.ts";
import { manageApplications } from "./applications.ts";

export const applyForGroup = isMember;

/** A contact without an account, by the link that proved the address. */
export const openGroupByLink: (viewer: Viewer | null) => boolean = anyone;

export const isContact = (
  viewer: Viewer | null,
  { memberId }: { readonly memberId: number | null },
): boolean => viewer !== null && viewer.memberId === memberId;

/** FINANCE sees whom a payment is for. */
export const readGroup = (viewer: Viewer | null, group: { readonly memberId: number | null }): boolean =>
  isContact(viewer, group) || manageApplications(viewer) || holds(viewer, "FINANCE");
