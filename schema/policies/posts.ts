// Posts: everybody reads what is published; drafts and the trash are CONTENT's (decisions, Permissions).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "./viewer.ts";

/** What the public pages show at a moment, to anybody. Nobody sees a draft there, staff neither. */
export const publishedPosts = (now: Date): Prisma.PostWhereInput => ({
  deletedAt: null,
  publishedAt: { lte: now },
});

/** Everything the office does with posts: reading drafts and the trash, writing, deleting, restoring, tags, own drafts. */
export const writePosts = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");

export const readPostFigures = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
