// What comes back when somebody withdraws: everything while applications are taken, then a share by the rules of the settings. The rules
// count days of Seoul's calendar until the day the event starts. Whole won, rounded down.
import { seoulDaysBetween } from "#schema/validation/core/seoul.ts";
import type { RefundRule } from "#schema/validation/core/settings.ts";

interface Dates {
  readonly applyTo: Date | null;
  readonly startsAt: Date;
}

/** Until then an application can be changed, and all money comes back. */
export const changeDeadline = ({ applyTo, startsAt }: Dates): Date => applyTo ?? startsAt;

/** Percent of what was paid that comes back at a moment. The first rule that fits counts, the most days first. */
export function refundPercent(dates: Dates, rules: readonly RefundRule[], now: Date): number {
  if (now >= dates.startsAt) return 0;
  if (now < changeDeadline(dates)) return 100;
  const days = seoulDaysBetween(now, dates.startsAt);
  const inOrder = rules.toSorted((one, other) => other.daysBefore - one.daysBefore);
  return inOrder.find(({ daysBefore }) => days >= daysBefore)?.percent ?? 0;
}

/** Whole won of `paid` that come back. What was paid beyond the price comes back whole. */
export function refundAmount(paid: number, price: number, percent: number): number {
  const forSeat = Math.min(paid, price);
  return Math.floor((forSeat * percent) / 100) + (paid - forSeat);
}
