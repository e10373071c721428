// A program half a year later. Everything moves by as much as its beginning, so that what was inside the event stays inside it.
const SEOUL_OFFSET = 9 * 60 * 60 * 1_000;
const TERM_MONTHS = 6;

/** The same day and time of day in Seoul six months on; the last of the month where it has no such day. */
export function nextTerm(startsAt: Date): Date {
  const here = new Date(startsAt.getTime() + SEOUL_OFFSET);
  const [year, month] = [here.getUTCFullYear(), here.getUTCMonth() + TERM_MONTHS];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  here.setUTCFullYear(year, month, Math.min(here.getUTCDate(), lastDay));
  return new Date(here.getTime() - SEOUL_OFFSET);
}

/** How other moments of a program move with its beginning. */
export function moverOf(startsAt: Date): <Moment extends Date | null>(moment: Moment) => Moment | Date {
  const by = nextTerm(startsAt).getTime() - startsAt.getTime();
  return (moment) => (moment === null ? moment : new Date(moment.getTime() + by));
}
