// A group of applications: for its contact, and the offices of programs and money.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, toLocalizedText } from "#schema/core/shared/localized.ts";
import { PaymentRef } from "#schema/money/payments/payment.ts";
import { readPayment } from "#schema/policies/money/payments.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { isContact, readGroup } from "#schema/policies/programs/groups.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { ApplicationStateRef } from "#schema/programs/applications/application-enums.ts";
import { percentNow, refundColumns } from "#schema/programs/applications/application-refund.ts";
import { isWithdrawable } from "#schema/programs/applications/withdraw-application.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { withdrawDeadline } from "#schema/validation/money/refund.ts";
import { refundOfShare } from "./settle-share.ts";
import { findWithdrawnByContact } from "./withdrawn-by-contact.ts";

const personColumns = {
  id: true,
  name: true,
  state: true,
  amount: true,
  examPart: true,
  languagePair: true,
  site: { select: { nameKo: true, nameEn: true } },
} as const satisfies Prisma.ApplicationSelect;
type Person = Prisma.ApplicationGetPayload<{ select: typeof personColumns }>;

const GroupPersonRef = builder.objectRef<Person>("GroupPerson").implement({
  description: "Somebody of a group, as far as its contact reads.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "Of the application." }),
    name: t.exposeString("name"),
    state: t.expose("state", { type: ApplicationStateRef }),
    amount: t.exposeInt("amount", { description: "Whole won of the payment that are for this person." }),
    examPart: t.expose("examPart", { type: ExamPartRef, nullable: true }),
    languagePair: t.expose("languagePair", { type: LanguagePairRef, nullable: true }),
    siteName: t.field({
      type: LocalizedTextRef,
      nullable: true,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ site }, { language }) => site && lineIn(site.nameKo, site.nameEn, language),
    }),
    isWithdrawable: t.boolean({
      description: "As far as the state goes; the group says whether it is still time.",
      resolve: isWithdrawable,
    }),
  }),
});

export const ApplicationGroupRef = builder.prismaObject("ApplicationGroup", {
  select: { id: true, memberId: true },
  // Or the link of its contact, which linked-group.ts has opened.
  authScopes: (group) => ({ $any: { can: (viewer) => readGroup(viewer, group), $granted: "groupLink" } }),
  description: "People whom an institution applies for, with one payment.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    payerName: t.exposeString("payerName", { description: "The institution." }),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    programId: t.expose("programId", { type: "Id" }),
    programTitle: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { program: { select: { titleKo: true, titleEn: true } } },
      resolve: ({ program }, { language }) => toLocalizedText(program.titleKo, program.titleEn, language),
    }),
    people: t.field({
      type: [GroupPersonRef],
      select: { applications: { select: personColumns, orderBy: { id: "asc" } } },
      resolve: ({ applications }) => applications,
    }),
    payment: t.field({
      type: PaymentRef,
      nullable: true,
      description: "The one payment for all; null where it costs nothing, and for who may not see payments.",
      select: (_args, _context, nestedSelection) => ({
        payment: nestedSelection({
          select: {
            id: true,
            memberId: true,
            method: true,
            state: true,
            dueAt: true,
            amountDue: true,
            amountPaid: true,
            amountRefunded: true,
          },
        }),
      }),
      resolve: ({ payment }, _args, { viewer }) =>
        payment !== null && readPayment(viewer, payment) ? payment : null,
    }),
    viewerCanWithdraw: t.boolean({
      description: "Whether its contact can withdraw people now.",
      select: { program: { select: refundColumns } },
      resolve: (group, _args, { viewer, clock }) =>
        isContact(viewer, group) && clock.now() < withdrawDeadline(group.program),
    }),
    refundEach: t.int({
      description: "Whole won that would come back for one person who is withdrawn now.",
      select: {
        applications: { select: { amount: true }, take: 1 },
        program: { select: refundColumns },
        payment: {
          select: { state: true, amountDue: true, amountPaid: true, amountRefunded: true, refundDue: true },
        },
      },
      resolve: async ({ applications, program, payment }, _args, { clock }) => {
        const price = applications[0]?.amount ?? 0;
        if (payment === null || price === 0 || payment.state === "PARTIAL") return 0;
        const percent = await percentNow(db, program, clock.now());
        const before = refundOfShare(payment, 0, 0);
        return refundOfShare(payment, price, percent) - before;
      },
    }),
  }),
});

builder.prismaObjectFields(ApplicationRef, (t) => ({
  withdrawnOfGroup: t.int({
    description:
      "Whom the contact of its group withdrew, for the office, which restores them at once. 0 without a group.",
    authScopes: { can: manageApplications },
    select: { groupId: true },
    resolve: async ({ groupId }) =>
      groupId === null ? 0 : (await findWithdrawnByContact(db, groupId)).length,
  }),
  groupId: t.expose("groupId", { type: "Id", nullable: true, description: "The group it came with." }),
  groupName: t.string({
    nullable: true,
    description: "The institution that applied, and pays; null: the person applied.",
    select: { group: { select: { payerName: true } } },
    resolve: ({ group }) => group?.payerName ?? null,
  }),
}));
