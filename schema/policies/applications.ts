// Applications: everybody who is signed in applies, changes and withdraws the own; PROGRAM sees and works on all, FINANCE sees whom a
// payment is for (decision 5).
import type { Viewer } from "#schema/context.ts";
import { holds, isMember } from "./viewer.ts";

export const apply = isMember;

export const readOwnApplications = isMember;

export const isOwner = (viewer: Viewer | null, { memberId }: { readonly memberId: number | null }): boolean =>
  viewer !== null && viewer.memberId === memberId;

export const readApplication = (
  viewer: Viewer | null,
  application: { readonly memberId: number | null },
): boolean => isOwner(viewer, application) || manageApplications(viewer) || holds(viewer, "FINANCE");

/** The list of a program's applicants, attendance, seats, results, cancelling, confirming, writing to them. */
export const manageApplications = (viewer: Viewer | null): boolean => holds(viewer, "PROGRAM");

/** The photo shows a face: for its owner and the office of programs. */
export const readApplicantPhoto = (
  viewer: Viewer | null,
  application: { readonly memberId: number | null },
): boolean => isOwner(viewer, application) || manageApplications(viewer);
