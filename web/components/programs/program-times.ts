// How long a program is, as people say it.
import { formatTime, isSameDay, momentBefore } from "#web/i18n/format-dates.ts";

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * The hours of a program: "14:00–17:30 KST". A program of several days has the hours of each day, when its
 * last day ends later in the day than its first began; otherwise they say nothing of the days between, and
 * there is none. An end at midnight is 24:00.
 */
export function hoursOf({ startsAt, endsAt }: Span): string | null {
  const [from, end] = [formatTime(startsAt), formatTime(endsAt)];
  const to = end === "00:00" ? "24:00" : end;
  return isSameDay(startsAt, momentBefore(endsAt)) || from < to ? `${from}–${to} KST` : null;
}
