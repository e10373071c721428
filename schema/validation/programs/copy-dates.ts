// The dates of a copied program. All of them move by as much as its beginning, so that what was inside the event stays inside it.
import { DAY } from "#schema/validation/core/durations.ts";
import { inSeoul, whenSeoulShows } from "#schema/validation/core/seoul.ts";

/** How far a copy is moved, in months. */
export const COPY_MONTHS = { MONTH: 1, TERM: 6 } as const;
export type CopyStep = keyof typeof COPY_MONTHS;

/** The same day and time of day in Seoul some months on; the last of the month where it has no such day. */
export function monthsLater(startsAt: Date, months: number): Date {
  const here = inSeoul(startsAt);
  const [year, month] = [here.getUTCFullYear(), here.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  here.setUTCFullYear(year, month, Math.min(here.getUTCDate(), lastDay));
  return whenSeoulShows(here);
}

/**
 * The same weekday of the same week of the next month, at the same time of day in Seoul: its second Saturday.
 * The last one where it has no fifth.
 */
function nextMonth(startsAt: Date): Date {
  const here = inSeoul(startsAt);
  const week = Math.ceil(here.getUTCDate() / 7);
  const [year, month, weekday] = [here.getUTCFullYear(), here.getUTCMonth() + 1, here.getUTCDay()];
  const first = 1 + ((weekday - new Date(Date.UTC(year, month, 1)).getUTCDay() + 7) % 7);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = first + 7 * (week - 1);
  here.setUTCFullYear(year, month, day > lastDay ? day - 7 : day);
  return whenSeoulShows(here);
}

/** Nobody prepares an event in fewer days. */
const LEAD_DAYS = 14;

/** When a copy begins by a step: the first such date that is at least two weeks from now. */
export function copyStart(startsAt: Date, step: CopyStep, now: Date): Date {
  const soonest = now.getTime() + LEAD_DAYS * DAY;
  let start = startsAt;
  for (let times = 1; start === startsAt || start.getTime() < soonest; times += 1) {
    start = step === "MONTH" ? nextMonth(start) : monthsLater(startsAt, times * COPY_MONTHS[step]);
  }
  return start;
}

/** How other moments of a program move when its beginning goes from one moment to another. */
export function moverOf(from: Date, to: Date): <Moment extends Date | null>(moment: Moment) => Moment | Date {
  const by = to.getTime() - from.getTime();
  return (moment) => (moment === null ? moment : new Date(moment.getTime() + by));
}
