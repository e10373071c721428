// Defines what the office exports from the list of payments.
import { db } from "#prisma/client.ts";
import { type ExportRow, exportOf } from "#schema/core/lists/export-source.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { PAYMENT_COLUMNS, PAYMENT_SORTS, paymentsFilter } from "#schema/validation/money/payment-filters.ts";
import { outstandingOf } from "#schema/validation/money/payment-state.ts";
import { paymentSource } from "./payment-list.ts";

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const payments = await db.payment.findMany({ where: { id: { in: ids } } });
  return payments.map((payment) => ({
    id: payment.id,
    cells: {
      payer: payment.payerName,
      email: payment.payerEmail,
      name: payment.nameKo,
      type: payment.type,
      method: payment.method,
      state: payment.state,
      due: payment.amountDue,
      paid: payment.amountPaid,
      refunded: payment.amountRefunded,
      outstanding: outstandingOf(payment),
      depositor: payment.depositorName,
      deadline: payment.dueAt,
      paidAt: payment.paidAt,
      created: payment.createdAt,
      id: payment.id,
    } satisfies Record<(typeof PAYMENT_COLUMNS)[number], unknown>,
  }));
}

export const paymentExport = exportOf({
  source: paymentSource,
  sorts: PAYMENT_SORTS,
  may: managePayments,
  columns: PAYMENT_COLUMNS,
  filter: paymentsFilter,
  read: readRows,
});
