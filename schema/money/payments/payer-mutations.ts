// What the payer does with a payment.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { declareMyPayment, nameMyRefundAccount, transferMySurplus } from "#schema/policies/money/payments.ts";
import { ownData } from "#schema/require-audit.ts";
import { declareInput, refundAccountInput } from "#schema/validation/money/payments.ts";
import { correctDepositorName, declarePayment } from "./declare-payment.ts";
import { nameRefundAccount } from "./name-refund-account.ts";
import { PaymentRef } from "./payment.ts";
import { transferOwnSurplus } from "./transfer-surplus.ts";

builder.mutationFields((t) => {
  const id = t.arg({ type: "Id", required: true });
  const version = t.arg.int({ required: true });
  return {
    declarePayment: t.prismaField({
      type: PaymentRef,
      description:
        "The payer says that it was sent, and under which name. CONFLICT with `extensions.conflict` {version, state, amountPaid, amountRefunded} when the payment was moved since, as for all of these; PAYMENT_MOVE_REFUSED when its state allows no such move.",
      authScopes: { can: declareMyPayment },
      extensions: ownData,
      args: { id, version, depositorName: t.arg.string({ required: true }) },
      validate: declareInput.loose(),
      resolve: async (query, _root, args, context) => {
        await db.$transaction((tx) => declarePayment(tx, args, authorOf(context)));
        return await db.payment.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),

    correctDepositorName: t.prismaField({
      type: PaymentRef,
      description: "The payer corrects the name it was sent under, as long as the office looks for it.",
      authScopes: { can: declareMyPayment },
      extensions: ownData,
      args: { id, version, depositorName: t.arg.string({ required: true }) },
      validate: declareInput.loose(),
      resolve: async (query, _root, args, context) => {
        await db.$transaction((tx) => correctDepositorName(tx, args, authorOf(context)));
        return await db.payment.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),

    transferMySurplus: t.prismaField({
      type: PaymentRef,
      description:
        "The payer lets a surplus count for another open payment of the own, as far as that lacks money. Answers with the payment that had the surplus.",
      authScopes: { can: transferMySurplus },
      extensions: ownData,
      args: {
        id,
        version,
        toId: t.arg({ type: "Id", required: true, description: "One of `surplusTargets`." }),
        toVersion: t.arg.int({ required: true }),
      },
      resolve: async (query, _root, args, context) => {
        const { contentVersion } = await db.$transaction((tx) =>
          transferOwnSurplus(tx, args, authorOf(context)),
        );
        await context.contentCache.changed(contentVersion ?? null);
        return await db.payment.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),

    nameRefundAccount: t.prismaField({
      type: PaymentRef,
      description: "The payer says where a refund goes, or corrects it, until the money is sent.",
      authScopes: { can: nameMyRefundAccount },
      extensions: ownData,
      args: { id, version, refundAccount: t.arg.string({ required: true }) },
      validate: refundAccountInput.loose(),
      resolve: async (query, _root, args, context) => {
        await db.$transaction((tx) => nameRefundAccount(tx, args, authorOf(context)));
        return await db.payment.findUniqueOrThrow({ ...query, where: { id: args.id } });
      },
    }),
  };
});
