import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";

/**
 * Until when a result can be objected to: the end of the last day, in Seoul; null before the release, after
 * it, and where nobody may.
 */
export function objectionDeadline(
  program: {
    readonly resultsReleasedAt: Date | null;
    readonly examSession: { readonly objectionDays: number } | null;
  },
  now: Date,
): Date | null {
  const { resultsReleasedAt, examSession } = program;
  const days = examSession?.objectionDays ?? 0;
  if (resultsReleasedAt === null || days === 0 || !areResultsReleased(program, now)) return null;
  const until = endOfSeoulDay(new Date(resultsReleasedAt.getTime() + days * DAY));
  return now < until ? until : null;
}
