// The dates of a copied program. All of them move by as much as its beginning, so that what was inside the event stays inside it.
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

/** The same weekday of the same week of the next month, at the same time of day in Seoul: its second Saturday. The last one where it has no fifth. */
export function nextMonth(startsAt: Date): Date {
  const here = inSeoul(startsAt);
  const week = Math.ceil(here.getUTCDate() / 7);
  const [year, month, weekday] = [here.getUTCFullYear(), here.getUTCMonth() + 1, here.getUTCDay()];
  const first = 1 + ((weekday - new Date(Date.UTC(year, month, 1)).getUTCDay() + 7) % 7);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = first + 7 * (week - 1);
  here.setUTCFullYear(year, month, day > lastDay ? day - 7 : day);
  return whenSeoulShows(here);
}

/** When a copy begins by a step. */
export const copyStart = (startsAt: Date, step: CopyStep): Date =>
  step === "MONTH" ? nextMonth(startsAt) : monthsLater(startsAt, COPY_MONTHS[step]);

/** How other moments of a program move when its beginning goes from one moment to another. */
export function moverOf(from: Date, to: Date): <Moment extends Date | null>(moment: Moment) => Moment | Date {
  const by = to.getTime() - from.getTime();
  return (moment) => (moment === null ? moment : new Date(moment.getTime() + by));
}
