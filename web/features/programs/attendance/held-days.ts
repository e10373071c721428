// Says on which days in Seoul a program takes place: those of its occasions, or each from its start to its
// end where it has none of its own.
import { DAY } from "#schema/validation/core/durations.ts";
import { seoulDay, seoulDaysBetween } from "#schema/validation/core/seoul.ts";
import type { CheckInListFragment } from "#web/gql/check-in.ts";

export type HeldProgram = Pick<CheckInListFragment, "kind" | "startsAt" | "endsAt" | "occasions">;

/** Such as "2026-12-05", the first one first; none twice. */
export function heldDays({ startsAt, endsAt, occasions }: HeldProgram): readonly string[] {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const whole = Array.from(
    { length: seoulDaysBetween(from, to) + 1 },
    (_, later) => new Date(from.getTime() + later * DAY),
  );
  const own = occasions.filter(({ key }) => key !== "program").map((one) => new Date(one.startsAt));
  return [...new Set((own.length > 0 ? own : whole).map(seoulDay))].sort();
}

/** The first of the days that is not over; null: all are. */
export const nextHeldDay = (days: readonly string[], today: string): string | null =>
  days.find((day) => day >= today) ?? null;
