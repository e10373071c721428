// Says what people will see of a program with the dates as they are typed: its state now, and each change to come.
import type { ProgramStateName } from "#schema/validation/programs/program-kinds.ts";
import { nextStateAt, type ProgramMoments, stateAt } from "#schema/validation/programs/program-state.ts";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import type { ProgramValues } from "./program-values.ts";

interface PreviewStep {
  readonly state: ProgramStateName;
  /** When it begins; null for what people see now. */
  readonly from: Date | null;
}

type Previewed = Pick<ProgramValues, "startsAt" | "endsAt" | "applyFrom" | "applyTo" | "capacity">;

/** What is stored and is not in the form. */
interface Stored {
  readonly seatsTaken: number;
  readonly cancelledAt: string | null;
}

/** Null for nothing; undefined for what is no moment. */
function momentOf(typed: string): Date | null | undefined {
  if (typed === "") return null;
  const date = new Date(fromSeoul(typed));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** From now on, in order; null while the event has no dates, or they contradict each other. */
export function previewSteps(values: Previewed, stored: Stored | null, now: Date): PreviewStep[] | null {
  const [startsAt, endsAt] = [momentOf(values.startsAt), momentOf(values.endsAt)];
  const [applyFrom, applyTo] = [momentOf(values.applyFrom), momentOf(values.applyTo)];
  if (!startsAt || !endsAt || applyFrom === undefined || applyTo === undefined) return null;
  if (endsAt <= startsAt || (applyTo !== null && applyTo > startsAt)) return null;
  if (applyFrom !== null && applyFrom >= (applyTo ?? startsAt)) return null;
  const capacity = toWholeNumber(values.capacity);
  const moments: ProgramMoments = {
    startsAt,
    endsAt,
    applyFrom,
    applyTo,
    capacity: Number.isNaN(capacity) ? null : capacity,
    seatsTaken: stored?.seatsTaken ?? 0,
    cancelledAt: stored?.cancelledAt ? new Date(stored.cancelledAt) : null,
  };
  const steps: PreviewStep[] = [{ state: stateAt(moments, now), from: null }];
  let next = nextStateAt(moments, now);
  while (next !== null) {
    steps.push({ state: stateAt(moments, next), from: next });
    next = nextStateAt(moments, next);
  }
  return steps;
}
