// Posts: what is published is read by whom it is for (post-readers.ts); drafts and the trash are CONTENT's
// (docs/people.md#permissions).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";

/** The posts whose time it is, no matter who may read them. */
export const livePosts = (now: Date): Prisma.PostWhereInput => ({
  deletedAt: null,
  publishedAt: { lte: now },
  // As AND, so that a further filter with an OR of its own does not replace it.
  AND: [{ OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }] }],
});

/**
 * The same over the columns of `posts`. The first two conditions are those of its partial indexes.
 * @param now a moment, or its place in a prepared statement
 */
export const livePostsSql = (now: Date | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`deleted_at IS NULL AND published_at IS NOT NULL AND published_at <= ${now} AND (unpublish_at IS NULL OR unpublish_at > ${now})`;

/** What the boards' lists name, to anybody: of a post for members the title (docs/site.md#posts-for-members). */
export const listedPosts = (now: Date): Prisma.PostWhereInput => ({ ...livePosts(now), isListed: true });

/** The same in SQL. */
export const listedPostsSql = (now: Date | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${livePostsSql(now)} AND is_listed`;

/** What everybody reads in whole. Nobody sees a draft or a post for members there, staff neither: this is the public site. */
export const publishedPosts = (now: Date): Prisma.PostWhereInput => ({
  ...listedPosts(now),
  audience: "EVERYONE",
});

/** The same in SQL. */
export const publishedPostsSql = (now: Date | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${listedPostsSql(now)} AND audience = 'EVERYONE'`;

/** Shown by itself when its time comes. */
export const scheduledPosts = (now: Date): Prisma.PostWhereInput => ({
  deletedAt: null,
  publishedAt: { gt: now },
});

/** Published once, until an end that has come. */
export const endedPosts = (now: Date): Prisma.PostWhereInput => ({
  deletedAt: null,
  publishedAt: { lte: now },
  unpublishAt: { lte: now },
});

/** Published at a time that has come or will, over the columns of `posts`: those whose words have an index. */
export const timedPostsSql = Prisma.sql`deleted_at IS NULL AND published_at IS NOT NULL`;

/** All others: drafts, and what is in the trash. */
export const untimedPostsSql = Prisma.sql`(deleted_at IS NOT NULL OR published_at IS NULL)`;

/** Drafts and scheduled posts together, over the columns of `posts`. */
export const unpublishedPostsSql = (now: Date): Prisma.Sql =>
  Prisma.sql`deleted_at IS NULL AND (published_at IS NULL OR published_at > ${now})`;

export const draftPosts: Prisma.PostWhereInput = { deletedAt: null, publishedAt: null };

/** Everything the office does with posts: reading drafts and the trash, writing, deleting, restoring, tags, own drafts. */
export const writePosts = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");

export const readPostFigures = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
