// A member as the office sees one. FINANCE reads name and membership status; the office of members reads everything.
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { NAME_COLUMNS, nameFor, otherNameFor } from "#schema/core/shared/person-name.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { openManagedMember, readMembers } from "#schema/policies/people/members.ts";
import { MemberStatusRef } from "./member.ts";
import { MemberRecordRef } from "./member-record.ts";

export const ManagedMemberRef = builder.prismaObject("Member", {
  variant: "ManagedMember",
  description: "A member as the office sees one.",
  select: { id: true },
  authScopes: { can: openManagedMember },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.string({
      description: "In the language of the page that asks, where it is known.",
      select: NAME_COLUMNS,
      resolve: (person, _args, context) => nameFor(context, person),
    }),
    otherName: t.string({
      nullable: true,
      description: "The name in the letters that `name` is not in; null when there is none.",
      select: NAME_COLUMNS,
      resolve: (person, _args, context) => otherNameFor(context, person),
    }),
    grade: t.expose("grade", { type: MemberGradeRef }),
    status: t.expose("status", { type: MemberStatusRef }),
    viewerCanAskForPayment: t.boolean({
      description: "Makes a payment for the member.",
      select: { status: true },
      resolve: ({ status }, _args, { viewer }) => status !== "WITHDRAWN" && managePayments(viewer),
    }),
    record: t.variant(MemberRecordRef, {
      description: "For MEMBER and SUPER; null for FINANCE.",
      isNull: (_member, _args, { viewer }) => !readMembers(viewer),
    }),
  }),
});
