// Two reviewers for each presentation, evenly, none of them its author or of an author's institution; or, where the committee votes, everybody but
// its authors.
import type { Tx } from "#prisma/client.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { institutionOf } from "#schema/validation/people/conflict-of-interest.ts";
import { REVIEWS_EACH } from "#schema/validation/programs/presentations.ts";
import { lockCall } from "./lock-call.ts";
import { isOwnPresentation } from "./own-reviews.ts";
import { writeReviewAsked } from "./presentation-letters.ts";
import type { LinkTools } from "./reviewer-links.ts";
import { personOf, withMember } from "./reviewer-person.ts";

export interface AssignedReviews {
  readonly assigned: number;
  /** Presentations that still lack a reviewer: nobody is left who may. */
  readonly short: number;
}

/** Assigns what is missing; it may be repeated. Each reviewer gets one mail for all of it. @throws DomainError NOT_FOUND */
export async function assignReviews(
  tx: Tx,
  programId: number,
  tools: LinkTools,
): Promise<ActionResult<AssignedReviews>> {
  const { program, reviewMode } = await lockCall(tx, programId);
  const isVote = reviewMode === "VOTE";
  const reviewers = await tx.presentationReviewer.findMany({
    where: { programId, leftAt: null, OR: [{ memberId: null }, { member: { status: "ACTIVE" } }] },
    ...withMember,
    orderBy: { id: "asc" },
  });
  const presentations = await tx.presentation.findMany({
    where: { programId, state: "SUBMITTED" },
    include: { authors: true, reviews: true },
    orderBy: { id: "asc" },
  });
  const loads = new Map(reviewers.map(({ id }) => [id, 0]));
  for (const { reviewerId, hasConflict } of presentations.flatMap(({ reviews }) => reviews)) {
    if (!hasConflict) loads.set(reviewerId, (loads.get(reviewerId) ?? 0) + 1);
  }
  const asked = new Map<number, number>();
  let short = 0;
  for (const presentation of presentations) {
    const { id, reviews } = presentation;
    const had = new Set(reviews.map(({ reviewerId }) => reviewerId));
    const counting = reviews.filter(({ hasConflict }) => !hasConflict).length;
    const lacking = isVote ? reviewers.length : Math.max(0, REVIEWS_EACH - counting);
    const able = reviewers
      .filter((reviewer) => {
        const person = personOf(reviewer);
        const mayReview = !isOwnPresentation(presentation, person);
        return !had.has(reviewer.id) && mayReview && (isVote || !isOfInstitution(presentation, person));
      })
      .sort((one, other) => (loads.get(one.id) ?? 0) - (loads.get(other.id) ?? 0) || one.id - other.id)
      .slice(0, lacking);
    await tx.presentationReview.createMany({
      data: able.map((reviewer) => ({ presentationId: id, reviewerId: reviewer.id })),
    });
    for (const { id: reviewerId } of able) {
      loads.set(reviewerId, (loads.get(reviewerId) ?? 0) + 1);
      asked.set(reviewerId, (asked.get(reviewerId) ?? 0) + 1);
    }
    // Of a vote nobody is missing who may not take part.
    if (isVote ? counting + able.length === 0 : able.length < lacking) short += 1;
  }
  for (const reviewer of reviewers) {
    const count = asked.get(reviewer.id);
    if (count !== undefined) await writeReviewAsked(tx, program, { reviewer, count }, tools);
  }
  const assigned = [...asked.values()].reduce((sum, count) => sum + count, 0);
  const lines = assigned === 0 ? [] : [{ subjectId: programId, after: { assigned, short } }];
  return { result: { assigned, short }, lines };
}

/** Whether a presentation has an author of the reviewer's institution. */
function isOfInstitution(
  { authors }: { readonly authors: readonly { readonly affiliation: string | null }[] },
  reviewer: { readonly affiliation: string | null },
): boolean {
  const institution = institutionOf(reviewer.affiliation);
  return institution !== "" && authors.some(({ affiliation }) => institutionOf(affiliation) === institution);
}
