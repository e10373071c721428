// The time until a state changes, in two units that matter.
import { DAY, HOUR, MINUTE, SECOND } from "#schema/validation/core/durations.ts";

/** What is left: days and hours, hours and minutes, minutes and seconds, or seconds. */
interface TimeLeft {
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
