// Presentations of a program: members submit and follow their own; the committee's reviewers read what is
// assigned to them, without names; PROGRAM sees all, decides and makes the sessions.
import type { Viewer } from "#schema/context.ts";
import { anyone, holds, isMember } from "#schema/policies/viewer.ts";

export const submitPresentations = isMember;

/** What is assigned is the row's. */
export const reviewPresentations = isMember;

/** Who holds the link of a reviewer without an account; what it opens is the row's. */
export const reviewPresentationsByLink: (viewer: Viewer | null) => boolean = anyone;

/** Who holds a co-author's link; what it opens is the row's. */
export const answerPresentationConsents: (viewer: Viewer | null) => boolean = anyone;

export const managePresentations = (viewer: Viewer | null): boolean => holds(viewer, "PROGRAM");

export const readPresentation = (
  viewer: Viewer | null,
  { memberId }: { readonly memberId: number | null },
): boolean => (viewer !== null && viewer.memberId === memberId) || managePresentations(viewer);
