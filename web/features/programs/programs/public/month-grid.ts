// A month as a calendar shows it: weeks from Sunday to Saturday, and what happens on each day. Days are "2026-12-05" in Seoul;
// nothing here asks a clock.
import { isoDay } from "#web/i18n/format-dates.ts";

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Calendars go no further: nobody has a seminar there, and a crawler would walk on for ever. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
/** Milliseconds. */
export const DAY_MS = 86_400_000;

/** "2026-12" as a month; null for anything else. */
export function readMonth(text: string): Month | null {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  const found = match && { year: Number(match[1]), month: Number(match[2]) };
  return found && found.year >= FIRST_YEAR && found.year <= LAST_YEAR ? found : null;
}

/** The month a day is in. */
export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** As the address says it: "2026-12". */
export function monthText({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** The month so many months later; null beyond the calendar. */
export function shiftMonth({ year, month }: Month, by: number): Month | null {
  const count = year * 12 + (month - 1) + by;
  return readMonth(monthText({ year: Math.floor(count / 12), month: (count % 12) + 1 }));
}

/** The weeks of a month; null where a cell belongs to another month. */
export function weeksOf({ year, month }: Month): (string | null)[][] {
  const first = Date.UTC(year, month - 1, 1);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const lead = new Date(first).getUTCDay();
  const cells = Math.ceil((lead + length) / 7) * 7;
  const days = Array.from({ length: cells }, (_, cell) => {
    const index = cell - lead;
    return index < 0 || index >= length ? null : new Date(first + index * DAY_MS).toISOString().slice(0, 10);
  });
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What happens on each day of a month, in the order given. The moment of its end is no longer part of an event. */
export function byDay<Event extends Span>(events: readonly Event[], month: Month): Map<string, Event[]> {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day !== null);
  return new Map(
    days.map((day) => [
      day,
      events.filter((event) => lastDay(event) >= day && isoDay(event.startsAt) <= day),
    ]),
  );
}

function lastDay({ startsAt, endsAt }: Span): string {
  const last = Math.max(Date.parse(endsAt) - 1, Date.parse(startsAt));
  return isoDay(new Date(last));
}
