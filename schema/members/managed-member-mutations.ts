// What the office does with members. Each mutation is one transaction that holds the member from its beginning.
import { db, type Tx } from "#prisma/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { DomainError } from "#schema/errors.ts";
import { manageMembers } from "#schema/policies/members.ts";
import { type Author, authorOf } from "#schema/shared/author.ts";
import { reason } from "#schema/validation/lists.ts";
import { managedMember, optionalReason } from "#schema/validation/managed-members.ts";
import { changeGrade } from "./change-grade.ts";
import { restoreMember, suspendMember } from "./change-status.ts";
import { closeMember } from "./close-member.ts";
import { lockManaged } from "./lock-managed.ts";
import type { LockedMember } from "./lock-member.ts";
import { ManagedMemberRef } from "./managed-member.ts";
import { MemberGradeRef } from "./member.ts";
import { saveMember } from "./save-member.ts";
import { sendPasswordLink } from "./send-password-link.ts";

const ManagedMemberInput = builder
  .inputType("ManagedMemberInput", {
    description: "All details at once: what is left out or null is emptied.",
    fields: (t) => ({
      name: t.string({ required: true }),
      country: t.string({ required: true, description: "ISO 3166-1 alpha-2, or XK." }),
      finalDegreeInstitution: t.string(),
      major: t.string(),
      affiliation: t.string(),
      department: t.string(),
      position: t.string(),
      phoneNumber: t.string(),
      officeNote: t.string({ description: "Words of the office; the member sees them with the own data." }),
    }),
  })
  .validate(managedMember);

const authScopes = { can: manageMembers };

/** Holds the member, and does it. */
async function manage(
  id: number,
  context: Context,
  act: (tx: Tx, member: LockedMember, author: Author) => Promise<void>,
): Promise<void> {
  const author = authorOf(context);
  await db.$transaction(async (tx) => act(tx, await lockManaged(tx, id, context.viewer), author));
}

builder.mutationFields((t) => {
  const id = t.arg.int({ required: true });
  const why = t.arg.string({ required: true, validate: reason });
  return {
    saveMember: t.prismaField({
      type: ManagedMemberRef,
      description:
        "Saves details that were read at `version`; CONFLICT with `extensions.conflict` {version and the details} when they were saved since.",
      authScopes,
      args: {
        id,
        version: t.arg.int({ required: true }),
        input: t.arg({ type: ManagedMemberInput, required: true }),
      },
      resolve: async (query, _root, { id, version, input: details }, context) => {
        await manage(id, context, (tx, _member, author) => saveMember(tx, { id, version, details }, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    changeMemberGrade: t.prismaField({
      type: ManagedMemberRef,
      description: "Gives a grade at once, and tells the member. Nothing is to be paid for it.",
      authScopes,
      args: { id, grade: t.arg({ type: MemberGradeRef, required: true }), reason: why },
      resolve: async (query, _root, { id, ...change }, context) => {
        await manage(id, context, (tx, member, author) => changeGrade(tx, member, change, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    suspendMember: t.prismaField({
      type: ManagedMemberRef,
      description: "Keeps an account from signing in and ends its sessions; CONFLICT when it is not active.",
      authScopes,
      args: { id, reason: why },
      resolve: async (query, _root, { id, reason }, context) => {
        await manage(id, context, (tx, member, author) => suspendMember(tx, member, reason, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    withdrawMember: t.prismaField({
      type: ManagedMemberRef,
      description: "Closes an active account as its owner can; what is personal is erased thirty days later.",
      authScopes,
      args: { id, reason: why },
      resolve: async (query, _root, { id, reason }, context) => {
        let contentVersion: bigint | null = null;
        await manage(id, context, async (tx, member, author) => {
          contentVersion = await closeMember(tx, member, reason, author);
        });
        await context.contentCache.changed(contentVersion);
        return db.member.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    restoreMember: t.prismaField({
      type: ManagedMemberRef,
      description: "Lets a suspended account, or a closed one that is not yet erased, sign in again.",
      authScopes,
      args: { id, reason: t.arg.string({ validate: optionalReason }) },
      resolve: async (query, _root, { id, reason = null }, context) => {
        await manage(id, context, (tx, member, author) => restoreMember(tx, member, reason, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    sendResetLink: t.prismaField({
      type: ManagedMemberRef,
      description: "Mails a link to sign in anew; CONFLICT when the account is not active.",
      authScopes,
      args: { id },
      resolve: async (query, _root, { id }, context) => {
        const { links } = context.mail;
        await manage(id, context, async (tx, member, author) => {
          if (member.status !== "ACTIVE") throw new DomainError("CONFLICT");
          await sendPasswordLink(tx, member, { links, now: author.now });
          await recordAudit(tx, author, { action: "sendResetLink", subject: "member", subjectId: id });
        });
        return db.member.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),
  };
});
