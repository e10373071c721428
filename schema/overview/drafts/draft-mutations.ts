// Keeping what somebody is typing. No visitor sees it, so no cache hears of it.

import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { DraftRef } from "#schema/core/drafts/draft.ts";
import { refusal } from "#schema/errors.ts";
import { writeDraft, writeSomeDraft } from "#schema/policies/overview/drafts.ts";
import { DraftInputRef } from "./draft-inputs.ts";
import { saveDraft } from "./save-draft.ts";

action("saveDraft", {
  who: "member",
  can: writeSomeDraft,
  type: DraftRef,
  description:
    "Keeps a form while it is filled in: one a viewer and post, program, page or manuscript; of what is not made yet one a viewer and key.",
  args: builder.args((arg) => ({ input: arg.field({ type: DraftInputRef, required: true }) })),
  run: (tx, { input }, author, { viewer }) => {
    if (!writeDraft(viewer, input.place)) throw refusal(viewer !== null);
    return saveDraft(tx, input, author);
  },
  answer: (query, id) => db.draft.findUniqueOrThrow({ ...query, where: { id } }),
});

action("discardDraft", {
  who: "member",
  can: writeSomeDraft,
  type: "Boolean",
  description: "Drops a draft of the viewer's; false when there was none.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { memberId }) => tx.draft.deleteMany({ where: { id, memberId } }),
  answer: (_query, { count }) => count > 0,
});
