// What follows from money: a seat is confirmed or freed, a grade counts. In the transaction of the move that causes it.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { Author } from "#schema/shared/author.ts";

/** What the office is told beside that it was done. */
export type PaymentWarning = "SEATS_GONE";

/** After a payment was paid or exempted. */
export async function settlePaid(
  _tx: Tx,
  _payment: Payment,
  _author: Author,
): Promise<PaymentWarning | null> {
  return null;
}
