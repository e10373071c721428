// All the office of members knows about somebody.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { StaffRoleRef } from "#schema/core/shared/staff-role.ts";
import { manageMember, readMembers } from "#schema/policies/people/members.ts";
import { manageStaff } from "#schema/policies/people/staff.ts";
import { GradeRequestRef } from "./grade-request.ts";
import { MemberRef } from "./member.ts";
import { MemberChangeRef, memberChangesFor } from "./member-change.ts";
import { isNewsletterReader } from "./newsletter-readers.ts";

export const MemberRecordRef = builder.prismaObject("Member", {
  variant: "MemberRecord",
  description: "All the office of members knows about somebody.",
  select: { id: true },
  authScopes: { can: readMembers },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    profile: t.variant(MemberRef),
    language: t.expose("language", { type: LanguageRef }),
    version: t.exposeInt("version"),
    officeNote: t.exposeString("officeNote", { nullable: true }),
    emailProvedAt: t.expose("emailProvedAt", { type: "DateTime", nullable: true }),
    emailRefusals: t.int({
      description:
        "How often in a row a mail server refused the address for good; from 2 on nothing goes there.",
      select: { emailKey: true },
      resolve: async ({ emailKey: key }) =>
        (await db.addressBounce.findUnique({ where: { key }, select: { count: true } }))?.count ?? 0,
    }),
    invitedAt: t.expose("invitedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the office invited somebody whom it added.",
    }),
    viewerCanInvite: t.boolean({
      description: "The office added the person, who has not opened the account yet.",
      select: { isAdded: true, passwordHash: true, status: true },
      resolve: ({ isAdded, passwordHash, status }) => isAdded && passwordHash === "" && status === "ACTIVE",
    }),
    newsletter: t.boolean({
      description: "Reads the newsletter.",
      select: { id: true },
      resolve: ({ id }, _args, context) => isNewsletterReader(context, id),
    }),
    lastActiveAt: t.expose("lastActiveAt", {
      type: "DateTime",
      description: "The last sign-in, or the day the account was made or opened again.",
    }),
    dormancyNoticeAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the person was notified that the account becomes dormant; null after a later login.",
      select: { dormancyNoticeAt: true, lastActiveAt: true },
      resolve: ({ dormancyNoticeAt, lastActiveAt }) =>
        dormancyNoticeAt !== null && dormancyNoticeAt > lastActiveAt ? dormancyNoticeAt : null,
    }),
    dormantAt: t.expose("dormantAt", { type: "DateTime", nullable: true }),
    withdrawnAt: t.expose("withdrawnAt", { type: "DateTime", nullable: true }),
    erasedAt: t.expose("erasedAt", { type: "DateTime", nullable: true }),
    roles: t.field({
      type: [StaffRoleRef],
      select: { staffRoles: { select: { role: true } } },
      resolve: ({ staffRoles }) => staffRoles.map(({ role }) => role).sort(),
    }),
    pendingRequest: t.field({
      type: GradeRequestRef,
      nullable: true,
      description: "The request that waits for a decision.",
      select: (_args, _context, nested) => ({
        gradeRequests: nested({ where: { status: "PENDING" }, take: 1 }),
      }),
      resolve: ({ gradeRequests }) => gradeRequests[0] ?? null,
    }),
    changes: t.field({
      type: [MemberChangeRef],
      description: "What the office changed, the newest first; a hundred at most.",
      resolve: async ({ id }, _args, context) => [...(await memberChangesFor(context, id))],
    }),
    viewerCanResetFactor: t.boolean({
      description: "There is a second factor, and SUPER asks.",
      select: { totpFactor: { select: { confirmedAt: true } }, passkeys: { select: { id: true }, take: 1 } },
      resolve: ({ totpFactor, passkeys }, _args, { viewer }) =>
        manageStaff(viewer) && (passkeys.length > 0 || totpFactor?.confirmedAt != null),
    }),
    viewerCanManage: t.boolean({
      description: "Staff are managed by SUPER alone.",
      select: { staffRoles: { select: { role: true } } },
      resolve: ({ staffRoles }, _args, { viewer }) =>
        manageMember(viewer, { roles: staffRoles.map(({ role }) => role) }),
    }),
  }),
});
