// Defines what the office does with many popups at once: each call is about the next of them (schema/core/lists/bulk.ts).
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { writePopups } from "#schema/policies/site/popups.ts";
import { movePopups } from "./move-popups.ts";
import { PopupFilterRef } from "./popup-queries.ts";

const ofPopups = { can: writePopups, subject: "popup", visitorsSee: true, type: BulkStepRef } as const;
const many = builder.args((arg) => ({
  which: arg.field({ type: BulkSelectionRef, required: true }),
  filter: arg.field({ type: PopupFilterRef }),
}));

action("deletePopups", {
  who: "office",
  ...ofPopups,
  action: "deletePopup",
  description: "Puts many popups in the trash, where they stay for 30 days.",
  args: many,
  run: (tx, { which, filter }, author) =>
    movePopups(tx, { which, filter: filter ?? {}, deleted: true }, author),
  answer: (_query, step) => step,
});

action("restorePopups", {
  who: "office",
  ...ofPopups,
  action: "restorePopup",
  description: "Takes chosen popups out of the trash, as they went in.",
  args: builder.args((arg) => ({ which: arg.field({ type: BulkSelectionRef, required: true }) })),
  run: (tx, { which }, author) =>
    movePopups(tx, { which: { ...which, ids: which.ids ?? [] }, filter: {}, deleted: false }, author),
  answer: (_query, step) => step,
});
