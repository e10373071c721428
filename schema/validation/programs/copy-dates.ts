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

/** How other moments of a program move when its beginning goes from one moment to another. */
export function moverOf(from: Date, to: Date): <Moment extends Date | null>(moment: Moment) => Moment | Date {
  const by = to.getTime() - from.getTime();
  return (moment) => (moment === null ? moment : new Date(moment.getTime() + by));
}
