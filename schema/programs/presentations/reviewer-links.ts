// The link of a reviewer without an account. Every mail carries the one that is open already, because
// somebody may be writing by it.
import type { Tx } from "#prisma/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { REVIEW_LINK_DAYS } from "#schema/validation/programs/presentations.ts";
import { type ReviewerWithMember, withMember } from "./reviewer-person.ts";

export interface LinkTools {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

const ofReviewer = (presentationReviewerId: number) =>
  ({ presentationReviewerId, kind: "PRESENTATION_REVIEW" }) as const;

/** The link of a reviewer, with its time counted from now. @returns the id of its row */
export async function renewReviewerLink(
  tx: Tx,
  reviewerId: number,
  { links, now }: LinkTools,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + REVIEW_LINK_DAYS * DAY);
  const known = await tx.oneTimeToken.findFirst({ where: ofReviewer(reviewerId), select: { id: true } });
  if (known) {
    await tx.oneTimeToken.update({ where: { id: known.id }, data: { expiresAt } });
    return known.id;
  }
  const token = links.newToken();
  await tx.oneTimeToken.create({
    data: { ...token, ...ofReviewer(reviewerId), createdAt: now, expiresAt },
  });
  return token.id;
}

/** Whose link it is; null where it is none of ours, its time is over, or the reviewer left the committee. */
export async function openReviewerLink(
  tx: Pick<Tx, "oneTimeToken">,
  link: string,
  { links, now }: LinkTools,
): Promise<ReviewerWithMember | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: { tokenHash: links.hashOf(link), kind: "PRESENTATION_REVIEW", expiresAt: { gt: now } },
    select: { presentationReviewer: withMember },
  });
  const reviewer = token?.presentationReviewer ?? null;
  return reviewer?.leftAt === null ? reviewer : null;
}
