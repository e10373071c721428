// What the payer and the office do with payments. Each mutation is one transaction.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { declareMyPayment, managePayments, nameMyRefundAccount } from "#schema/policies/payments.ts";
import { authorOf } from "#schema/shared/author.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/shared/request-key.ts";
import {
  bookInput,
  declareInput,
  reasonInput,
  refundAccountInput,
  refundInput,
} from "#schema/validation/payments.ts";
import { bookPayment } from "./book-payment.ts";
import { createPayment } from "./create-payment.ts";
import { declarePayment } from "./declare-payment.ts";
import { exemptPayment } from "./exempt-payment.ts";
import { nameRefundAccount } from "./name-refund-account.ts";
import { PaymentRef } from "./payment.ts";
import { PaymentBookingRef } from "./payment-booking.ts";
import { ReceivedMethodRef } from "./payment-enums.ts";
import { PaymentInputRef } from "./payment-inputs.ts";
import { refundPayment } from "./refund-payment.ts";
import { voidPayment } from "./void-payment.ts";

const authScopes = { can: managePayments };

builder.mutationFields((t) => {
  const id = t.arg.int({ required: true });
  const version = t.arg.int({ required: true });
  const reason = t.arg.string({ required: true });
  return {
    declarePayment: t.prismaField({
      type: PaymentRef,
      description:
        "The payer says that it was sent, and under which name. CONFLICT with `extensions.conflict` {version, state, amountPaid, amountRefunded} when the payment was moved since, as for all of these; PAYMENT_MOVE_REFUSED when its state allows no such move.",
      authScopes: { can: declareMyPayment },
      args: { id, version, depositorName: t.arg.string({ required: true }) },
      validate: declareInput.loose(),
      resolve: async (query, _root, args, context) => {
        await db.$transaction((tx) => declarePayment(tx, args, authorOf(context)));
        return await db.payment.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),

    nameRefundAccount: t.prismaField({
      type: PaymentRef,
      description: "The payer says where a refund goes, or corrects it, until the money is sent.",
      authScopes: { can: nameMyRefundAccount },
      args: { id, version, refundAccount: t.arg.string({ required: true }) },
      validate: refundAccountInput.loose(),
      resolve: async (query, _root, args, context) => {
        await db.$transaction((tx) => nameRefundAccount(tx, args, authorOf(context)));
        return await db.payment.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),

    createPayment: t.prismaField({
      type: PaymentRef,
      description:
        "Asks a member, or somebody outside, for money. Sent again with the same key it answers what was made.",
      authScopes,
      args: {
        input: t.arg({ type: PaymentInputRef, required: true }),
        requestKey: t.arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
      },
      resolve: async (query, _root, { input: payment, requestKey = null }, context) => {
        const id = await db.$transaction((tx) =>
          createPayment(tx, { payment, requestKey }, authorOf(context)),
        );
        return await db.payment.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    bookPayment: t.field({
      type: PaymentBookingRef,
      description:
        "Books money that came in. Less than is outstanding makes it PARTIAL, more leaves a surplus; on an EXPIRED one the whole amount, with a reason.",
      authScopes,
      args: {
        id,
        version,
        amount: t.arg.int({ required: true, description: "Whole won." }),
        method: t.arg({ type: ReceivedMethodRef, required: true, defaultValue: "BANK_TRANSFER" }),
        receivedAt: t.arg({ type: "DateTime", description: "As the bank says. Null: now." }),
        reason: t.arg.string({ description: "A note; needed for late money." }),
      },
      validate: bookInput.loose(),
      resolve: async (_root, { id, version, ...given }, context) => {
        const booking = bookInput.parse(given);
        const settled = await db.$transaction((tx) =>
          bookPayment(tx, { id, version, booking }, authorOf(context)),
        );
        await context.contentCache.changed(settled.contentVersion);
        return { id, warning: settled.warning };
      },
    }),

    exemptPayment: t.field({
      type: PaymentBookingRef,
      description: "Nothing more is to be paid: it counts as paid.",
      authScopes,
      args: { id, version, reason },
      validate: reasonInput.loose(),
      resolve: async (_root, args, context) => {
        const settled = await db.$transaction((tx) => exemptPayment(tx, args, authorOf(context)));
        await context.contentCache.changed(settled.contentVersion);
        return { id: args.id, warning: settled.warning };
      },
    }),

    refundPayment: t.prismaField({
      type: PaymentRef,
      description:
        "Writes down that money was sent back. A surplus leaves the payment paid; anything else makes it PARTLY_REFUNDED or REFUNDED.",
      authScopes,
      args: { id, version, amount: t.arg.int({ required: true }), reason },
      validate: refundInput.loose(),
      resolve: async (query, _root, args, context) => {
        await db.$transaction((tx) => refundPayment(tx, args, authorOf(context)));
        return await db.payment.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),

    voidPayment: t.prismaField({
      type: PaymentRef,
      description: "Takes a payment back, with what was booked on it. It stays to be seen.",
      authScopes,
      args: { id, version, reason },
      validate: reasonInput.loose(),
      resolve: async (query, _root, args, context) => {
        await context.contentCache.changed(
          await db.$transaction((tx) => voidPayment(tx, args, authorOf(context))),
        );
        return await db.payment.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),
  };
});
