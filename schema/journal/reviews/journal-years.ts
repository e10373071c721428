// The decisions on the manuscripts of each year, as evaluations of journals ask for them
// (docs/journal.md#figures). A manuscript counts in the year in Seoul in which it was received, whenever it
// was decided.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { ACCEPTED_STATES } from "#schema/validation/journal/submission-state.ts";
import { FIRST_DECISIONS } from "./first-decisions.ts";
import { readJournalAffiliations } from "./journal-affiliations.ts";

interface CountedYear {
  readonly year: number;
  /** Received; each of them is accepted, rejected, withdrawn or open. */
  readonly submitted: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly withdrawn: number;
  readonly open: number;
  /** Accepted of a hundred that were received, a decimal. */
  readonly acceptanceRate: number;
  /** Days from receipt, on average, a decimal; null: none yet. */
  readonly daysToDecision: number | null;
  readonly daysToAcceptance: number | null;
  /** Reviews sent, and by how many people. */
  readonly reviews: number;
  readonly reviewers: number;
}

interface JournalYear extends CountedYear {
  /** Institutions of the authors. */
  readonly affiliations: number;
}

const DAYS = (from: Prisma.Sql, to: Prisma.Sql) =>
  Prisma.sql`round((avg(extract(epoch FROM ${to} - ${from})) / 86400)::numeric, 1)::float8`;

/** The newest first; a year without a manuscript is not there. */
export async function readJournalYears(): Promise<JournalYear[]> {
  const [years, affiliations] = await Promise.all([countYears(), readJournalAffiliations()]);
  return years.map((row) => ({
    ...row,
    affiliations: affiliations.filter(({ year }) => year === row.year).length,
  }));
}

function countYears(): Promise<CountedYear[]> {
  const accepted = Prisma.sql`state::text IN (${Prisma.join([...ACCEPTED_STATES])})`;
  return db.$queryRaw<CountedYear[]>`
    WITH received AS (
      SELECT s.*, extract(year FROM seoul_day(s.received_at))::int AS year, f.decided_at
      FROM submissions s LEFT JOIN (${FIRST_DECISIONS}) f ON f.submission_id = s.id WHERE s.received_at IS NOT NULL
    ), counted AS (
      SELECT year, count(*)::int AS submitted,
        (count(*) FILTER (WHERE ${accepted}))::int AS accepted,
        (count(*) FILTER (WHERE state = 'REJECTED'))::int AS rejected,
        (count(*) FILTER (WHERE state = 'WITHDRAWN'))::int AS withdrawn,
        ${DAYS(Prisma.sql`received_at`, Prisma.sql`decided_at`)} AS "daysToDecision",
        ${DAYS(Prisma.sql`received_at`, Prisma.sql`accepted_at`)} AS "daysToAcceptance"
      FROM received GROUP BY year
    ), reviewed AS (
      SELECT year, count(*)::int AS reviews, count(DISTINCT r.email_key)::int AS reviewers
      FROM received JOIN reviews r ON r.submission_id = received.id AND r.state = 'SENT' GROUP BY year
    )
    SELECT counted.*, submitted - accepted - rejected - withdrawn AS open,
      round(100.0 * accepted / submitted, 1)::float8 AS "acceptanceRate",
      coalesce(reviews, 0) AS reviews, coalesce(reviewers, 0) AS reviewers
    FROM counted LEFT JOIN reviewed USING (year) ORDER BY year DESC`;
}

export const JournalYearRef = builder.objectRef<JournalYear>("JournalYear").implement({
  description: "The manuscripts that were received in a year in Seoul, and what became of them.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    submitted: t.exposeInt("submitted"),
    accepted: t.exposeInt("accepted"),
    rejected: t.exposeInt("rejected"),
    withdrawn: t.exposeInt("withdrawn"),
    open: t.exposeInt("open", { description: "Neither accepted nor over." }),
    acceptanceRate: t.exposeFloat("acceptanceRate", { description: "Accepted of a hundred received." }),
    daysToDecision: t.exposeFloat("daysToDecision", {
      nullable: true,
      description: "From receipt to the first decision, on average.",
    }),
    daysToAcceptance: t.exposeFloat("daysToAcceptance", { nullable: true }),
    reviews: t.exposeInt("reviews", { description: "Reviews that were sent." }),
    reviewers: t.exposeInt("reviewers", { description: "By so many people." }),
    affiliations: t.exposeInt("affiliations", { description: "Institutions of the authors." }),
  }),
});
