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

/** The last 30 days up to and with today, oldest first; a day without any has 0. */
export function registrationsByDay(now: Date): Promise<DayCount[]> {
  return db.$queryRaw<DayCount[]>`
    WITH today AS (SELECT (${now}::timestamptz AT TIME ZONE 'Asia/Seoul')::date AS day)
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day, count(members.id)::int AS count
    FROM today
    CROSS JOIN LATERAL generate_series(today.day - (${DAYS}::int - 1), today.day, interval '1 day') AS days (day)
    LEFT JOIN members ON status <> 'WITHDRAWN'
      AND created_at >= days.day::timestamp AT TIME ZONE 'Asia/Seoul'
      AND created_at < (days.day + interval '1 day')::timestamp AT TIME ZONE 'Asia/Seoul'
    GROUP BY days.day ORDER BY days.day`;
}
