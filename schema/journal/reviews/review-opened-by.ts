import { db } from "#prisma/client.ts";
import type { Review } from "#prisma/generated/client.ts";
import { linkedReviewStatusOf } from "#schema/validation/journal/linked-review.ts";
import { type LinkTools, openReviewLink } from "./review-links.ts";

/** A review that is being written now, whose files may be read; null: it is none, or not any more. */
export async function openReview(id: number, now: Date): Promise<Review | null> {
  const found = await db.review.findUnique({ where: { id }, include: { submission: true } });
  if (!found) return null;
  const { submission, ...review } = found;
  return linkedReviewStatusOf("REVIEW_WORK", review, submission, now) === "TO_WRITE" ? review : null;
}

/** The review whose manuscript a link opens now; null: it opens none. */
export async function reviewOpenedBy(link: string, tools: LinkTools): Promise<Review | null> {
  const opened = await openReviewLink(db, link, tools);
  if (!opened) return null;
  const { kind, review, submission } = opened;
  return linkedReviewStatusOf(kind, review, submission, tools.now) === "TO_WRITE" ? review : null;
}
