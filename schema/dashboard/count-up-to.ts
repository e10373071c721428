import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";

/** A queue longer than this is only said to be longer: nobody waits for a million rows to be counted. */
const COUNTED = 1_000;

export interface Queue {
  readonly count: number;
  /** Since when the oldest waits; null for an empty queue. */
  readonly since: Date | null;
  /** What it comes to, in whole won. */
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

/**
 * Counts a queue by its index.
 * @param from table and conditions
 * @param moment the column that says since when
 * @param amount what one of them is about
 */
export async function countQueue(from: Prisma.Sql, moment: Prisma.Sql, amount?: Prisma.Sql): Promise<Queue> {
  const [row] = await db.$queryRaw<Queue[]>`
    SELECT count(*)::int AS count, min(at) AS since
    FROM (SELECT ${moment} AS at FROM ${from} ORDER BY ${moment} LIMIT ${COUNTED + 1}) AS counted`;
  const queue = row ?? { count: 0, since: null };
  if (!amount || queue.count === 0 || queue.count > COUNTED) return queue;
  // Apart from the count, which is read from the index alone.
  const [sum] = await db.$queryRaw<
    { amount: number | null }[]
  >`SELECT sum(${amount})::float8 AS amount FROM ${from}`;
  return { ...queue, amount: sum?.amount ?? null };
}
