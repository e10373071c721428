// Defines what the public pages ask about posts. Every visitor gets the same: what lists name, and of what is
// for everybody the whole (docs/site.md#posts-for-members).

import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { livePosts } from "#schema/policies/site/posts.ts";
import { z } from "#schema/validation/zod.ts";
import { BoardRef } from "./board.ts";
import { tagsOf, visibleTagsOf } from "./board-tags.ts";
import { audienceColumns, isThereFor } from "./post-lock.ts";
import { PostPageRef } from "./post-page.ts";
import { toSearch } from "./post-search.ts";
import { readPosts } from "./read-posts.ts";
import { TagRef } from "./tag.ts";

/** The most a block of newest posts shows. */
const LATEST_MAX = 10;

builder.queryFields((t) => ({
  posts: t.field({
    type: PostPageRef,
    description: "A page of a board: pinned first, then newest. `tag` is a slug.",
    authScopes: { public: true },
    args: {
      board: t.arg({ type: BoardRef, required: true }),
      tag: t.arg.string(),
      search: t.arg.string({
        description:
          "Words that titles or texts hold, in either language and any case; titles by their initial consonants, too.",
      }),
      page: t.arg.int({ required: true, defaultValue: 1 }),
    },
    resolve: async (_root, { board, tag, search: typed, page }, { clock, contentCache }) => {
      const now = clock.now();
      const search = toSearch(typed);
      if (!tag) return { board, page, search, list: { board, tagId: null, now } };
      const known = (await tagsOf(board, { contentCache, now })).find(({ slug }) => slug === tag);
      return { board, page, search, list: known ? { board, tagId: known.id, now } : null };
    },
  }),

  latestPosts: t.prismaField({
    type: ["Post"],
    description: "The beginning of a board's list, of what everybody may read: 1 to 10 posts.",
    authScopes: { public: true },
    args: {
      board: t.arg({ type: BoardRef, required: true }),
      first: t.arg.int({
        required: true,
        validate: z.int().min(1).max(LATEST_MAX, { error: "CHOICE_UNKNOWN" }),
      }),
    },
    resolve: (query, _root, { board, first }, { clock }) =>
      readPosts(query, { board, tagId: null, isOpen: true, now: clock.now() }, { take: first, skip: 0 }),
  }),

  post: t.prismaField({
    type: "Post",
    nullable: true,
    description:
      "A post of a board; null unless it is there and published, and where lists do not name it unless the viewer reads it. Its `lock` says why the viewer may not read a listed one.",
    authScopes: { public: true },
    args: { board: t.arg({ type: BoardRef, required: true }), id: t.arg({ type: "Id", required: true }) },
    resolve: async (query, _root, { board, id }, context) => {
      const where = { ...livePosts(context.clock.now()), id, board };
      const post = await db.post.findFirst({ ...query, where });
      return post && (await isThereFor(post, context)) ? post : null;
    },
  }),

  boardOfPost: t.field({
    type: BoardRef,
    nullable: true,
    description:
      "Where a published post is that is there for the viewer: what was moved is looked for under its old address.",
    authScopes: { public: true },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { id }, context) => {
      const where = { ...livePosts(context.clock.now()), id };
      const post = await db.post.findFirst({ where, select: { board: true, ...audienceColumns } });
      return post && (await isThereFor(post, context)) ? post.board : null;
    },
  }),

  tags: t.field({
    type: [TagRef],
    description: "The tags of a board that a listed post carries.",
    authScopes: { public: true },
    args: { board: t.arg({ type: BoardRef, required: true }) },
    resolve: (_root, { board }, { clock, contentCache }) =>
      visibleTagsOf(board, { contentCache, now: clock.now() }),
  }),
}));
