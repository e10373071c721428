// The state of a program at a moment, and when it changes by itself. It is computed, never stored
// (docs/programs.md#programs). It is here because the office's form uses it, too: from dates nobody has saved
// yet it says what people will see.
import type { ProgramStateName } from "./program-kinds.ts";

/** What a state depends on. */
export interface ProgramMoments {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null: not yet announced. */
  readonly applyFrom: Date | null;
  /** Null: until the event starts. */
  readonly applyTo: Date | null;
  /** Null where seats are not counted. */
  readonly capacity: number | null;
  readonly seatsTaken: number;
  readonly cancelledAt: Date | null;
}

/** The state at a moment. Every span holds its first instant and not its last. */
export function stateAt(program: ProgramMoments, now: Date): ProgramStateName {
  const { startsAt, endsAt, applyFrom, applyTo, capacity, seatsTaken, cancelledAt } = program;
  if (cancelledAt !== null) return "CANCELLED";
  if (now >= endsAt) return "ENDED";
  if (now >= startsAt) return "ONGOING";
  if (applyFrom === null || now < applyFrom) return "COMING_SOON";
  if (now >= (applyTo ?? startsAt)) return "CLOSED";
  return capacity !== null && seatsTaken >= capacity ? "FULL" : "OPEN";
}

/** The next instant at which the state becomes another without anybody doing anything; null when there is none. */
export function nextStateAt(program: ProgramMoments, now: Date): Date | null {
  const state = stateAt(program, now);
  const { applyFrom, applyTo, startsAt, endsAt } = program;
  const coming = [applyFrom, applyTo, startsAt, endsAt]
    .filter((moment) => moment !== null && moment > now)
    .sort((one, other) => Number(one) - Number(other));
  return coming.find((moment) => moment !== null && stateAt(program, moment) !== state) ?? null;
}
