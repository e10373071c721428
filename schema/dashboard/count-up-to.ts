import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";

/** A queue longer than this is only said to be longer: nobody waits for a million rows to be counted. */
const COUNTED = 1_000;

export interface Queue {
  readonly count: number;
  /** Since when the oldest waits; null for an empty queue. */
  readonly since: Date | null;
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
  }),
});

/**
 * Counts a queue by its index.
 * @param from table and conditions
 * @param moment the column that says since when
 */
export async function countQueue(from: Prisma.Sql, moment: Prisma.Sql): Promise<Queue> {
  const [row] = await db.$queryRaw<Queue[]>`
    SELECT count(*)::int AS count, min(at) AS since
    FROM (SELECT ${moment} AS at FROM ${from} ORDER BY ${moment} LIMIT ${COUNTED + 1}) AS counted`;
  return row ?? { count: 0, since: null };
}
