// Registrations a day, as the office reads days: in Seoul.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";

const DAYS = 30;

export interface DayCount {
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly day: string;
  readonly count: number;
}

export const DayCountRef = builder.objectRef<DayCount>("DayCount").implement({
  description: "How many on one day.",
  fields: (t) => ({
    day: t.exposeString("day", { description: "YYYY-MM-DD in Asia/Seoul." }),
    count: t.exposeInt("count"),
  }),
});

/** The last 30 days up to and with today, oldest first; a day without any has 0. They are stored, never counted again. */
export function registrationsByDay(now: Date): Promise<DayCount[]> {
  return db.$queryRaw<DayCount[]>`
    WITH today AS (SELECT seoul_day(${now}::timestamptz) AS day)
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(sum(kept.count), 0)::int AS count
    FROM today
    CROSS JOIN LATERAL generate_series(today.day - (${DAYS}::int - 1), today.day, interval '1 day') AS days (day)
    LEFT JOIN member_days AS kept ON kept.day = days.day::date
    GROUP BY days.day ORDER BY days.day`;
}
