// Files: anyone who may read a post, a page or a program may read the files attached to it and the images in
// it. All other files look missing to everybody but those who write: files of a draft, of the trash, of a
// page's version that is not shown, and files of nothing.
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { anyOf, publishableFiles, type UsesOf, usedByNone } from "#schema/policies/core/file-relations.ts";
import { manageJournal, publishedArticles } from "#schema/policies/journal/journal.ts";
import { reviewsKnownTo } from "#schema/policies/journal/reviews.ts";
import { reviewFilesShownTo, submissionFilesFor } from "#schema/policies/journal/submissions.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { readMembers } from "#schema/policies/people/members.ts";
import { filesOfScripts, manageRating, seenBy } from "#schema/policies/programs/exam-rating.ts";
import { filesOfPrograms } from "#schema/policies/programs/program-files.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { shownSlides, slidesOfPrograms } from "#schema/policies/programs/slides.ts";
import { livePopups } from "#schema/policies/site/popups.ts";
import { filesOfPosts } from "#schema/policies/site/post-files.ts";
import { publishedPosts } from "#schema/policies/site/posts.ts";
import { holds, isMember, isSuper } from "#schema/policies/viewer.ts";
import type { UploadKind } from "#schema/validation/core/files.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";

/**
 * The files that the public pages show at a moment.
 * @param shownVersions ids of the page versions that visitors can see then (schema/site/pages/shown-versions.ts)
 */
export function publicFiles(now: Date, shownVersions: readonly number[]): Prisma.FileWhereInput {
  const ofPage = { some: { versionId: { in: [...shownVersions] } } };
  const others: UsesOf<"PAGE" | "POPUP" | "ARTICLE"> = {
    pageFigures: ofPage,
    pagePortraits: ofPage,
    popupImages: { some: livePopups(now) },
    popupImagesEn: { some: livePopups(now) },
    articles: { some: publishedArticles(now) },
    formerArticles: { some: { article: publishedArticles(now) } },
  };
  const ofPages = {
    ...publishableFiles,
    OR: [...filesOfPosts(publishedPosts(now)), ...filesOfPrograms(visiblePrograms(now)), ...anyOf(others)],
  };
  return { OR: [ofPages, shownSlides(now)] };
}

const OF_MEMBERS: ReadonlySet<UploadKind> = new Set(["photo", "proof", "manuscript", "answer", "slides"]);

/**
 * The office uploads what pages show. Every member may upload what an application, a request for a grade, a
 * manuscript or a presentation needs.
 */
export const uploadFiles = (viewer: Viewer | null, kind: UploadKind): boolean =>
  kind === "script"
    ? manageRating(viewer)
    : OF_MEMBERS.has(kind)
      ? isMember(viewer)
      : holds(viewer, "CONTENT") || holds(viewer, "PROGRAM") || manageJournal(viewer);

/**
 * The files that a pass opens besides (gateway/files/file-pass.ts). CONTENT opens all of what is not
 * published, PROGRAM those of programs and those they uploaded themselves, JOURNAL those of articles and its
 * own. Photos and files of applicants are for the applicant and for PROGRAM alone, proofs of a request for a
 * grade for anyone who sent them and for MEMBER alone, those of a refund for FINANCE alone. Files of
 * manuscripts and reviews are the editors', but for those of what an editor wrote.
 * @param own ids of the manuscripts the viewer wrote (schema/journal/reviews/own-manuscripts.ts)
 */
export function filesByPass(
  viewer: Viewer | null,
  own: readonly number[] = [],
): Prisma.FileWhereInput | null {
  if (viewer === null) return null;
  const { memberId } = viewer;
  const files: Prisma.FileWhereInput[] = [
    {
      kind: { in: ["PHOTO", "PROOF", "MANUSCRIPT", "ANSWER", "SLIDES"] },
      uploadedById: memberId,
      // Of the right, not of the person: who has it no longer opens none.
      refundProof: { is: null },
    },
  ];
  if (managePayments(viewer)) files.push({ refundProof: { isNot: null } });
  if (holds(viewer, "CONTENT")) files.push(publishableFiles);
  if (holds(viewer, "PROGRAM")) {
    files.push({ uploadedById: memberId }, ...filesOfPrograms({}));
    files.push({ applicantPhotos: { some: seenBy(viewer) } });
    files.push({ applicantAnswers: { some: { application: seenBy(viewer) } } });
    files.push(filesOfScripts(viewer), slidesOfPrograms);
  }
  if (manageJournal(viewer)) {
    files.push({ uploadedById: memberId }, { articles: { some: {} } }, { formerArticles: { some: {} } });
  }
  if (readMembers(viewer)) files.push({ gradeProofs: { some: {} } });
  files.push(submissionFilesFor(viewer, own), reviewFilesShownTo(viewer));
  if (manageJournal(viewer)) files.push({ reviewFile: { state: "SENT", ...reviewsKnownTo(own) } });
  return { OR: files };
}

/** Who looks after files: names, replaces and deletes them, and sees where they are used (docs/texts.md#files). */
export const manageFiles = (viewer: Viewer | null): boolean =>
  holds(viewer, "CONTENT") || holds(viewer, "PROGRAM");

/** Nothing but programs, and their versions, uses them. */
const usedByProgramsAlone = usedByNone("POST", "PAGE", "POPUP", "ARTICLE");

/**
 * The files somebody looks after. CONTENT: all that pages show. PROGRAM: those of programs and its own, while
 * nothing else uses them. The seal of the documents is SUPER's alone. Photos and proofs are nobody's.
 */
export function managedFiles(viewer: Viewer | null): Prisma.FileWhereInput {
  const shown = { ...publishableFiles, ...(isSuper(viewer) ? {} : { sealOf: { none: {} } }) };
  if (holds(viewer, "CONTENT")) return shown;
  if (viewer === null || !holds(viewer, "PROGRAM")) return { id: { in: [] } };
  return {
    ...shown,
    ...usedByProgramsAlone,
    OR: [{ uploadedById: viewer.memberId }, ...filesOfPrograms({})],
  };
}

/**
 * What a reviewer opens by the working link: the manuscript and its figures, of the version under review and
 * those before it, and what goes with the own review.
 */
export const filesOfReview = ({
  id,
  submissionId,
  round,
}: {
  readonly id: number;
  readonly submissionId: number;
  readonly round: number;
}): Prisma.FileWhereInput => ({
  OR: [
    { submissionFile: { submissionId, kind: { in: ["MANUSCRIPT", "FIGURE"] }, round: { lte: round } } },
    { reviewFile: { id } },
  ],
});

/** What the link of an application shows: its photo. */
export const photoOfApplication = (id: number): Prisma.FileWhereInput => ({
  applicantPhotos: { some: { id } },
});

/** What is seen at the door of a program: the photos of those who are expected. */
export const photosOfProgram = (programId: number): Prisma.FileWhereInput => ({
  applicantPhotos: { some: { programId, state: { in: [...SEAT_STATES] } } },
});
