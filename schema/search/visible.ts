// What the search looks through, for everybody the same: what every visitor may read. The SQL of publishedPosts, visiblePrograms
// and pagesInForce (schema/policies).
import { Prisma } from "#prisma/generated/client.ts";

/** Of posts and of programs. `deleted_at IS NULL AND published_at IS NOT NULL` is the condition of their indexes. */
export const published = (now: Date) =>
  Prisma.sql`deleted_at IS NULL AND published_at IS NOT NULL AND published_at <= ${now}`;

/** The page versions that are in force, one a page. */
export const inForce = (now: Date) => Prisma.sql`
  SELECT DISTINCT ON (key) id, key, search_key FROM page_versions WHERE effective_at <= ${now}
  ORDER BY key, effective_at DESC, number DESC`;
