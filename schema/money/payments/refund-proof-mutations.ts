// The documents that prove an exception to the refund rules, as the office sees, adds and removes them.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { PaymentRef } from "./payment.ts";
import { ofPayments, readPayment } from "./payment-mutation-parts.ts";
import { addRefundProof, removeRefundProof } from "./refund-proofs.ts";

builder.prismaObjectFields(PaymentRef, (t) => ({
  refundProofs: t.field({
    type: [FileRef],
    description: "Documents that prove why more was refunded than the rules say; none once they were erased.",
    authScopes: { can: managePayments },
    select: (_args, _context, nested) => ({
      refundProofs: { orderBy: [{ createdAt: "asc" }, { fileId: "asc" }], select: { file: nested() } },
    }),
    resolve: ({ refundProofs }) => refundProofs.map(({ file }) => file),
  }),
}));

const ofOne = builder.args((arg) => ({
  id: arg.field({ type: "Id", required: true, description: "Of the payment." }),
  fileId: arg.field({ type: "Id", required: true }),
}));

action("addRefundProof", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description: "Attaches an uploaded document that proves an exception to the refund rules.",
  args: ofOne,
  run: addRefundProof,
  answer: readPayment,
});

action("removeRefundProof", {
  who: "office",
  ...ofPayments,
  type: PaymentRef,
  description: "Removes one that was attached by mistake; it is erased.",
  args: ofOne,
  run: removeRefundProof,
  answer: readPayment,
});
