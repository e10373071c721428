import type { Tx } from "#prisma/client.ts";
import type { MemberErased } from "#schema/people/account/account-events.ts";
import { mayBeOwed, PAYER_ERASED } from "./erase-payer.ts";
import { notePayment } from "./move-payment.ts";

/** Payments stay with the payer's name, as the law on bookkeeping asks, but no longer belong to an account. */
export async function unlinkPayments(tx: Tx, { memberId, now }: MemberErased): Promise<void> {
  const { language } = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { language: true },
  });
  // What proves a refund may tell of an illness; the books do not need it.
  await tx.refundProof.deleteMany({ where: { payment: { memberId } } });
  const payments = await tx.payment.findMany({ where: { memberId }, orderBy: { id: "asc" } });
  for (const payment of payments) {
    // A payer who may be owed money keeps an address and a language, for the email about it. An account that
    // money was sent to stays in the books.
    const account = payment.amountRefunded > 0 ? {} : { refundAccount: null };
    const contact = mayBeOwed(payment) ? {} : { payerEmail: "", ...account };
    const columns = { ...contact, memberId: null, language };
    await notePayment(tx, payment, { actorId: null, reason: PAYER_ERASED, columns }, now);
  }
}
