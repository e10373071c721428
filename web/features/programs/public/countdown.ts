// The time until a state changes, in two units that matter, and when to look again.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ASK_AGAIN_AFTER = [1, 2, 5, 15, 60].map((seconds) => seconds * SECOND);

/** What is left: days and hours, hours and minutes, minutes and seconds, or seconds. */
export interface TimeLeft {
  readonly unit: "days" | "hours" | "minutes" | "seconds";
  readonly first: number;
  /** Of the next smaller unit; 0 beside seconds. */
  readonly second: number;
}

/** Splits milliseconds; what has begun to run out is no longer counted, and nothing is left below 0. */
export function timeLeft(milliseconds: number): TimeLeft {
  const left = Math.max(0, milliseconds);
  const split = (unit: TimeLeft["unit"], whole: number, part: number): TimeLeft => ({
    unit,
    first: Math.floor(left / whole),
    second: Math.floor((left % whole) / part),
  });
  if (left >= DAY) return split("days", DAY, HOUR);
  if (left >= HOUR) return split("hours", HOUR, MINUTE);
  if (left >= MINUTE) return split("minutes", MINUTE, SECOND);
  return { unit: "seconds", first: Math.floor(left / SECOND), second: 0 };
}

/** In how many milliseconds the words of `timeLeft` change, so that nothing wakes up in between. */
export function nextChangeIn(milliseconds: number): number {
  const step = milliseconds >= DAY ? HOUR : milliseconds >= HOUR ? MINUTE : SECOND;
  return (milliseconds % step) + 1;
}

/**
 * How long to wait before the server is asked again, after the moment has passed. Its answers are renewed within a second, and the browser's
 * clock may be ahead. Undefined when it was asked often enough.
 */
export function askAgainIn(asked: number): number | undefined {
  return ASK_AGAIN_AFTER[asked];
}
