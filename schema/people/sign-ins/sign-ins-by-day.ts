// Sign-ins and failed tries a day, as the office reads days: in Seoul.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { readSignIns } from "#schema/policies/people/sign-ins.ts";

const DAYS = 30;

interface SignInDay {
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly day: string;
  readonly signedIn: number;
  readonly failed: number;
}

export const SignInDayRef = builder.objectRef<SignInDay>("SignInDay").implement({
  description: "Sign-ins of one day.",
  authScopes: { can: readSignIns },
  fields: (t) => ({
    day: t.exposeString("day", { description: "YYYY-MM-DD in Asia/Seoul." }),
    signedIn: t.exposeInt("signedIn"),
    failed: t.exposeInt("failed", { description: "Wrong tries, and refusals because of too many." }),
  }),
});

/** The last 30 days up to and with today, oldest first. */
export function signInsByDay(now: Date): Promise<SignInDay[]> {
  return db.$queryRaw<SignInDay[]>`
    WITH days AS (
      SELECT day::date FROM generate_series(
        seoul_day(${now}::timestamptz) - (${DAYS}::int - 1), seoul_day(${now}::timestamptz), interval '1 day') AS day
    ), counted AS (
      SELECT seoul_day(created_at) AS day,
        count(*) FILTER (WHERE kind IN ('SIGNED_IN', 'NEW_DEVICE')) AS signed_in,
        count(*) FILTER (WHERE kind IN ('FAILED', 'LOCKED')) AS failed
      FROM sign_in_records
      WHERE created_at > ${now}::timestamptz - make_interval(days => ${DAYS}::int + 1)
      GROUP BY 1
    )
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day,
      coalesce(signed_in, 0)::int AS "signedIn", coalesce(failed, 0)::int AS failed
    FROM days LEFT JOIN counted USING (day)
    ORDER BY days.day`;
}
