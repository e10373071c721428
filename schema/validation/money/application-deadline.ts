// Until when the money of an application is due: nobody is asked to pay after the program has begun.
import { DAY } from "#schema/validation/core/durations.ts";
import { startOfSeoulDay } from "#schema/validation/core/seoul.ts";

interface Times {
  readonly startsAt: Date;
  /** Null: applications close when it starts. */
  readonly applyTo: Date | null;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/**
 * A deadline before a program that is still to come: the end of the day before it, or its start where that is
 * less than a day away.
 */
export function dueBeforeStart(due: Date, startsAt: Date, now: Date): Date {
  if (startsAt <= now) return due;
  const dayOf = startOfSeoulDay(startsAt);
  return earlier(due, leavesDay(dayOf, now) ? dayOf : startsAt);
}

/**
 * The deadline of an application made now: the settings' number of days, but before the program, and not
 * after applications close where that leaves a day.
 */
export function applicationDueAt(due: Date, { startsAt, applyTo }: Times, now: Date): Date {
  const before = dueBeforeStart(due, startsAt, now);
  return applyTo !== null && leavesDay(applyTo, now) ? earlier(before, applyTo) : before;
}

const leavesDay = (until: Date, now: Date): boolean => until.getTime() - now.getTime() >= DAY;
