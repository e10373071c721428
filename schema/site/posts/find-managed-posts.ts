// The search of the office's list: titles and texts of both languages, in any state.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { rowsAtMost } from "#schema/core/lists/ngram-frequency.ts";
import { holdsTerms, holdsTermsByIndex } from "#schema/core/text-search/matching.ts";
import { timedPostsSql, untimedPostsSql } from "#schema/policies/site/posts.ts";
import type { Terms } from "./post-search.ts";

/** Hits that can be paged to: more hits call for other words. */
const FOUND_MAX = 1_000;
/** Up to so many the index brings all of them. */
const FOUND_AT_ONCE = 1_000;
/** Of words that more hold, the newest posts are looked through one by one. */
const LOOKED_THROUGH = 4_000;

type Ids = readonly { readonly id: number }[];

/** Ids of posts that hold every term, 1,000 at most of those that were published and as many of the others, in any order. */
export async function findManagedPosts(terms: Terms): Promise<readonly number[]> {
  const areCommon = (await rowsAtMost(Prisma.sql`posts`, terms, 2)) > FOUND_AT_ONCE;
  const timed = areCommon
    ? db.$queryRaw<Ids>`SELECT id FROM (
        SELECT id, search_key FROM posts WHERE ${timedPostsSql} ORDER BY published_at DESC, id DESC LIMIT ${LOOKED_THROUGH}
      ) AS newest WHERE ${holdsTerms(terms)} LIMIT ${FOUND_MAX}`
    : db.$queryRaw<Ids>`SELECT id FROM posts
        WHERE ${timedPostsSql} AND ${holdsTermsByIndex(terms)} AND ${holdsTerms(terms)} LIMIT ${FOUND_MAX}`;
  // What was never published is never much, and no index holds its words.
  const others = db.$queryRaw<Ids>`
    SELECT id FROM posts WHERE ${untimedPostsSql} AND ${holdsTerms(terms)} LIMIT ${FOUND_MAX}`;
  return (await Promise.all([timed, others])).flat().map(({ id }) => id);
}
