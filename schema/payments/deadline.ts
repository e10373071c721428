// Deadlines are days as people in Korea mean them: the whole last day still counts.
import { seoulMidnight } from "#schema/programs/seoul-month.ts";

const DAY = 24 * 60 * 60 * 1_000;
const SEOUL_OFFSET = 9 * 60 * 60 * 1_000;

/** The end of the day in Seoul some days after a moment: the first instant that is too late. */
export function endOfSeoulDay(now: Date, days: number): Date {
  const day = new Date(now.getTime() + SEOUL_OFFSET + days * DAY).toISOString().slice(0, 10);
  return seoulMidnight(day, 1);
}
