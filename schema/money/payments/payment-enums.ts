import { PaymentMethod, PaymentState, PaymentType } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import {
  RECEIVED_METHODS,
  REFUND_WAYS,
  type REFUNDS_WITHOUT_ACCOUNT,
  SEATS_AFTER_REFUND,
} from "#schema/validation/money/payments.ts";
import type { REVERSAL_CAUSES } from "#schema/validation/money/refund-reversals.ts";

export const PaymentTypeRef = builder.enumType("PaymentType", {
  description: "What is paid for.",
  values: Object.values(PaymentType),
});

export const PaymentMethodRef = builder.enumType("PaymentMethod", {
  description:
    "How it is paid. EXEMPT: nothing is to be paid, by decision of the office. SURPLUS, of a move alone: the surplus of another payment.",
  values: Object.values(PaymentMethod),
});

export const ReceivedMethodRef = builder.enumType("ReceivedMethod", {
  description: "How money came in.",
  values: RECEIVED_METHODS,
});

export const SeatAfterRefundRef = builder.enumType("SeatAfterRefund", {
  description: "What becomes of a seat whose money goes back whole: FREE for the next, or KEEP.",
  values: SEATS_AFTER_REFUND,
});

export const RefundWayRef = builder.enumType("RefundWay", {
  description:
    "How money goes back. AS_IT_CAME: to the card it was taken from, by the card service; what came otherwise was sent by hand. BY_TRANSFER: all of it was sent by hand.",
  values: REFUND_WAYS,
});

export const RefundWithoutAccountRef = builder.enumType("RefundWithoutAccount", {
  description: "Why a refund by transfer has no account.",
  values: {
    SENDER: { description: "It was sent to the account the money came from." },
    CASH: { description: "It was handed over in cash." },
    OTHER: { description: "As the reason says." },
  } satisfies Record<(typeof REFUNDS_WITHOUT_ACCOUNT)[number], { description: string }>,
});

export const ReversalCauseRef = builder.enumType("ReversalCause", {
  description: "Why a refund is reversed.",
  values: {
    RETURNED: { description: "The bank returned it." },
    MISTAKE: { description: "It was recorded and never sent." },
  } satisfies Record<(typeof REVERSAL_CAUSES)[number], { description: string }>,
});

export const PaymentStateRef = builder.enumType("PaymentState", {
  description: "How far a payment has come. It moves as schema/validation/money/payment-state.ts allows.",
  values: Object.values(PaymentState),
});

export const PaymentWarningRef = builder.enumType("PaymentWarning", {
  description:
    "Told beside what was done. SEATS_GONE: the money is booked, but the application is over and has no seat any more, so the money is to go back.",
  values: ["SEATS_GONE"] as const,
});
