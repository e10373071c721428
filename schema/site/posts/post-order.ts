// The order of a board, as its index has it: pinned first, then newest, then the larger id.
import type { Board } from "#prisma/generated/enums.ts";
import { listedPosts, publishedPosts } from "#schema/policies/site/posts.ts";

/** One list of posts at one moment; `tagId` narrows, null does not. */
export interface PostList {
  readonly board: Board;
  readonly tagId: number | null;
  /** Only what everybody may read; otherwise all that lists name. */
  readonly isOpen?: boolean;
  readonly now: Date;
}

/** Where a post is in its board. */
export interface PostPosition {
  readonly id: number;
  readonly board: Board;
  readonly pinned: boolean;
  readonly publishedAt: Date;
}

/** The posts of a list, and their order, for Prisma. */
export const whereListed = ({ board, tagId, isOpen = false, now }: PostList) => ({
  ...(isOpen ? publishedPosts(now) : listedPosts(now)),
  board,
  ...(tagId === null ? {} : { tagId }),
});
export const inListOrder = [
  { pinned: "desc" as const },
  { publishedAt: "desc" as const },
  { id: "desc" as const },
];
