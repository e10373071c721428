// Two reviewers for each presentation, evenly, none of them its author or of an author's institution; or, where the committee votes, everybody but
// its authors.
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
import { isOwnPresentation } from "./own-reviews.ts";
import { writeReviewAsked } from "./presentation-mails.ts";
import type { LinkTools } from "./reviewer-links.ts";
import { personOf, withMember } from "./reviewer-person.ts";

export interface AssignedReviews {
  readonly assigned: number;
  /** Presentations that still lack a reviewer: nobody is left who may. */
  readonly short: number;
}

/** Presentations that are read and assigned by one statement each: a vote of a hundred people has five thousand reviews of them. */
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

/** Assigns what is missing; it may be repeated. Each reviewer gets one mail for all of it. @throws DomainError NOT_FOUND */
export async function assignReviews(
  tx: Tx,
  programId: number,
  tools: LinkTools,
): Promise<ActionResult<AssignedReviews>> {
  const { program, reviewMode } = await lockCall(tx, programId);
  const isVote = reviewMode === "VOTE";
  const found = await tx.presentationReviewer.findMany({
    where: { programId, leftAt: null, OR: [{ memberId: null }, { member: { status: "ACTIVE" } }] },
    ...withMember,
    orderBy: { id: "asc" },
  });
  const reviewers = found.map((reviewer) => ({ id: reviewer.id, person: personOf(reviewer) }));
  const submitted = { programId, state: "SUBMITTED" } as const;
  const counted = await tx.presentationReview.groupBy({
    by: ["reviewerId"],
    where: { hasConflict: false, presentation: submitted },
    _count: true,
  });
  const loads = new Map(counted.map(({ reviewerId, _count }) => [reviewerId, _count]));
  const choose = chooserOf({ isVote, reviewers, loads });
  const asked = new Map<number, number>();
  let short = 0;
  for (let part = AT_ONCE, after = 0; part === AT_ONCE; ) {
    const presentations = await tx.presentation.findMany({
      where: { ...submitted, id: { gt: after } },
      include: withReviews,
      orderBy: { id: "asc" },
      take: AT_ONCE,
    });
    const rows: { presentationId: number; reviewerId: number }[] = [];
    for (const presentation of presentations) {
      const { able, isShort } = choose(presentation);
      if (isShort) short += 1;
      for (const reviewerId of able) {
        rows.push({ presentationId: presentation.id, reviewerId });
        asked.set(reviewerId, (asked.get(reviewerId) ?? 0) + 1);
      }
    }
    await tx.presentationReview.createMany({ data: rows });
    part = presentations.length;
    after = presentations.at(-1)?.id ?? after;
  }
  for (const reviewer of found) {
    const count = asked.get(reviewer.id);
    if (count !== undefined) await writeReviewAsked(tx, program, { reviewer, count }, tools);
  }
  const assigned = [...asked.values()].reduce((sum, count) => sum + count, 0);
  const lines = assigned === 0 ? [] : [{ subjectId: programId, after: { assigned, short } }];
  return { result: { assigned, short }, lines };
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
