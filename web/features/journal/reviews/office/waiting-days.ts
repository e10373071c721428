import { DAY } from "#schema/validation/core/durations.ts";

/** Whole days from a moment until now. */
export const daysSince = (since: string): number =>
  Math.max(0, Math.floor((Date.now() - new Date(since).getTime()) / DAY));

/** The last day that counts, of a deadline that is the moment after it (docs/core.md#calls-and-limits). */
export const lastDayOf = (until: string): Date => new Date(new Date(until).getTime() - 1);
