// The office asks the payer for the account of a refund before it sends one: in the payer's account of the site, and by email.
import type { Tx } from "#prisma/client.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { canAskForAccount } from "#schema/validation/money/payment-state.ts";
import type { Reasoned } from "./exempt-payment.ts";
import { notePayment, readAtVersion } from "./move-payment.ts";
import { addresseeOf, detailsFor, refundAskedOf } from "./payment-mails.ts";

/**
 * Opens the payer's form for the account, until it is named or something is refunded, and writes the email
 * that asks for it. It promises no amount and moves no money. Asked again, the email goes out again.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED where nothing can be refunded, or the account is known
 */
export async function askForAccount(
  tx: Tx,
  { id, version, reason }: Reasoned,
  { memberId: actorId, now }: Author,
): Promise<ActionResult> {
  const payment = await readAtVersion(tx, id, version);
  if (!canAskForAccount(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  await notePayment(tx, payment, { actorId, reason, columns: { accountAskedAt: now } }, now);
  const to = await addresseeOf(tx, payment);
  if (to) {
    const { subject } = detailsFor(to, payment, 0);
    const details = { subject, ...(await refundAskedOf(tx, to)) };
    await writeMail(tx, "PAYMENT_ACCOUNT_ASKED", to, { now, details });
  }
  return { result: id, lines: [{ subjectId: id, after: { accountAsked: to !== null }, reason }] };
}
