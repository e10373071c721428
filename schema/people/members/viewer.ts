// Defines who is asking, and what the client may show them. Roles are the database's, read for this very request.
import { db } from "#prisma/client.ts";
import { StaffRole } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { StaffRoleRef } from "#schema/core/shared/staff-role.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { readMembers } from "#schema/policies/people/members.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { writePages } from "#schema/policies/site/pages.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { isSuper, openAdmin } from "#schema/policies/viewer.ts";

export const ViewerRef = builder.objectRef<Viewer>("Viewer").implement({
  description: "The signed-in person.",
  fields: (t) => ({
    id: t.field({ type: "Id", description: "The member's id.", resolve: ({ memberId }) => memberId }),
    member: t.prismaField({
      type: "Member",
      resolve: (query, { memberId }) => db.member.findUniqueOrThrow({ ...query, where: { id: memberId } }),
    }),
    roles: t.field({
      type: [StaffRoleRef],
      resolve: ({ roles }) => Object.values(StaffRole).filter((role) => roles.has(role)),
    }),
    needsFactor: t.exposeBoolean("needsFactor", {
      description: "Holds roles that count once a second factor is set up.",
    }),
    canOpenAdmin: t.boolean({ description: "Holds any staff role.", resolve: openAdmin }),
    canWritePosts: t.boolean({ description: "May write on the boards.", resolve: writePosts }),
    canWritePrograms: t.boolean({
      description: "May write seminars, courses and exams.",
      resolve: writePrograms,
    }),
    canManageMembers: t.boolean({
      description: "May manage members, and reads the outbox.",
      resolve: readMembers,
    }),
    canManagePayments: t.boolean({
      description: "Books, refunds and voids payments.",
      resolve: managePayments,
    }),
    canManageJournal: t.boolean({
      description: "Edits the journal: issues, manuscripts, reviews.",
      resolve: manageJournal,
    }),
    canWritePages: t.boolean({ description: "May write the pages and the home.", resolve: writePages }),
    mailsAreSent: t.boolean({
      description: "Whether a mail server is set; otherwise mails wait in the outbox.",
      resolve: (_viewer, _args, { mail }) => mail.isSent,
    }),
    canManageSite: t.boolean({
      description: "May change settings and roles, and reads the audit log.",
      resolve: isSuper,
    }),
  }),
});
