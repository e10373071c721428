// The scoring of an exam is blind: the office of programs knows raters and examinees; a rater, by the own
// link, the scripts that are assigned to the rater by their codes alone, and nothing of the other raters.
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { anyone, holds } from "#schema/policies/viewer.ts";

/** Invites raters, makes and assigns scripts, reads who has come how far. */
export const manageRating = (viewer: Viewer | null): boolean => holds(viewer, "PROGRAM");

/** Reads what is due to raters: who pays them, and who invited them. */
export const readRaterFees = (viewer: Viewer | null): boolean =>
  holds(viewer, "FINANCE") || manageRating(viewer);

/** Anyone who holds a rater's link; what it opens is the row's. */
export const rateByLink: (viewer: Viewer | null) => boolean = anyone;

/** Scans and recordings, for the office. */
export const filesOfScripts: Prisma.FileWhereInput = { kind: "SCRIPT", examScript: { isNot: null } };

/** What a rater opens: the files of the scripts that are assigned to one who accepted. */
export const scriptsOfRater = (raterId: number): Prisma.FileWhereInput => ({
  examScript: { ratings: { some: { raterId, rater: { state: "ACCEPTED" } } } },
});
