// Defines when the person who has to take the next step of a manuscript is reminded, and when its editors are
// notified that it is late (docs/manuscripts.md#emails-about-deadlines). Reviewers have moments of their own
// (review-times.ts).
import { DAY } from "#schema/validation/core/durations.ts";

/** Days from the deadline; after it they are above 0. */
export const AUTHOR_REMINDERS = [-7, -2, 1, 7] as const;
export const EDITOR_ALERTS = [0, 7, 21] as const;

/** Whether the newest moment in the past has no notification yet. */
export function isToBeNotified(
  { until, notifiedAt }: { readonly until: Date; readonly notifiedAt: Date },
  days: readonly number[],
  now: Date,
): boolean {
  const come = days.map((day) => until.getTime() + day * DAY).filter((moment) => moment <= now.getTime());
  return (come.at(-1) ?? Number.NEGATIVE_INFINITY) > notifiedAt.getTime();
}
