// Defines what the link of a review shows, at any time: also at a link that was used, is too late, or was withdrawn.
import type { ReviewStateName } from "./review-state.ts";
import { linkEndsAt } from "./review-times.ts";
import type { SubmissionStateName } from "./submission-state.ts";

export const LINKED_REVIEW_STATUSES = [
  "TO_ANSWER",
  "ANSWER_TOO_LATE",
  /** The invitation, opened again: the way to the review is another link. */
  "ACCEPTED",
  "TO_WRITE",
  "DECLINED",
  "SENT",
  "TAKEN_BACK",
] as const;
type LinkedReviewStatus = (typeof LINKED_REVIEW_STATUSES)[number];

interface ReviewDates {
  readonly state: ReviewStateName;
  readonly round: number;
  readonly answerBy: Date;
  readonly dueAt: Date;
}

interface Manuscript {
  readonly state: SubmissionStateName;
  readonly round: number;
}

export function linkedReviewStatusOf(
  kind: "REVIEW_INVITATION" | "REVIEW_WORK",
  review: ReviewDates,
  submission: Manuscript,
  now: Date,
): LinkedReviewStatus {
  const { state } = review;
  if (state === "SENT") return "SENT";
  if (state === "DECLINED") return "DECLINED";
  if (state === "LAPSED") return "ANSWER_TOO_LATE";
  const isReviewed = submission.state === "IN_REVIEW" && submission.round === review.round;
  if (state === "CANCELLED" || !isReviewed) return "TAKEN_BACK";
  if (linkEndsAt(review) <= now) return state === "INVITED" ? "ANSWER_TOO_LATE" : "TAKEN_BACK";
  if (state === "INVITED") return kind === "REVIEW_INVITATION" ? "TO_ANSWER" : "TAKEN_BACK";
  return kind === "REVIEW_WORK" ? "TO_WRITE" : "ACCEPTED";
}
