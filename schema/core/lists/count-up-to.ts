import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";

/** A longer queue is only said to be longer, so that nobody waits until a million rows are counted. */
const COUNTED = 1_000;

export interface Queue {
  readonly count: number;
  /** Since when the oldest waits; null for an empty queue. */
  readonly since: Date | null;
  /** The sum, in whole won. */
  readonly amount?: number | null;
}

export const QueueRef = builder.objectRef<Queue>("Queue").implement({
  description: "What waits for somebody.",
  fields: (t) => ({
    count: t.int({
      description: `How many there are, counted up to ${COUNTED}.`,
      resolve: ({ count }) => Math.min(count, COUNTED),
    }),
    hasMore: t.boolean({
      description: "There are more than were counted.",
      resolve: ({ count }) => count > COUNTED,
    }),
    since: t.expose("since", {
      type: "DateTime",
      nullable: true,
      description: "The earliest moment among those counted; null for an empty queue.",
    }),
    amount: t.float({
      nullable: true,
      description: "Whole won; null where it is about no money, and where there are more than were counted.",
      resolve: ({ count, amount }) => (count > COUNTED ? null : (amount ?? null)),
    }),
  }),
});

/** What a queue is counted from. */
interface Queued {
  /** Table and conditions. */
  readonly from: Prisma.Sql;
  /** The column that says since when. */
  readonly moment: Prisma.Sql;
  /** What one of them is about, in whole won. */
  readonly amount?: Prisma.Sql;
}

const EMPTY: Queue = { count: 0, since: null };

/** Counts queues, each by its index, all in one statement. Answers which has what, by its name. */
export async function countQueues<Name extends string>(
  queues: Readonly<Record<Name, Queued>>,
): Promise<(name: Name) => Queue> {
  // The count is read from the index alone. The sum needs the rows, so it is read apart, and only when all of them were counted.
  const counts = Object.entries<Queued>(queues).map(
    ([name, { from, moment, amount = Prisma.sql`NULL::int` }]) => Prisma.sql`
      SELECT ${name}::text AS name, count, since,
        CASE WHEN count BETWEEN 1 AND ${COUNTED} THEN (SELECT sum(${amount})::float8 FROM ${from}) END AS amount
      FROM (
        SELECT count(*)::int AS count, min(moment) AS since
        FROM (SELECT ${moment} AS moment FROM ${from} ORDER BY ${moment} LIMIT ${COUNTED + 1}) AS first
      ) AS counted`,
  );
  const rows = await db.$queryRaw<(Queue & { readonly name: string })[]>(Prisma.join(counts, " UNION ALL "));
  const counted = new Map(rows.map((row) => [row.name, row]));
  return (name) => counted.get(name) ?? EMPTY;
}
