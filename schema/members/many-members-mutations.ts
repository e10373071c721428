// What the office does with many members at once: each call is a transaction over the next of them (schema/lists/bulk.ts).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { BulkStepRef, BulkWishRef } from "#schema/lists/bulk.ts";
import { decideGradeRequests, manageMembers } from "#schema/policies/members.ts";
import { authorOf } from "#schema/shared/author.ts";
import { reason } from "#schema/validation/lists.ts";
import { approveMany } from "./approve-many.ts";
import { changeStatusOfMany, type StatusOfMany } from "./change-status-of-many.ts";
import { MembersFilterRef } from "./member-list.ts";

const changeStatus = (change: StatusOfMany, context: Context) =>
  db.$transaction((tx) => changeStatusOfMany(tx, change, context.viewer, authorOf(context)));

builder.mutationFields((t) => {
  const meant = {
    which: t.arg({ type: BulkWishRef, required: true }),
    filter: t.arg({ type: MembersFilterRef }),
  };
  const why = t.arg.string({ required: true, validate: reason });
  return {
    approveGradeRequests: t.field({
      type: BulkStepRef,
      description: "Approves what waits among many members; those who ask for nothing are passed by.",
      authScopes: { can: decideGradeRequests },
      args: meant,
      resolve: (_root, { which, filter }, context) =>
        approveMany({ which, filter: filter ?? {} }, authorOf(context)),
    }),

    suspendMembers: t.field({
      type: BulkStepRef,
      description:
        "Keeps many accounts from signing in and ends their sessions. Never the viewer's own; the office's only for SUPER.",
      authScopes: { can: manageMembers },
      args: { ...meant, reason: why },
      resolve: (_root, { filter, ...asked }, context) =>
        changeStatus({ action: "suspendMember", ...asked, filter: filter ?? {} }, context),
    }),

    restoreMembers: t.field({
      type: BulkStepRef,
      description: "Lets many suspended accounts sign in again; those that were closed are passed over.",
      authScopes: { can: manageMembers },
      args: { ...meant, reason: why },
      resolve: (_root, { filter, ...asked }, context) =>
        changeStatus({ action: "restoreMember", ...asked, filter: filter ?? {} }, context),
    }),
  };
});
