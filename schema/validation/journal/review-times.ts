// Defines when a reviewer is reminded, and when waiting ends (docs/reviews.md#reviews).
import { DAY } from "#schema/validation/core/durations.ts";
import type { ReviewStateName } from "./review-state.ts";

/** Days from the deadline of an answer or a review at which a reminder goes out; after the deadline they are above 0. */
const ANSWER_REMINDERS = [-2] as const;
const REVIEW_REMINDERS = [-7, -2, 1, 7, 14] as const;

/** Days after its deadline until which the link of a late reviewer works. */
export const REVIEW_GRACE_DAYS = 30;

interface AwaitedReview {
  readonly state: ReviewStateName;
  /** The moment that is too late for an answer. */
  readonly answerBy: Date;
  /** The moment that is too late for the review. */
  readonly dueAt: Date;
  /** When the reviewer was last written to about it: the invitation, the thanks for accepting, or a reminder. */
  readonly notifiedAt: Date;
}

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);

/** The deadline of what is expected next; null: nothing is. */
export function awaitedUntil({ state, answerBy, dueAt }: Omit<AwaitedReview, "notifiedAt">): Date | null {
  if (state === "INVITED") return answerBy;
  return state === "ACCEPTED" ? dueAt : null;
}

/**
 * The next moment at which a reminder is due. Of several that passed while no gateway ran only the last is sent.
 * @returns null: none comes any more
 */
export function nextReminder(review: AwaitedReview): Date | null {
  const until = awaitedUntil(review);
  if (until === null) return null;
  const days = review.state === "INVITED" ? ANSWER_REMINDERS : REVIEW_REMINDERS;
  return days.map((day) => later(until, day)).find((moment) => moment > review.notifiedAt) ?? null;
}

/** When the link that somebody holds stops working. */
export function linkEndsAt({ state, answerBy, dueAt }: Omit<AwaitedReview, "notifiedAt">): Date {
  return state === "INVITED" ? answerBy : later(dueAt, REVIEW_GRACE_DAYS);
}
