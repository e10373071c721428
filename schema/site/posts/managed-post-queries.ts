// Defines what the office asks about posts.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { listArgs } from "#schema/core/lists/list-page.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { BoardRef } from "./board.ts";
import { tagsOf } from "./board-tags.ts";
import { ManagedPostPageRef, PostFilterRef, PostSortRef } from "./managed-post-page.ts";
import { PostForEditingRef } from "./post-for-editing.ts";
import { TagRef } from "./tag.ts";

builder.queryFields((t) => ({
  managedPosts: t.field({
    type: ManagedPostPageRef,
    description: "The office's list of posts: one state, or all but the trash; of some boards or of all.",
    authScopes: { can: writePosts },
    args: {
      filter: t.arg({ type: PostFilterRef }),
      sort: t.arg({ type: PostSortRef, required: true, defaultValue: "STATE" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...part }) => ({ filter: filter ?? {}, ...part }),
  }),

  postForEditing: t.prismaField({
    type: PostForEditingRef,
    nullable: true,
    description: "A post as its editor needs it, in the trash or not; null when there is none.",
    authScopes: { can: writePosts },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }) => db.post.findUnique({ ...query, where: { id } }),
  }),

  allTags: t.field({
    type: [TagRef],
    description: "The tags of a board, carried by a post or not.",
    authScopes: { can: writePosts },
    args: { board: t.arg({ type: BoardRef, required: true }) },
    resolve: async (_root, { board }, { clock, contentCache }) => [
      ...(await tagsOf(board, { contentCache, now: clock.now() })),
    ],
  }),
}));
