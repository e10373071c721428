// Defines what the office does with members. Each transaction locks the member first.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { manageMembers } from "#schema/policies/people/members.ts";
import { manageStaff } from "#schema/policies/people/staff.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { managedMember, optionalReason } from "#schema/validation/people/managed-members.ts";
import { changeGrade } from "./change-grade.ts";
import { restoreMember, suspendMember } from "./change-status.ts";
import { closeMember } from "./close-member.ts";
import { inputOfDetails } from "./detail-inputs.ts";
import { lockManaged } from "./lock-managed.ts";
import { ManagedMemberRef } from "./managed-member.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { saveMember } from "./save-member.ts";
import { sendResetLink } from "./send-password-link.ts";

const ManagedMemberInput = builder
  .inputType("ManagedMemberInput", {
    description: "All details at once: what is left out or null is emptied.",
    fields: (t) => ({
      ...inputOfDetails(t),
      officeNote: t.string({ description: "Words of the office; the member sees them with the own data." }),
    }),
  })
  .validate(managedMember);

const ofMembers = {
  can: manageMembers,
  subject: "member",
  visitorsSee: false,
  type: ManagedMemberRef,
  answer: (query: object, id: number) => db.member.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

const because = builder.args((arg) => ({
  id: arg.field({ type: "Id", required: true }),
  reason: arg.string({ required: true, validate: reason }),
}));

action("saveMember", {
  who: "office",
  ...ofMembers,
  description:
    "Saves details that were read at `version`; CONFLICT with `extensions.conflict` {version and the details} when they were saved since.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: ManagedMemberInput, required: true }),
  })),
  run: async (tx, { id, version, input: details }, _author, { viewer }) => {
    await lockManaged(tx, id, viewer);
    return saveMember(tx, { id, version, details });
  },
});

action("changeMemberGrade", {
  who: "office",
  ...ofMembers,
  mailsWait: true,
  description: "Gives a grade at once, and tells the member. Nothing is to be paid for it.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    grade: arg.field({ type: MemberGradeRef, required: true }),
    reason: arg.string({ required: true, validate: reason }),
  })),
  run: async (tx, { id, ...change }, author, { viewer }) =>
    changeGrade(tx, await lockManaged(tx, id, viewer), change, author),
});

action("suspendMember", {
  who: "office",
  ...ofMembers,
  description: "Keeps an account from signing in and ends its sessions; CONFLICT when it is not active.",
  args: because,
  run: async (tx, { id, reason }, _author, { viewer }) =>
    suspendMember(tx, await lockManaged(tx, id, viewer), reason),
});

action("withdrawMember", {
  who: "office",
  ...ofMembers,
  description: "Closes an active account as its owner can; what is personal is erased thirty days later.",
  args: because,
  run: async (tx, { id, reason }, author, { viewer }) =>
    closeMember(tx, await lockManaged(tx, id, viewer), reason, author),
});

action("restoreMember", {
  who: "office",
  ...ofMembers,
  description: "Lets a suspended or dormant account, or a closed one that is not yet erased, sign in again.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    reason: arg.string({ validate: optionalReason }),
  })),
  run: async (tx, { id, reason = null }, { now }, { viewer }) =>
    restoreMember(tx, await lockManaged(tx, id, viewer), { reason: reason ?? null, now }),
});

action("resetSecondFactor", {
  who: "office",
  ...ofMembers,
  can: manageStaff,
  description:
    "Takes away every second factor of somebody who has lost them, and ends the sessions; CONFLICT where there is none.",
  args: because,
  run: async (tx, { id, reason }, author, { viewer }) =>
    resetSecondFactor(tx, await lockManaged(tx, id, viewer), reason, author),
});

action("sendResetLink", {
  who: "office",
  ...ofMembers,
  description: "Mails a link to sign in anew; CONFLICT when the account is not active.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: async (tx, { id }, { now }, { viewer, mail }) =>
    sendResetLink(tx, await lockManaged(tx, id, viewer), { links: mail.links, now }),
});
