// Keeping what somebody is typing. No visitor sees it, so no cache hears of it.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writePosts } from "#schema/policies/posts.ts";
import { ownData } from "#schema/require-audit.ts";
import { authorOf } from "#schema/shared/author.ts";
import { PostDraftRef } from "./post-draft.ts";
import { PostDraftInputRef } from "./post-inputs.ts";
import { savePostDraft } from "./save-post-draft.ts";

builder.mutationFields((t) => ({
  savePostDraft: t.prismaField({
    type: PostDraftRef,
    description:
      "Keeps a form while it is filled in: one a viewer and post, one a viewer, board and key for new posts.",
    authScopes: { can: writePosts },
    extensions: ownData,
    args: { input: t.arg({ type: PostDraftInputRef, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const author = authorOf(context);
      const id = await db.$transaction((tx) => savePostDraft(tx, input, author));
      return db.postDraft.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),

  discardPostDraft: t.boolean({
    description: "Drops a draft of the viewer's; false when there was none.",
    authScopes: { can: writePosts },
    extensions: ownData,
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { memberId } = authorOf(context);
      const { count } = await db.postDraft.deleteMany({ where: { id, memberId } });
      return count > 0;
    },
  }),
}));
