// An application: for its owner and the offices of programs and money, whichever way somebody gets here.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { PaymentRef } from "#schema/money/payments/payment.ts";
import { PaymentStateRef } from "#schema/money/payments/payment-enums.ts";
import { readPayment } from "#schema/policies/money/payments.ts";
import {
  isOwner,
  manageApplications,
  readApplication,
  readFee,
  readJoinLink,
} from "#schema/policies/programs/applications.ts";
import { isAskedNow } from "#schema/programs/reschedules/open-reschedule.ts";
import { changeDeadline, withdrawDeadline } from "#schema/validation/money/refund.ts";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";
import { FeeStateRef, feeOf, PAID_WITH } from "./applicant-fee.ts";
import { ApplicationCancelReasonRef, ApplicationStateRef } from "./application-enums.ts";
import { percentNow, refundColumns, refundExpected } from "./application-refund.ts";
import { isRestorable } from "./restore-application.ts";
import { isWithdrawable } from "./withdraw-application.ts";

const dates = { select: refundColumns } as const;
/** What every payment that is shown knows of itself (schema/money/payments/payment.ts). */
const paymentColumns = {
  id: true,
  memberId: true,
  method: true,
  state: true,
  amountDue: true,
  amountPaid: true,
  amountRefunded: true,
  dueAt: true,
} as const;

export const ApplicationRef = builder.prismaObject("Application", {
  select: { id: true, memberId: true },
  authScopes: (application) => ({ can: (viewer) => readApplication(viewer, application) }),
  description: "A person's application for a program, at the price and with the details of its day.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version", { description: "What a change has to carry." }),
    state: t.expose("state", { type: ApplicationStateRef }),
    cancelReason: t.expose("cancelReason", { type: ApplicationCancelReasonRef, nullable: true }),
    cancelWords: t.string({
      nullable: true,
      description: "What the office said when it cancelled.",
      select: {
        cancelReason: true,
        moves: { where: { to: "CANCELLED" }, orderBy: { id: "desc" }, take: 1, select: { reason: true } },
      },
      resolve: ({ cancelReason, moves }) => (cancelReason === "OFFICE" ? (moves[0]?.reason ?? null) : null),
    }),
    program: t.relation("program"),
    memberId: t.expose("memberId", {
      type: "Id",
      nullable: true,
      description: "Null once the person was erased.",
    }),
    amount: t.exposeInt("amount", { description: "Whole won in all, the enrolment fee among it; frozen." }),
    enrollmentFee: t.exposeInt("enrollmentFee"),
    priceLabel: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "Which price it was; null: the fee for everybody.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { priceLabelKo: true, priceLabelEn: true },
      resolve: ({ priceLabelKo, priceLabelEn }, { language }) => lineIn(priceLabelKo, priceLabelEn, language),
    }),
    name: t.exposeString("name"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    email: t.exposeString("email"),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    joinLink: t.string({
      nullable: true,
      description: "Where an online event is joined: for its confirmed applicant and the office of programs.",
      select: { memberId: true, state: true, program: { select: { joinLink: true, cancelledAt: true } } },
      resolve: (application, _args, { viewer }) =>
        readJoinLink(viewer, application) ? application.program.joinLink : null,
    }),
    waitingPlace: t.int({
      nullable: true,
      description: "1 is next; null for who does not wait.",
      select: { state: true, waitlistedAt: true, programId: true },
      resolve: async ({ id, state, waitlistedAt, programId }) => {
        if (state !== "WAITLISTED" || waitlistedAt === null) return null;
        const earlier = [{ waitlistedAt: { lt: waitlistedAt } }, { waitlistedAt, id: { lt: id } }];
        const ahead = await db.application.count({ where: { programId, state: "WAITLISTED", OR: earlier } });
        return ahead + 1;
      },
    }),
    offeredUntil: t.expose("offeredUntil", { type: "DateTime", nullable: true }),
    confirmedAt: t.expose("confirmedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    changeableUntil: t.field({
      type: "DateTime",
      description: "Until then, excluded, its applicant can change it.",
      select: { program: dates },
      resolve: ({ program }) => changeDeadline(program),
    }),
    viewerCanChange: t.boolean({
      select: { memberId: true, state: true, program: dates },
      resolve: (application, _args, { viewer, clock }) =>
        isOwner(viewer, application) &&
        isWithdrawable(application) &&
        clock.now() < changeDeadline(application.program),
    }),
    viewerCanWithdraw: t.boolean({
      select: { memberId: true, state: true, program: dates },
      resolve: async (application, _args, context) =>
        isOwner(context.viewer, application) &&
        isWithdrawable(application) &&
        (context.clock.now() < withdrawDeadline(application.program) ||
          (await isAskedNow(context, application))),
    }),
    refundIfWithdrawn: t.int({
      description:
        "Whole won that would come back if it were withdrawn now: of what is there, or of what was declared once it is found.",
      select: {
        amount: true,
        state: true,
        program: dates,
        payment: {
          select: { state: true, amountDue: true, amountPaid: true, amountRefunded: true, refundDue: true },
        },
      },
      resolve: async ({ id, state, amount, program, payment }, _args, context) => {
        const isAsked = await isAskedNow(context, { id, state });
        const now = context.clock.now();
        return refundExpected(payment, amount, isAsked ? 100 : await percentNow(db, program, now));
      },
    }),
    refundIfCancelled: t.int({
      description:
        "Whole won that would come back if the office cancelled it now: of what is there, or of what was declared once it is found.",
      select: {
        amount: true,
        payment: {
          select: { state: true, amountDue: true, amountPaid: true, amountRefunded: true, refundDue: true },
        },
      },
      resolve: ({ amount, payment }) => refundExpected(payment, amount, 100),
    }),
    payment: t.field({
      type: PaymentRef,
      nullable: true,
      description: "What is to be paid, or was; null while nothing is, and for who may not see payments.",
      select: (_args, _context, nestedSelection) => ({
        payment: nestedSelection({ select: paymentColumns }),
      }),
      resolve: ({ payment }, _args, { viewer }) =>
        payment !== null && readPayment(viewer, payment) ? payment : null,
    }),
    feeState: t.field({
      type: FeeStateRef,
      nullable: true,
      description: "Whether it is paid, for the offices of programs and money; null for anybody else.",
      select: PAID_WITH,
      resolve: (application, _args, { viewer }) => (readFee(viewer) ? feeOf(application).state : null),
    }),
    paidAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the last of its fee came in, or was waived; for the offices of programs and money.",
      select: PAID_WITH,
      resolve: (application, _args, { viewer }) => (readFee(viewer) ? feeOf(application).paidAt : null),
    }),
    paymentId: t.field({
      type: "Id",
      nullable: true,
      description: "The payment of it or of its group; null for who may not see payments.",
      select: PAID_WITH,
      resolve: (application, _args, { viewer }) => {
        const { payment } = feeOf(application);
        return payment !== null && readPayment(viewer, payment) ? payment.id : null;
      },
    }),
    refundState: t.field({
      type: PaymentStateRef,
      nullable: true,
      description: "What became of the payment of an application that is over, for the office of programs.",
      select: { state: true, payment: { select: { state: true } } },
      resolve: ({ state, payment }, _args, { viewer }) =>
        manageApplications(viewer) && !LIVE_STATES.some((live) => live === state)
          ? (payment?.state ?? null)
          : null,
    }),
    isRestorable: t.boolean({
      description: "Whether the office may restore it, as far as its state goes.",
      select: { state: true, cancelReason: true, groupId: true },
      resolve: isRestorable,
    }),
    moves: t.relation("moves", {
      query: { orderBy: { id: "asc" } },
      description: "What happened to it, in order.",
    }),
  }),
});
