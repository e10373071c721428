// Two reviewers for each presentation, evenly, none of them its author or of an author's institution.
import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { institutionOf, isSamePerson } from "#schema/validation/people/conflict-of-interest.ts";
import { REVIEWS_EACH } from "#schema/validation/programs/presentations.ts";
import { lockCall } from "./lock-call.ts";
import { writeReviewAsked } from "./presentation-letters.ts";

export interface AssignedReviews {
  readonly assigned: number;
  /** Presentations that still lack a reviewer: nobody is left who may. */
  readonly short: number;
}

/** Assigns what is missing; it may be repeated. Each reviewer gets one mail for all of it. @throws DomainError NOT_FOUND */
export async function assignReviews(
  tx: Tx,
  programId: number,
  { now }: Author,
): Promise<ActionResult<AssignedReviews>> {
  const { program } = await lockCall(tx, programId);
  const reviewers = await tx.presentationReviewer.findMany({
    where: { programId, member: { status: "ACTIVE" } },
    include: { member: { select: { id: true, name: true, email: true, affiliation: true } } },
    orderBy: { memberId: "asc" },
  });
  const presentations = await tx.presentation.findMany({
    where: { programId, state: "SUBMITTED" },
    include: { authors: true, reviews: true },
    orderBy: { id: "asc" },
  });
  const loads = new Map(reviewers.map(({ memberId }) => [memberId, 0]));
  for (const { memberId, hasConflict } of presentations.flatMap(({ reviews }) => reviews)) {
    if (!hasConflict) loads.set(memberId, (loads.get(memberId) ?? 0) + 1);
  }
  const asked = new Map<number, number>();
  let short = 0;
  for (const { id, memberId: submitterId, authors, reviews } of presentations) {
    const had = new Set(reviews.map(({ memberId }) => memberId));
    const lacking = REVIEWS_EACH - reviews.filter(({ hasConflict }) => !hasConflict).length;
    const able = reviewers
      .map(({ member }) => member)
      .filter(
        (member) =>
          !had.has(member.id) &&
          member.id !== submitterId &&
          !authors.some((author) =>
            isAgainst({ ...author, memberId: null }, { ...member, memberId: member.id }),
          ),
      )
      .sort((one, other) => (loads.get(one.id) ?? 0) - (loads.get(other.id) ?? 0) || one.id - other.id)
      .slice(0, Math.max(0, lacking));
    for (const { id: memberId } of able) {
      await tx.presentationReview.create({ data: { presentationId: id, memberId } });
      loads.set(memberId, (loads.get(memberId) ?? 0) + 1);
      asked.set(memberId, (asked.get(memberId) ?? 0) + 1);
    }
    if (able.length < lacking) short += 1;
  }
  for (const [memberId, count] of asked) await writeReviewAsked(tx, program, { memberId, count }, now);
  const assigned = [...asked.values()].reduce((sum, count) => sum + count, 0);
  const lines = assigned === 0 ? [] : [{ subjectId: programId, after: { assigned, short } }];
  return { result: { assigned, short }, lines };
}

type Person = Parameters<typeof isSamePerson>[0];

/** Whether a reviewer is an author, or of an author's institution. */
function isAgainst(author: Person, reviewer: Person): boolean {
  const institution = institutionOf(author.affiliation);
  return (
    isSamePerson(author, reviewer) ||
    (institution !== "" && institution === institutionOf(reviewer.affiliation))
  );
}
