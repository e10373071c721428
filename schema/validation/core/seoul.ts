// Years, months and days as people in Korea mean them (docs/core.md#calls-and-limits). Seoul is nine hours
// ahead of UTC all year round.
import { DAY, HOUR } from "./durations.ts";

const OFFSET = 9 * HOUR;

/** A date whose UTC parts are what a clock in Seoul shows at a moment. */
export function inSeoul(moment: Date): Date {
  return new Date(moment.getTime() + OFFSET);
}

/** The moment at which a clock in Seoul shows the UTC parts of a date: the inverse of `inSeoul`. */
export function whenSeoulShows(parts: Date): Date {
  return new Date(parts.getTime() - OFFSET);
}

/** The year of a moment. */
export function seoulYear(moment: Date): number {
  return inSeoul(moment).getUTCFullYear();
}

/** The day of a moment, such as 2026-12-01. */
export function seoulDay(moment: Date): string {
  return inSeoul(moment).toISOString().slice(0, 10);
}

/** A moment as a clock in Seoul shows it, for machines: 2026-12-05T14:00:00+09:00. */
export function seoulTime(moment: Date): string {
  return `${inSeoul(moment).toISOString().slice(0, 19)}+09:00`;
}

/** The first moment of a day such as 2026-12-01, or of one some days later. */
export function seoulMidnight(day: string, later = 0): Date {
  return whenSeoulShows(new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY));
}

/** The first moment of a month (1 to 12), and the first of the next. */
export function seoulMonth(year: number, month: number): { readonly from: Date; readonly to: Date } {
  const midnight = (ofMonth: number) => whenSeoulShows(new Date(Date.UTC(year, ofMonth - 1, 1)));
  return { from: midnight(month), to: midnight(month + 1) };
}

/** The first moment of the day of a moment: a day that was typed has no time. */
export function startOfSeoulDay(moment: Date): Date {
  return seoulMidnight(seoulDay(moment));
}

/** The end of the day some days after a moment: the first instant that is too late, because the whole last day counts. */
export function endOfSeoulDay(moment: Date, later = 0): Date {
  return seoulMidnight(seoulDay(moment), later + 1);
}

/** Emails that nobody waits for at once arrive in the morning. */
const MAILS_AT = 9 * HOUR;

/** The newest day whose emails are written by a moment: the day before until nine. */
export function mailsDay(now: Date): string {
  return seoulDay(new Date(now.getTime() - MAILS_AT));
}

/** How many midnights lie between two moments. */
export function seoulDaysBetween(from: Date, to: Date): number {
  return (startOfSeoulDay(to).getTime() - startOfSeoulDay(from).getTime()) / DAY;
}
