// Manuscripts: anyone who is signed in writes them; their authors follow them, the editors have all but their
// own (docs/journal.md#roles-and-issues).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { anyone, isInPerson } from "#schema/policies/viewer.ts";
import { manageJournal } from "./journal.ts";
import { managedSubmissions } from "./reviews.ts";

/** Begins manuscripts and follows the own ones. The office of members does not see them through an author. */
export const writeSubmissions = isInPerson;

/** Anyone who holds a co-author's link; what it opens is the row's. */
export const answerByLink: (viewer: Viewer | null) => boolean = anyone;

/** Those somebody sent, or is named as an author of once they were sent. */
export const ownSubmissions = (viewer: Viewer | null): Prisma.SubmissionWhereInput =>
  viewer === null ? { id: { in: [] } } : ofAuthor(viewer.memberId);

const ofAuthor = (memberId: number): Prisma.SubmissionWhereInput => ({
  OR: [{ submitterId: memberId }, { state: { not: "DRAFT" }, authors: { some: { memberId } } }],
});

/**
 * The files of manuscripts a pass opens: an author those of the own, an editor those of the editorial queue.
 * @param own ids of what the viewer wrote (schema/journal/reviews/own-manuscripts.ts)
 */
export const submissionFilesFor = (viewer: Viewer, own: readonly number[]): Prisma.FileWhereInput => ({
  submissionFile: {
    submission: {
      OR: [ofAuthor(viewer.memberId), ...(manageJournal(viewer) ? [managedSubmissions(own)] : [])],
    },
  },
});

/** The files of reviews that a decision opened to the person who wrote the manuscript (docs/reviews.md#reviews). */
export const reviewFilesShownTo = ({ memberId }: Viewer): Prisma.FileWhereInput => ({
  reviewFile: { fileShownAt: { not: null }, submission: ofAuthor(memberId) },
});
