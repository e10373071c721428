// Defines what the office's acts on one payment share: who may, what they take, and how the payment is read afterwards.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { managePayments } from "#schema/policies/money/payments.ts";

/** Seats that a payment confirms or frees raise the content version where that happens. */
export const ofPayments = { can: managePayments, subject: "payment", visitorsSee: false } as const;

/** The payment and the version of it that somebody looked at, and why. */
export const because = builder.args((arg) => ({
  id: arg.field({ type: "Id", required: true }),
  version: arg.int({ required: true }),
  reason: arg.string({ required: true }),
}));

/** @param query what Pothos selects */
export const readPayment = (query: object, id: number) =>
  db.payment.findUniqueOrThrow({ ...query, where: { id } });
