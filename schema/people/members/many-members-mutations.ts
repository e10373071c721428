// Defines what the office does with many members at once: each call is about the next of them (schema/core/lists/bulk.ts).

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, type BulkStep, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { decideGradeRequests, manageMembers } from "#schema/policies/people/members.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { approveMany } from "./approve-many.ts";
import { changeStatusOfMany } from "./change-status-of-many.ts";
import { MembersFilterRef } from "./member-list.ts";

const ofMany = {
  subject: "member",
  visitorsSee: false,
  type: BulkStepRef,
  answer: (_query: object, step: BulkStep) => step,
} as const;

const because = builder.args((arg) => ({
  which: arg.field({ type: BulkSelectionRef, required: true }),
  filter: arg.field({ type: MembersFilterRef }),
  reason: arg.string({ required: true, validate: reason }),
}));

action("approveGradeRequests", {
  who: "office",
  ...ofMany,
  action: "approveGradeRequest",
  can: decideGradeRequests,
  description: "Approves what waits among many members; those who ask for nothing are passed by.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: MembersFilterRef }),
  })),
  runInParts: (transact, { which, filter }, { clock }) =>
    approveMany({ which, filter: filter ?? {} }, clock.now(), transact),
});

action("suspendMembers", {
  who: "office",
  ...ofMany,
  action: "suspendMember",
  can: manageMembers,
  description:
    "Keeps many accounts from signing in and ends their sessions. Never the viewer's own; the office's only for SUPER.",
  args: because,
  run: (tx, { filter, ...asked }, author, { viewer }) =>
    changeStatusOfMany(tx, { change: "suspendMember", ...asked, filter: filter ?? {} }, viewer, author),
});

action("restoreMembers", {
  who: "office",
  ...ofMany,
  action: "restoreMember",
  can: manageMembers,
  description: "Lets many suspended accounts sign in again; those that were closed are skipped.",
  args: because,
  run: (tx, { filter, ...asked }, author, { viewer }) =>
    changeStatusOfMany(tx, { change: "restoreMember", ...asked, filter: filter ?? {} }, viewer, author),
});
