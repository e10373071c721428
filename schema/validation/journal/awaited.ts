// For whom a manuscript waits, since when, and whether that is too long: what the editorial queue shows.

import { DAY } from "#schema/validation/core/durations.ts";
import { OPEN_REVIEW_STATES, type ReviewStateName } from "./review-state.ts";
import { awaitedUntil } from "./review-times.ts";
import type { WAITS_FOR } from "./submission-filters.ts";
import { type SubmissionStateName, waitsForAuthor, waitsForEditors } from "./submission-state.ts";

/** Days after which a manuscript that waits for the editors is late. */
export const EDITOR_DAYS = 14;

export interface AwaitedBy {
  readonly waitsFor: (typeof WAITS_FOR)[number];
  readonly since: Date;
  /** The moment that is too late; null: none is set. */
  readonly until: Date | null;
  readonly isLate: boolean;
}

interface Manuscript {
  readonly state: SubmissionStateName;
  readonly stateAt: Date;
  readonly dueAt: Date | null;
}

interface AwaitedReview {
  readonly state: ReviewStateName;
  readonly invitedAt: Date;
  readonly answeredAt: Date | null;
  readonly answerBy: Date;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
}

const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map((one) => one.getTime())));
const latest = (moments: readonly Date[]) => new Date(Math.max(...moments.map((one) => one.getTime())));

/** @param reviews of the present version */
export function awaitedBy(
  { state, stateAt, dueAt }: Manuscript,
  reviews: readonly AwaitedReview[],
  now: Date,
): AwaitedBy {
  const open = reviews.filter((one) => OPEN_REVIEW_STATES.some((state) => state === one.state));
  if (state === "IN_REVIEW" && open.length > 0) {
    const since = earliest(open.map(({ answeredAt, invitedAt }) => answeredAt ?? invitedAt));
    const until = earliest(open.flatMap((one) => awaitedUntil(one) ?? []));
    return { waitsFor: "REVIEWERS", since, until, isLate: until <= now };
  }
  if (waitsForEditors(state)) {
    const since = latest([
      stateAt,
      ...reviews.flatMap(({ sentAt, answeredAt }) => sentAt ?? answeredAt ?? []),
    ]);
    const until = new Date(since.getTime() + EDITOR_DAYS * DAY);
    return { waitsFor: "EDITORS", since, until, isLate: until <= now };
  }
  if (!waitsForAuthor(state)) return { waitsFor: "NOBODY", since: stateAt, until: null, isLate: false };
  return { waitsFor: "AUTHOR", since: stateAt, until: dueAt, isLate: dueAt !== null && dueAt <= now };
}
