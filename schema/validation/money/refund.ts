// Defines what comes back when an applicant withdraws, and until when an application is changed and withdrawn
// (docs/applications.md#changing-withdrawing-refunds, decision 234). The steps count days of Seoul's calendar
// until the day the event starts. Whole won, rounded down.
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import type { RefundRule } from "#schema/validation/core/settings.ts";

export interface RefundDates {
  readonly applyTo: Date | null;
  readonly startsAt: Date;
  readonly changeUntil: Date | null;
  readonly withdrawUntil: Date | null;
}

/** Until `until`, excluded, so much percent of the price comes back. */
export interface RefundStep {
  readonly until: Date;
  readonly percent: number;
}

/** Until then, excluded, applicants change their applications. */
export const changeDeadline = ({ applyTo, startsAt, changeUntil }: RefundDates): Date =>
  changeUntil ?? applyTo ?? startsAt;

/** Until then, excluded, applicants withdraw. */
export const withdrawDeadline = ({
  startsAt,
  withdrawUntil,
}: Pick<RefundDates, "startsAt" | "withdrawUntil">): Date => withdrawUntil ?? startsAt;

/**
 * The steps of a refund in order of time; after the last one nothing comes back. A program with steps of its
 * own goes by them alone. For any other program everything comes back while applications are taken, and then
 * a share by the steps of the settings.
 * @param own the program's own; null: none
 * @param defaults those of the settings
 */
export function refundSteps(
  dates: RefundDates,
  own: readonly RefundRule[] | null,
  defaults: readonly RefundRule[],
): readonly RefundStep[] {
  const { applyTo, startsAt } = dates;
  const rules = (own ?? defaults).toSorted((one, other) => other.daysBefore - one.daysBefore);
  const all = [
    ...(own === null ? [{ until: applyTo ?? startsAt, percent: 100 }] : []),
    // The whole last day counts.
    ...rules.map(({ daysBefore, percent }) => ({
      until: seoulMidnight(seoulDay(startsAt), 1 - daysBefore),
      percent,
    })),
  ];
  const end = withdrawDeadline(dates);
  const steps: RefundStep[] = [];
  for (const { until, percent } of all) {
    const step = { until: until < end ? until : end, percent };
    const last = steps.at(-1);
    if (!last || step.until > last.until) steps.push(step);
  }
  while (steps.at(-1)?.percent === 0) steps.pop();
  return steps;
}

/** Percent of what was paid that comes back at a moment. */
export const refundPercent = (steps: readonly RefundStep[], now: Date): number =>
  steps.find(({ until }) => now < until)?.percent ?? 0;

/** Whole won of `paid` that come back. What was paid beyond the price comes back whole. */
export function refundAmount(paid: number, price: number, percent: number): number {
  const forSeat = Math.min(paid, price);
  return Math.floor((forSeat * percent) / 100) + (paid - forSeat);
}
