// What a member applied for and paid, in short: each has a page of its own.
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { PaymentStateRef } from "#schema/money/payments/payment-enums.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { openManagedMember, readMembers } from "#schema/policies/people/members.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { ApplicationStateRef } from "#schema/programs/applications/application-enums.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";

/** The newest that are shown. */
export const LEDGER_READ = 20;

export const PAYMENT_COLUMNS = {
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

export const MemberPaymentRef = builder.objectRef<MemberPayment>("MemberPayment").implement({
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

export const APPLICATION_COLUMNS = {
  id: true,
  state: true,
  createdAt: true,
  program: { select: { id: true, kind: true, titleKo: true, titleEn: true } },
} as const satisfies Prisma.ApplicationSelect;
type MemberApplication = Prisma.ApplicationGetPayload<{ select: typeof APPLICATION_COLUMNS }>;

export const MemberApplicationRef = builder.objectRef<MemberApplication>("MemberApplication").implement({
  description: "An application of a member, in short.",
  authScopes: { can: readMembers },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    state: t.expose("state", { type: ApplicationStateRef }),
    programId: t.field({ type: "Id", resolve: ({ program }) => program.id }),
    kind: t.field({ type: ProgramKindRef, resolve: ({ program }) => program.kind }),
    viewerCanOpen: t.boolean({
      description: "The list of applicants is for PROGRAM.",
      resolve: (_application, _args, { viewer }) => manageApplications(viewer),
    }),
    title: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ program }, { language }) => textIn({ ko: program.titleKo, en: program.titleEn }, language),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
