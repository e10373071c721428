import { db } from "#prisma/client.ts";
import type { Review } from "#prisma/generated/client.ts";
import { standingOf } from "#schema/validation/linked-review.ts";
import { type LinkTools, openReviewLink } from "./review-links.ts";

/** The review whose manuscript a link opens now; null: it opens none. */
export async function reviewOpenedBy(link: string, tools: LinkTools): Promise<Review | null> {
  const opened = await openReviewLink(db, link, tools);
  if (!opened) return null;
  const { kind, review, submission } = opened;
  return standingOf(kind, review, submission, tools.now) === "TO_WRITE" ? review : null;
}
