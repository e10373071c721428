import { db } from "#prisma/client.ts";
import type { Queue } from "#schema/core/lists/count-up-to.ts";
import { momentsOf, monthLater, monthOf } from "#schema/validation/core/months.ts";

/**
 * Whether the review of the last month waits; `since` is when that month ended. A log that began this month
 * has nothing to review.
 */
export async function accessReviewDue(now: Date): Promise<Queue> {
  const month = monthLater(monthOf(now), -1);
  const { to: since } = momentsOf(month);
  const signed = await db.accessReview.count({ where: { month } });
  if (signed > 0) return { count: 0, since: null };
  const first = await db.auditEntry.findFirst({ where: { createdAt: { lt: since } }, select: { id: true } });
  return first ? { count: 1, since } : { count: 0, since: null };
}
