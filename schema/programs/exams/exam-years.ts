// Defines how many applied, sat and passed in all sessions that are released, by the year of the exam in Seoul.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";

interface ExamYear {
  readonly year: number;
  readonly applied: number;
  readonly sat: number;
  readonly passed: number;
}

/** Years that are shown. */
const YEARS = 20;

export const ExamYearRef = builder.objectRef<ExamYear>("ExamYear").implement({
  description: "The released sessions of a year.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    applied: t.exposeInt("applied", { description: "In any state." }),
    sat: t.exposeInt("sat"),
    passed: t.exposeInt("passed"),
  }),
});

/** The last 20 years with a session, the oldest first. */
export async function readYears(now: Date): Promise<ExamYear[]> {
  const years = await db.$queryRaw<ExamYear[]>`
    SELECT extract(year FROM p.starts_at AT TIME ZONE 'Asia/Seoul')::int AS year, count(*)::int AS applied,
      count(*) FILTER (WHERE a.verdict IN ('PASSED', 'FAILED'))::int AS sat,
      count(*) FILTER (WHERE a.verdict = 'PASSED')::int AS passed
    FROM applications a JOIN programs p ON p.id = a.program_id
    WHERE p.kind = 'KITEC' AND p.deleted_at IS NULL AND p.results_released_at <= ${now}
    GROUP BY 1 ORDER BY 1 DESC LIMIT ${YEARS}`;
  return years.toReversed();
}
