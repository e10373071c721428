// Posts: everybody reads what is published; drafts and the trash are CONTENT's (decision 5).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { anyone, holds } from "./viewer.ts";

/** What the public pages show at a moment, to anybody. Nobody sees a draft there, staff neither. */
export const publishedPosts = (now: Date): Prisma.PostWhereInput => ({
  deletedAt: null,
  publishedAt: { lte: now },
  // As AND, so that whoever narrows further with an OR of their own does not replace it.
  AND: [{ OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }] }],
});

/**
 * The same over the columns of `posts`. The first two conditions are those of its partial indexes.
 * @param now a moment, or its place in a prepared statement
 */
export const publishedPostsSql = (now: Date | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`deleted_at IS NULL AND published_at IS NOT NULL AND published_at <= ${now} AND (unpublish_at IS NULL OR unpublish_at > ${now})`;

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

export const draftPosts: Prisma.PostWhereInput = { deletedAt: null, publishedAt: null };

/** Everything the office does with posts: reading drafts and the trash, writing, deleting, restoring, tags, own drafts. */
export const writePosts = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");

export const readPostFigures = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");

/** Whose links open: who still writes posts. */
export const sharesPreviews: Prisma.MemberWhereInput = {
  staffRoles: { some: { role: { in: ["CONTENT", "SUPER"] } } },
};

/** Everybody with a link that is good (decision 110). */
export const openPreviews = anyone;
