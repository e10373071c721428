// Defines what a member asks about the own payments, and the office about one.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { managePayments, readMyPayments } from "#schema/policies/money/payments.ts";
import { accountOf } from "./bank-transfer.ts";
import { MyPaymentsRef } from "./my-payments.ts";
import { PaymentRef } from "./payment.ts";
import { BankAccountRef } from "./transfer-details.ts";

builder.queryFields((t) => ({
  myPayments: t.field({
    type: MyPaymentsRef,
    description: "One page of the viewer's own payments, newest first.",
    authScopes: { can: readMyPayments },
    args: { page: t.arg.int({ required: true, defaultValue: 1 }) },
    resolve: (_root, { page }, { viewer }) => ({ memberId: viewer?.memberId ?? 0, page }),
  }),

  myPayment: t.prismaField({
    type: PaymentRef,
    nullable: true,
    description: "One of the viewer's own; null for anybody else's and for none.",
    authScopes: { can: readMyPayments },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }, { viewer }) =>
      db.payment.findFirst({ ...query, where: { id, memberId: viewer?.memberId ?? 0 } }),
  }),

  bankAccount: t.field({
    type: BankAccountRef,
    nullable: true,
    description: "Where money is sent; null while the settings name no account.",
    authScopes: { can: readMyPayments },
    resolve: async () => accountOf(await readSettings(db)),
  }),

  payment: t.prismaField({
    type: PaymentRef,
    nullable: true,
    description: "Any payment, for the office. That somebody looked is written down.",
    authScopes: { can: managePayments },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (query, _root, { id }, context) => {
      const payment = await db.payment.findUnique({ ...query, where: { id } });
      if (payment) {
        await recordView({ action: "viewPayment", subject: "payment", subjectId: id }, authorOf(context));
      }
      return payment;
    },
  }),
}));
