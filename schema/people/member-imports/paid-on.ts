import { seoulMidnight, seoulYear } from "#schema/validation/core/seoul.ts";

/** When dues of a year of a roster count as paid. Nobody knows the day: the last of the year, or today. */
export const paidOn = (year: number, now: Date): Date =>
  year >= seoulYear(now) ? now : seoulMidnight(`${year}-12-31`);
