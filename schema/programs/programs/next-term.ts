// A program half a year later. All its moments move by as much as its beginning, so that what was inside the event stays inside it.
import { inSeoul, whenSeoulShows } from "#schema/validation/core/seoul.ts";

const TERM_MONTHS = 6;

/** The same day and time of day in Seoul six months on; the last of the month where it has no such day. */
export function nextTerm(startsAt: Date): Date {
  const here = inSeoul(startsAt);
  const [year, month] = [here.getUTCFullYear(), here.getUTCMonth() + TERM_MONTHS];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  here.setUTCFullYear(year, month, Math.min(here.getUTCDate(), lastDay));
  return whenSeoulShows(here);
}

/** How other moments of a program move with its beginning. */
export function moverOf(startsAt: Date): <Moment extends Date | null>(moment: Moment) => Moment | Date {
  const by = nextTerm(startsAt).getTime() - startsAt.getTime();
  return (moment) => (moment === null ? moment : new Date(moment.getTime() + by));
}
