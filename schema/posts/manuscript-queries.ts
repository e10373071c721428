// What the office asks about posts.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writePosts } from "#schema/policies/posts.ts";
import { BoardRef } from "./board.ts";
import { tagsOf } from "./board-tags.ts";
import { ManuscriptPageRef } from "./manuscript-page.ts";
import { PostDraftRef } from "./post-draft.ts";
import { PostForEditingRef } from "./post-for-editing.ts";
import { PostStateRef, PostTranslationRef } from "./post-state.ts";
import { TagRef } from "./tag.ts";

builder.queryFields((t) => ({
  manuscripts: t.field({
    type: ManuscriptPageRef,
    description: "The office's list: one state, of one board or of all.",
    authScopes: { can: writePosts },
    args: {
      board: t.arg({ type: BoardRef }),
      state: t.arg({ type: PostStateRef, required: true }),
      translation: t.arg({ type: PostTranslationRef, description: "Null: whatever there is of it." }),
      page: t.arg.int({ required: true, defaultValue: 1 }),
    },
    resolve: (_root, { board, state, translation, page }) => ({
      board: board ?? null,
      state,
      translation: translation ?? null,
      page,
    }),
  }),

  postForEditing: t.prismaField({
    type: PostForEditingRef,
    nullable: true,
    description: "A post as its editor needs it, in the trash or not; null when there is none.",
    authScopes: { can: writePosts },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }) => db.post.findUnique({ ...query, where: { id } }),
  }),

  newPostDraft: t.prismaField({
    type: PostDraftRef,
    nullable: true,
    description: "What the viewer was typing for a new post of a board.",
    authScopes: { can: writePosts },
    args: { board: t.arg({ type: BoardRef, required: true }) },
    resolve: (query, _root, { board }, { viewer }) => {
      const columns = { ...query };
      if (!viewer) return null;
      return db.postDraft.findFirst({
        ...columns,
        where: { memberId: viewer.memberId, board, postId: null },
      });
    },
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
