// The posts right above and below others in their boards: one statement for all the posts of a request that
// ask for the same of them.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Post, Prisma } from "#prisma/generated/client.ts";
import type { Context } from "#schema/context.ts";
import { perQuery } from "#schema/core/shared/per-request.ts";
import { isListRowEnough, readNeighbourRows } from "./list-rows.ts";
import type { PostPosition } from "./post-order.ts";

type Side = "newer" | "older";
type Query = { readonly select?: Prisma.PostSelect };

const loaderOf = (side: Side) =>
  perQuery(
    ({ clock }: Pick<Context, "clock">, query: Query) =>
      new DataLoader<PostPosition, Post | null, number>(
        (posts) => readNeighbours(posts, side, clock.now(), query),
        { cacheKeyFn: ({ id }) => id },
      ),
  );
const loaders = { newer: loaderOf("newer"), older: loaderOf("older") };

/**
 * The visible post above (`newer`) or below (`older`) another in its board's list; null at either end.
 * @param query what Pothos wants of it. Typed as a whole post, as Pothos types what a selection brings.
 */
export const neighbourOf = (
  post: PostPosition,
  side: Side,
  context: Pick<Context, "clock">,
  query: Query,
): Promise<Post | null> => loaders[side](context, query).load(post);

async function readNeighbours(
  posts: readonly PostPosition[],
  side: Side,
  now: Date,
  query: Query,
): Promise<(Post | null)[]> {
  const neighbours = await readNeighbourRows(posts, side, now);
  const rowOf = (id: number) => neighbours.get(id) ?? null;
  if (isListRowEnough(query.select)) return posts.map(({ id }) => rowOf(id));
  const ids = [...neighbours.values()].map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.post.findMany({ ...query, where: { id: { in: ids } } });
  const whole = new Map(rows.map((row) => [row.id, row]));
  return posts.map(({ id }) => whole.get(rowOf(id)?.id ?? 0) ?? null);
}
