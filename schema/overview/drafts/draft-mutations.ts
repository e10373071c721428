// Keeping what somebody is typing. No visitor sees it, so no cache hears of it.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { DraftRef } from "#schema/core/drafts/draft.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { refusal } from "#schema/errors.ts";
import { writeDraft, writeSomeDraft } from "#schema/policies/overview/drafts.ts";
import { ownData } from "#schema/require-audit.ts";
import { DraftInputRef } from "./draft-inputs.ts";
import { saveDraft } from "./save-draft.ts";

builder.mutationFields((t) => ({
  saveDraft: t.prismaField({
    type: DraftRef,
    description:
      "Keeps a form while it is filled in: one a viewer and post, program, page or manuscript; of what is not made yet one a viewer and key.",
    authScopes: { can: writeSomeDraft },
    extensions: ownData,
    args: { input: t.arg({ type: DraftInputRef, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const { viewer } = context;
      if (!writeDraft(viewer, input.place)) throw refusal(viewer !== null);
      const author = authorOf(context);
      const id = await db.$transaction((tx) => saveDraft(tx, input, author));
      return db.draft.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),

  discardDraft: t.boolean({
    description: "Drops a draft of the viewer's; false when there was none.",
    authScopes: { can: writeSomeDraft },
    extensions: ownData,
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { id }, context) => {
      const { memberId } = authorOf(context);
      const { count } = await db.draft.deleteMany({ where: { id, memberId } });
      return count > 0;
    },
  }),
}));
