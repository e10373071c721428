// Defines what an application says of its payment: to its applicant, and to the offices of programs and money.
import { builder } from "#schema/builder.ts";
import { PaymentRef } from "#schema/money/payments/payment.ts";
import { PaymentStateRef } from "#schema/money/payments/payment-enums.ts";
import { readPayment } from "#schema/policies/money/payments.ts";
import { manageApplications, readFee } from "#schema/policies/programs/applications.ts";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";
import { FeeStateRef, feeOf, PAID_WITH } from "./applicant-fee.ts";
import { ApplicationRef } from "./application.ts";

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

builder.prismaObjectFields(ApplicationRef, (t) => ({
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
}));
