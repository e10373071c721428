import type { Payment } from "#prisma/generated/client.ts";

/** What the audit log stores of a payment. It has no name and no address. */
export const auditedSums = ({ state, amountDue, amountPaid, amountRefunded }: Payment) => ({
  state,
  amountDue,
  amountPaid,
  amountRefunded,
});
