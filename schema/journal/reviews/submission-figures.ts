// Defines how the editorial work goes: what reviewers have to do, and how long authors wait for a first
// decision. An editor's own manuscripts are in neither (docs/reviews.md#reviews).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { monthsUntil } from "#schema/core/shared/last-months.ts";
import { managedSubmissionsSql, reviewsKnownToSql } from "#schema/policies/journal/reviews.ts";
import { seoulMidnight } from "#schema/validation/core/seoul.ts";
import { FIRST_DECISIONS } from "./first-decisions.ts";

interface Looking {
  readonly viewerId: number;
  readonly now: Date;
}

/** The most burdened: more than anybody looks through. */
const SHOWN = 20;

interface ReviewerLoad {
  readonly name: string;
  readonly affiliation: string | null;
  readonly awaited: number;
  readonly late: number;
  readonly sent: number;
}

const ReviewerLoadRef = builder.objectRef<ReviewerLoad>("ReviewerLoad").implement({
  description: "What a reviewer has to do.",
  fields: (t) => ({
    name: t.exposeString("name"),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    awaited: t.exposeInt("awaited", { description: "Answers and reviews that are awaited now." }),
    late: t.exposeInt("late", { description: "Those of them whose time is over." }),
    sent: t.exposeInt("sent", { description: "Reviews of the last twelve months." }),
  }),
});

const shownTo = (viewerId: number) =>
  Prisma.sql`SELECT id FROM submissions WHERE ${managedSubmissionsSql(viewerId)}`;

/** The first day of the first of the twelve months. */
const sinceOf = (now: Date) => seoulMidnight(`${monthsUntil(now)[0]}-01`);

function readLoads({ viewerId, now }: Looking): Promise<ReviewerLoad[]> {
  return db.$queryRaw<ReviewerLoad[]>`
    WITH loads AS (
      SELECT (array_agg(name ORDER BY id DESC))[1] AS name, (array_agg(affiliation ORDER BY id DESC))[1] AS affiliation,
        (count(*) FILTER (WHERE state IN ('INVITED', 'ACCEPTED')))::int AS awaited,
        (count(*) FILTER (WHERE (state = 'INVITED' AND answer_by <= ${now}) OR (state = 'ACCEPTED' AND due_at <= ${now})))::int AS late,
        (count(*) FILTER (WHERE state = 'SENT' AND sent_at >= ${sinceOf(now)}))::int AS sent
      FROM ${reviewsKnownToSql(viewerId)} AS known WHERE email <> '' GROUP BY email_key
    )
    SELECT * FROM loads WHERE awaited > 0 OR sent > 0 ORDER BY awaited DESC, late DESC, sent DESC, name LIMIT ${SHOWN}`;
}

interface DecisionMonth {
  /** YYYY-MM in Seoul. */
  readonly month: string;
  readonly count: number;
  readonly days: number | null;
}

const DecisionMonthRef = builder.objectRef<DecisionMonth>("DecisionMonth").implement({
  description: "The manuscripts that were decided for the first time in a month.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "YYYY-MM in Asia/Seoul." }),
    count: t.exposeInt("count"),
    days: t.exposeFloat("days", { nullable: true, description: "From receipt, on average." }),
  }),
});

async function readDecisionMonths({ viewerId, now }: Looking): Promise<DecisionMonth[]> {
  const rows = await db.$queryRaw<DecisionMonth[]>`
    SELECT to_char(seoul_month(f.decided_at), 'YYYY-MM') AS month, count(*)::int AS count,
      round((avg(extract(epoch FROM f.decided_at - s.received_at)) / 86400)::numeric, 1)::float8 AS days
    FROM (${FIRST_DECISIONS}) f JOIN submissions s ON s.id = f.submission_id
    WHERE f.decided_at >= ${sinceOf(now)} AND s.received_at IS NOT NULL AND s.id IN (${shownTo(viewerId)}) GROUP BY 1`;
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return monthsUntil(now).map((month) => byMonth.get(month) ?? { month, count: 0, days: null });
}

export const SubmissionFiguresRef = builder.objectRef<Looking>("SubmissionFigures").implement({
  description: "How the editorial work goes, without the manuscripts that the viewer wrote.",
  fields: (t) => ({
    loads: t.field({
      type: [ReviewerLoadRef],
      description: "The most burdened first.",
      resolve: readLoads,
    }),
    firstDecisions: t.field({
      type: [DecisionMonthRef],
      description: "The last twelve months, oldest first.",
      resolve: readDecisionMonths,
    }),
  }),
});
