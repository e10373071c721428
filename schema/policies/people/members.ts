// Members: the owner reads and changes the own details, MEMBER reads everybody (docs/people.md#permissions).
import type { StaffRole } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { holds, isMember, isSuper } from "#schema/policies/viewer.ts";

export const readMember = (viewer: Viewer | null, member: { readonly id: number }): boolean =>
  viewer?.memberId === member.id || readMembers(viewer);

export const readMembers = (viewer: Viewer | null): boolean => holds(viewer, "MEMBER");

/** Reads the outbox and has a mail tried again. */
export const manageMails = (viewer: Viewer | null): boolean => holds(viewer, "MEMBER");

/** Sees the links that mails carry: anyone who has one may act as that member. */
export const readMailLinks = isSuper;

export const updateMyDetails = isMember;

/** Asks for a grade, and cancels the own request. */
export const requestGrade = isMember;

/** Approves and refuses the grades members ask for. */
export const decideGradeRequests = (viewer: Viewer | null): boolean => holds(viewer, "MEMBER");

/** Opens a member's page of the office: MEMBER sees all of it, FINANCE name, grade, membership status and payments. */
export const openManagedMember = (viewer: Viewer | null): boolean =>
  readMembers(viewer) || holds(viewer, "FINANCE");

/** Changes members as the office does: the list, details, grade, status. */
export const manageMembers = (viewer: Viewer | null): boolean => holds(viewer, "MEMBER");

/** Only SUPER manages people who hold a role, so that nobody gains a right through somebody else's account. */
export const manageMember = (
  viewer: Viewer | null,
  member: { readonly roles: readonly StaffRole[] },
): boolean => manageMembers(viewer) && (member.roles.length === 0 || viewer?.roles.has("SUPER") === true);
