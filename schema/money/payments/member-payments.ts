// Defines what a member paid, in short: each payment has a page of its own.
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { ManagedMemberRef } from "#schema/people/members/managed-member.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { openManagedMember } from "#schema/policies/people/members.ts";
import { PaymentStateRef } from "./payment-enums.ts";

/** The newest that are shown. */
const SHOWN = 20;

const PAYMENT_COLUMNS = {
  id: true,
  nameKo: true,
  nameEn: true,
  state: true,
  amountDue: true,
  amountPaid: true,
  createdAt: true,
  dueAt: true,
} as const satisfies Prisma.PaymentSelect;
type MemberPayment = Prisma.PaymentGetPayload<{ select: typeof PAYMENT_COLUMNS }>;

const MemberPaymentRef = builder.objectRef<MemberPayment>("MemberPayment").implement({
  description: "A payment of a member, in short.",
  authScopes: { can: openManagedMember },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ nameKo, nameEn }, { language }) => textIn({ ko: nameKo, en: nameEn }, language),
    }),
    state: t.expose("state", { type: PaymentStateRef }),
    amountDue: t.exposeInt("amountDue"),
    amountPaid: t.exposeInt("amountPaid"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    dueAt: t.expose("dueAt", { type: "DateTime", nullable: true }),
    viewerCanOpen: t.boolean({
      description: "Its own page is for FINANCE.",
      resolve: (_payment, _args, { viewer }) => managePayments(viewer),
    }),
  }),
});

builder.prismaObjectFields(ManagedMemberRef, (t) => ({
  payments: t.field({
    type: [MemberPaymentRef],
    description: "The newest twenty.",
    select: { payments: { orderBy: { id: "desc" }, take: SHOWN, select: PAYMENT_COLUMNS } },
    resolve: ({ payments }) => payments,
  }),
}));
