// A page of what is assigned to a reviewer of the committee, in a blind call without the names of its authors.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { PRINTED_AUTHORS } from "#schema/validation/programs/presentation-authors.ts";
import { REVIEWS_PAGE_SIZE } from "#schema/validation/programs/presentations.ts";

const withPresentation = {
  presentation: {
    include: {
      call: { select: { topicsKo: true, isBlind: true } },
      authors: { where: PRINTED_AUTHORS, orderBy: { position: "asc" } },
    },
  },
} as const satisfies Prisma.PresentationReviewInclude;
type Reviewed = Prisma.PresentationReviewGetPayload<{ include: typeof withPresentation }>;

const ReviewedPresentationRef = builder.objectRef<Reviewed>("ReviewedPresentation").implement({
  description: "A presentation as its reviewer reads it, with the review.",
  fields: (t) => ({
    id: t.field({
      type: "Id",
      description: "Of the presentation.",
      resolve: ({ presentationId }) => presentationId,
    }),
    titleKo: t.string({ nullable: true, resolve: ({ presentation }) => presentation.titleKo }),
    titleEn: t.string({ nullable: true, resolve: ({ presentation }) => presentation.titleEn }),
    abstractKo: t.string({ nullable: true, resolve: ({ presentation }) => presentation.abstractKo }),
    abstractEn: t.string({ nullable: true, resolve: ({ presentation }) => presentation.abstractEn }),
    topic: t.string({
      nullable: true,
      resolve: ({ presentation: { topic, call } }) =>
        topic === null ? null : (call.topicsKo[topic] ?? null),
    }),
    authors: t.stringList({
      nullable: true,
      description: "Names and affiliations in order; null in a blind call.",
      resolve: ({ presentation: { call, authors } }) =>
        call.isBlind
          ? null
          : authors.map(({ name, affiliation }) => (affiliation ? `${name} (${affiliation})` : name)),
    }),
    score: t.int({ nullable: true, resolve: ({ score }) => score }),
    comment: t.string({ nullable: true, resolve: ({ comment }) => comment }),
    hasConflict: t.boolean({ resolve: ({ hasConflict }) => hasConflict }),
    isDone: t.boolean({ resolve: ({ doneAt }) => doneAt !== null }),
    canReview: t.boolean({ resolve: ({ presentation }) => presentation.state === "SUBMITTED" }),
  }),
});

/** A page of what is assigned to a reviewer; 1 is the first. */
interface ReviewedPage {
  readonly reviewer: Prisma.PresentationReviewerWhereInput;
  readonly page: number;
}

const assignedTo = (reviewer: Prisma.PresentationReviewerWhereInput) =>
  ({ reviewer, presentation: { state: { not: "WITHDRAWN" } } }) satisfies Prisma.PresentationReviewWhereInput;
/** What is still to be reviewed. */
const openOf = (reviewer: Prisma.PresentationReviewerWhereInput) =>
  ({
    reviewer,
    doneAt: null,
    presentation: { state: "SUBMITTED" },
  }) satisfies Prisma.PresentationReviewWhereInput;

const countAssigned = ({ reviewer }: ReviewedPage) =>
  db.presentationReview.count({ where: assignedTo(reviewer) });

/** The page with the first presentation that is still to be reviewed. */
async function firstOpenPage({ reviewer }: ReviewedPage): Promise<number | null> {
  const first = await db.presentationReview.findFirst({
    where: openOf(reviewer),
    orderBy: { presentationId: "asc" },
    select: { presentationId: true },
  });
  if (!first) return null;
  const before = { ...assignedTo(reviewer), presentationId: { lt: first.presentationId } };
  return Math.floor((await db.presentationReview.count({ where: before })) / REVIEWS_PAGE_SIZE) + 1;
}

export const ReviewedPageRef = builder.objectRef<ReviewedPage>("ReviewedPresentationsPage").implement({
  description:
    "A page of what is assigned to a reviewer. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.field({
      type: [ReviewedPresentationRef],
      resolve: ({ reviewer, page }) =>
        db.presentationReview.findMany({
          where: assignedTo(reviewer),
          include: withPresentation,
          orderBy: { presentationId: "asc" },
          skip: (page - 1) * REVIEWS_PAGE_SIZE,
          take: REVIEWS_PAGE_SIZE,
        }),
    }),
    totalCount: t.int({ resolve: countAssigned }),
    openCount: t.int({
      description: "Of these, still to be reviewed.",
      resolve: ({ reviewer }) => db.presentationReview.count({ where: openOf(reviewer) }),
    }),
    firstOpenPage: t.int({
      nullable: true,
      description: "The page with the first one that is still to be reviewed.",
      resolve: firstOpenPage,
    }),
    pageCount: t.int({
      resolve: async (page) => Math.ceil((await countAssigned(page)) / REVIEWS_PAGE_SIZE),
    }),
  }),
});
