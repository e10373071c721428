// Defines what the office does with many rows of the trash at once; one of them is restored and removed by
// the mutations of its noun.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { readTrash } from "#schema/policies/overview/trash.ts";
import { TRASH_CHANGES } from "#schema/validation/overview/trash-filters.ts";
import { changeTrash } from "./change-trash.ts";
import { TrashFilterRef } from "./trash-page.ts";

const TrashChangeRef = builder.enumType("TrashChange", {
  description: "What is done with rows of the trash. PURGE removes them for good.",
  values: TRASH_CHANGES,
});

action("changeTrash", {
  who: "office",
  can: readTrash,
  // Each line of the log names its own.
  subject: "post",
  action: "restorePost",
  visitorsSee: true,
  type: BulkStepRef,
  description:
    "Restores many rows of the trash, or removes them for good, as far as the viewer may write them. What cannot be is skipped.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true, description: "`ids` are `rowId`s." }),
    filter: arg.field({ type: TrashFilterRef }),
    change: arg.field({ type: TrashChangeRef, required: true }),
  })),
  run: (tx, { which, filter, change }, _author, { viewer }) =>
    changeTrash(tx, { which, filter: filter ?? {}, change, viewer }),
  answer: (_query, step) => step,
});
