// Two reviewers for each presentation, evenly, none of them its author or of an author's institution; or,
// where the committee votes, everybody but its authors.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import {
  institutionOf,
  type KnownPerson,
  knownPeople,
} from "#schema/validation/people/conflict-of-interest.ts";
import { REVIEWS_EACH } from "#schema/validation/programs/presentations.ts";
import { lockCall } from "./lock-call.ts";
import { countUnnotified, notifyReviewers } from "./notify-reviewers.ts";
import { isOwnPresentation } from "./own-reviews.ts";
import type { LinkTools } from "./reviewer-links.ts";
import { personOf, withMember } from "./reviewer-person.ts";

export interface AssignedReviews {
  readonly assigned: number;
  /** Presentations that still lack a reviewer: nobody is left who may. */
  readonly short: number;
  /** Presentations of this part. */
  readonly done: number;
  /** Presentations after it. */
  readonly left: number;
  /** To call again with; null: that was all, and the reviewers were written to. */
  readonly after: number | null;
}

/** Presentations of one call: a vote of a hundred people has five thousand reviews of them. */
const AT_ONCE = 50;

const withReviews = {
  authors: true,
  reviews: { select: { reviewerId: true, hasConflict: true } },
} as const satisfies Prisma.PresentationInclude;
type Submitted = Prisma.PresentationGetPayload<{ include: typeof withReviews }>;

interface Committee {
  readonly isVote: boolean;
  readonly reviewers: readonly { readonly id: number; readonly person: KnownPerson }[];
  /** Reviews of each, by id: who has the fewest is asked first. */
  readonly loads: Map<number, number>;
}

interface Part {
  readonly programId: number;
  /** The last presentation of the call before. */
  readonly after: number;
}

/**
 * Assigns what is missing to the next presentations: called again until none is left. It may be repeated, and
 * one that was interrupted continues; each reviewer gets one mail for all of it, with the last call.
 * @throws DomainError NOT_FOUND
 */
export async function assignReviews(
  tx: Tx,
  { programId, after }: Part,
  tools: LinkTools,
): Promise<ActionResult<AssignedReviews>> {
  const { program, reviewMode } = await lockCall(tx, programId);
  const submitted = { programId, state: "SUBMITTED" } as const;
  const choose = chooserOf(await readCommittee(tx, programId, reviewMode === "VOTE"));
  const presentations = await tx.presentation.findMany({
    where: { ...submitted, id: { gt: after } },
    include: withReviews,
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
  const asked = new Map<number, number>();
  const rows: { presentationId: number; reviewerId: number }[] = [];
  let short = 0;
  for (const presentation of presentations) {
    const { able, isShort } = choose(presentation);
    if (isShort) short += 1;
    for (const reviewerId of able) {
      rows.push({ presentationId: presentation.id, reviewerId });
      asked.set(reviewerId, (asked.get(reviewerId) ?? 0) + 1);
    }
  }
  await tx.presentationReview.createMany({ data: rows });
  await countUnnotified(tx, asked);
  const last = presentations.at(-1)?.id ?? after;
  const left = await tx.presentation.count({ where: { ...submitted, id: { gt: last } } });
  if (left === 0) await notifyReviewers(tx, program, tools);
  const { length: assigned } = rows;
  const result = { assigned, short, done: presentations.length, left, after: left === 0 ? null : last };
  const lines = assigned === 0 ? [] : [{ subjectId: programId, after: { assigned, short } }];
  return { result, lines };
}

async function readCommittee(tx: Tx, programId: number, isVote: boolean): Promise<Committee> {
  const found = await tx.presentationReviewer.findMany({
    where: { programId, leftAt: null, OR: [{ memberId: null }, { member: { status: "ACTIVE" } }] },
    ...withMember,
    orderBy: { id: "asc" },
  });
  const counted = await tx.presentationReview.groupBy({
    by: ["reviewerId"],
    where: { hasConflict: false, presentation: { programId, state: "SUBMITTED" } },
    _count: true,
  });
  return {
    isVote,
    reviewers: found.map((reviewer) => ({ id: reviewer.id, person: personOf(reviewer) })),
    loads: new Map(counted.map(({ reviewerId, _count }) => [reviewerId, _count])),
  };
}

/** Who is asked about a presentation besides those who were, and whether somebody is missing still. */
function chooserOf({ isVote, reviewers, loads }: Committee) {
  const committee = knownPeople(reviewers.map(({ person }) => person));
  const load = ({ id }: { readonly id: number }) => loads.get(id) ?? 0;
  return (presentation: Submitted) => {
    const { reviews, memberId, authors } = presentation;
    const had = new Set(reviews.map(({ reviewerId }) => reviewerId));
    const counting = reviews.filter(({ hasConflict }) => !hasConflict).length;
    const lacking = isVote ? reviewers.length : Math.max(0, REVIEWS_EACH - counting);
    // Mostly nobody of the committee wrote it, and then nobody is compared with each author.
    const hasOwn =
      reviewers.some(({ person }) => memberId !== null && person.memberId === memberId) ||
      authors.some((author) => committee.has({ ...author, memberId: null }));
    const able = reviewers
      .filter(({ id, person }) => {
        const mayReview = !(hasOwn && isOwnPresentation(presentation, person));
        return !had.has(id) && mayReview && (isVote || !isOfInstitution(presentation, person));
      })
      .sort((one, other) => load(one) - load(other) || one.id - other.id)
      .slice(0, lacking);
    for (const one of able) loads.set(one.id, load(one) + 1);
    // Of a vote nobody is missing who may not take part.
    const isShort = isVote ? counting + able.length === 0 : able.length < lacking;
    return { able: able.map(({ id }) => id), isShort };
  };
}

/** Whether a presentation has an author of the reviewer's institution. */
function isOfInstitution(
  { authors }: { readonly authors: readonly { readonly affiliation: string | null }[] },
  reviewer: { readonly affiliation: string | null },
): boolean {
  const institution = institutionOf(reviewer.affiliation);
  return institution !== "" && authors.some(({ affiliation }) => institutionOf(affiliation) === institution);
}
