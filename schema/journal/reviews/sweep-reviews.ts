// Defines what time does to reviews: invitations lapse, and reviewers are reminded before and after the
// deadline (docs/reviews.md#reviews), in the morning.
import { db } from "#prisma/client.ts";
import type { Review } from "#prisma/generated/client.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { mailsDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { OPEN_REVIEW_STATES } from "#schema/validation/journal/review-state.ts";
import { nextReminder } from "#schema/validation/journal/review-times.ts";
import { writeReminder } from "./end-review.ts";
import { lockReview } from "./lock-managed-submission.ts";
import { moveReview } from "./move-review.ts";
import { notifyEditors } from "./review-mails.ts";

/** In one turn of the task. */
const AT_ONCE = 200;

/**
 * Each review has a transaction of its own that looks at it again. @throws what the first threw that could
 * not be done, after the others
 */
export async function sweepReviews({
  clock,
  links,
}: {
  readonly clock: Clock;
  readonly links: OneTimeLinks;
}): Promise<void> {
  const now = clock.now();
  const open = await db.review.findMany({
    where: { state: { in: [...OPEN_REVIEW_STATES] }, submission: { state: "IN_REVIEW" } },
    orderBy: { id: "asc" },
  });
  const due = open.filter((review) => isDue(review, now)).slice(0, AT_ONCE);
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      await sweepOne(id, now, links);
    } catch (error) {
      // One that fails does not hold up the others.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function isDue(review: Review, now: Date): boolean {
  const { state, answerBy, dueAt, remindedAt, answeredAt, invitedAt } = review;
  if (state === "INVITED" && answerBy <= now) return true;
  const next = nextReminder({ state, answerBy, dueAt, notifiedAt: remindedAt ?? answeredAt ?? invitedAt });
  return next !== null && next <= seoulMidnight(mailsDay(now));
}

async function sweepOne(id: number, now: Date, links: OneTimeLinks): Promise<void> {
  await db.$transaction(async (tx) => {
    const locked = await lockReview(tx, id);
    if (!locked || !isDue(locked.review, now)) return;
    const { review, submission } = locked;
    if (submission.state !== "IN_REVIEW" || submission.round !== review.round) return;
    if (review.state !== "INVITED" || review.answerBy > now)
      return await writeReminder(tx, locked, { links, now });
    await moveReview(tx, { id, from: "INVITED", to: "LAPSED" });
    await notifyEditors(tx, locked, now);
  });
}
