// Says how long a program is, as people say it.
import { formatTime, isSameDay } from "#web/i18n/format-dates.ts";

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * The hours of a program: "14:00–17:30 KST". A program of several days has the hours of each day, when its last day ends later in the
 * day than its first began; otherwise they say nothing of the days between, and there is none.
 */
export function hoursOf({ startsAt, endsAt }: Span): string | null {
  const [from, to] = [formatTime(startsAt), formatTime(endsAt)];
  return isSameDay(startsAt, endsAt) || from < to ? `${from}–${to} KST` : null;
}
