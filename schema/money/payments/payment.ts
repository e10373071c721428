// A payment: readable by its payer and by FINANCE, whichever query leads here. Only the office reads what the
// office wrote about it.

import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { readPayment } from "#schema/policies/money/payments.ts";
import {
  isOverdue,
  outstandingOf,
  type PaymentSums,
  surplusOf,
} from "#schema/validation/money/payment-state.ts";
import { areApplicationsClosed } from "./application-closed.ts";
import { type WithApplications, withApplications } from "./applications-of-payment.ts";
import { transferOf } from "./bank-transfer.ts";
import { PaymentMethodRef, PaymentStateRef, PaymentTypeRef } from "./payment-enums.ts";
import { PaymentMoveRef, withPeople } from "./payment-move.ts";
import { PaymentReceiptRef, toReceipt } from "./payment-receipt.ts";
import { TransferDetailsRef } from "./transfer-details.ts";

/** Whether what is missing is still asked for. Once its applications are over, the office gives back what came in. */
export const isAwaited = (payment: PaymentSums & WithApplications): boolean =>
  outstandingOf(payment) > 0 && !areApplicationsClosed(payment);

export const PaymentRef = builder.prismaObject("Payment", {
  select: {
    id: true,
    memberId: true,
    state: true,
    method: true,
    amountDue: true,
    amountPaid: true,
    amountRefunded: true,
    dueAt: true,
  },
  authScopes: (payment) => ({ can: (viewer) => readPayment(viewer, payment) }),
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    type: t.expose("type", { type: PaymentTypeRef }),
    method: t.expose("method", { type: PaymentMethodRef }),
    state: t.expose("state", { type: PaymentStateRef }),
    name: t.string({
      description: "The specification's payment name: what is paid for.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { nameKo: true, nameEn: true },
      resolve: ({ nameKo, nameEn }, { language }) => textIn({ ko: nameKo, en: nameEn }, language),
    }),
    amountDue: t.exposeInt("amountDue", { description: "Whole won." }),
    amountPaid: t.exposeInt("amountPaid", {
      description: "Everything that came in; what was booked wrongly is no part of it.",
    }),
    amountRefunded: t.exposeInt("amountRefunded", {
      description: "Everything that was sent back.",
    }),
    outstanding: t.int({
      description: "What is still to come; 0 once nobody waits for it.",
      resolve: outstandingOf,
    }),
    isAwaited: t.boolean({
      description:
        "Whether the payer is to send what is outstanding: not once what it was for is over, though money may be on its way.",
      select: withApplications,
      resolve: isAwaited,
    }),
    surplus: t.int({ description: "What came in above what was due.", resolve: surplusOf }),
    isPaidTwice: t.exposeBoolean("paidTwice", {
      description: "It was paid again after it was paid, and the surplus of that is there still.",
    }),
    refundDue: t.exposeInt("refundDue", {
      nullable: true,
      description: "What is still to be sent back, once a refund was asked for.",
    }),
    refundAccount: t.exposeString("refundAccount", {
      nullable: true,
      description: "Where a refund goes, as the payer wrote it.",
    }),
    isAccountAsked: t.boolean({
      description: "The office prepares a refund and has asked for the account it goes to.",
      select: { accountAskedAt: true },
      resolve: ({ accountAskedAt }) => accountAskedAt !== null,
    }),
    hasRefundReturned: t.boolean({
      description: "The bank returned the last refund, and no other account is named yet.",
      select: {
        refundAccount: true,
        moves: { where: { amount: { not: 0 } }, orderBy: { id: "desc" }, take: 1 },
      },
      resolve: ({ refundAccount, moves: [last] }) =>
        refundAccount === null &&
        last !== undefined &&
        last.reversesId !== null &&
        !last.isCorrection &&
        last.method !== "SURPLUS",
    }),
    payerName: t.exposeString("payerName"),
    payerEmail: t.exposeString("payerEmail"),
    depositorName: t.exposeString("depositorName", { description: "The name it is sent under." }),
    memberId: t.expose("memberId", {
      type: "Id",
      nullable: true,
      description: "Null: somebody without an account, or one that was erased.",
    }),
    applicationId: t.expose("applicationId", { type: "Id", nullable: true }),
    groupId: t.expose("groupId", {
      type: "Id",
      nullable: true,
      description: "The group of applications it is for.",
    }),
    programId: t.field({
      type: "Id",
      nullable: true,
      description: "The program that was applied for.",
      select: withApplications,
      resolve: ({ application, group }) => application?.programId ?? group?.programId ?? null,
    }),
    grade: t.expose("grade", {
      type: MemberGradeRef,
      nullable: true,
      description: "The grade that counts once it is paid.",
    }),
    year: t.exposeInt("year", { nullable: true, description: "The year dues are for." }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      nullable: true,
      description: "The first instant that is too late; null: no deadline.",
    }),
    isOverdue: t.boolean({ resolve: (payment, _args, { clock }) => isOverdue(payment, clock.now()) }),
    declaredAt: t.expose("declaredAt", { type: "DateTime", nullable: true }),
    paidAt: t.expose("paidAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
    transfer: t.field({
      type: TransferDetailsRef,
      nullable: true,
      description: "Where to send what is outstanding; null when there is nothing to send or no account.",
      select: { depositorName: true, member: { select: { country: true } }, ...withApplications },
      resolve: async (payment) => {
        const isAbroad = payment.member !== null && payment.member.country !== "KR";
        return isAwaited(payment) ? transferOf(payment, await readSettings(db), isAbroad) : null;
      },
    }),
    receipt: t.field({
      type: PaymentReceiptRef,
      nullable: true,
      description: "What a receipt says; null until it is paid, and when nothing is stored of it.",
      select: {
        paidAt: true,
        nameKo: true,
        nameEn: true,
        payerName: true,
        refundDue: true,
      },
      resolve: toReceipt,
    }),
    moves: t.field({
      type: [PaymentMoveRef],
      description: "What happened to it, in order. Who did it and why is shown to the office only.",
      select: {
        moves: {
          orderBy: { id: "asc" },
          include: withPeople,
        },
      },
      resolve: ({ moves }) => moves,
    }),
  }),
});
