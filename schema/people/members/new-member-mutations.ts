// Members whom the office adds, and the emails that invite them (docs/people.md#adding-and-merging).
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, type BulkStep, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { manageMembers } from "#schema/policies/people/members.ts";
import { newMember } from "#schema/validation/people/new-members.ts";
import { addMember } from "./add-member.ts";
import { inputOfDetails } from "./detail-inputs.ts";
import { inviteMember, inviteMembers } from "./invite-member.ts";
import { lockManaged } from "./lock-managed.ts";
import { ManagedMemberRef } from "./managed-member.ts";
import { MembersFilterRef } from "./member-list.ts";

const NewMemberInput = builder
  .inputType("NewMemberInput", {
    description: "Somebody who has no account yet.",
    fields: (t) => ({
      email: t.string({ required: true }),
      ...inputOfDetails(t),
      grade: t.field({ type: MemberGradeRef, required: true }),
      language: t.field({ type: LanguageRef, required: true, description: "Of emails." }),
      isInvited: t.boolean({ required: true, description: "Sends the invitation at once." }),
    }),
  })
  .validate(newMember);

const ofMembers = {
  can: manageMembers,
  subject: "member",
  visitorsSee: false,
  type: ManagedMemberRef,
  answer: (query: object, id: number) => db.member.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("addMember", {
  who: "office",
  ...ofMembers,
  description: "Makes an account that its owner opens by the link of an invitation.",
  args: builder.args((arg) => ({ input: arg.field({ type: NewMemberInput, required: true }) })),
  run: (tx, { input }, author, { mail }) => addMember(tx, input, author, mail.links),
});

action("inviteMember", {
  who: "office",
  ...ofMembers,
  description:
    "Mails the invitation, again as well; CONFLICT for who has opened the account, SENT_JUST_NOW within a day.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: async (tx, { id }, { now }, { viewer, mail }) =>
    inviteMember(tx, await lockManaged(tx, id, viewer), { links: mail.links, now }),
});

action("inviteMembers", {
  who: "office",
  can: manageMembers,
  subject: "member",
  action: "inviteMember",
  visitorsSee: false,
  type: BulkStepRef,
  description:
    "Mails the invitation to many; those who have opened the account or got one within a day are skipped.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: MembersFilterRef }),
  })),
  run: (tx, { which, filter }, { now }, { viewer, mail }) =>
    inviteMembers(tx, { which, filter: filter ?? {} }, viewer, { links: mail.links, now }),
  answer: (_query: object, step: BulkStep) => step,
});
