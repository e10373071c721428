// Emails about what the office corrects: a booking reversed, a transfer that was not found, a payment voided.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { wonIn } from "#schema/core/mail/mail-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import {
  addresseeOf,
  detailsFor,
  howToPayFor,
  type Payer,
  type RequestedPayment,
  refundAskedOf,
} from "./payment-mails.ts";

/**
 * Notifies the payer that a booking was reversed, or that the declared transfer did not arrive, and until
 * when the money is awaited.
 * @param about the amount in whole won; whether it is still awaited
 */
export async function writeMissing(
  tx: Tx,
  kind: "PAYMENT_TAKEN_BACK" | "PAYMENT_NOT_FOUND",
  payment: RequestedPayment,
  { amount, isAwaited, now }: { readonly amount: number; readonly isAwaited: boolean; readonly now: Date },
): Promise<void> {
  const to = await addresseeOf(tx, payment);
  if (!to) return;
  const howToPay = isAwaited ? await howToPayFor(tx, to, payment) : {};
  await writeMail(tx, kind, to, { now, details: { ...detailsFor(to, payment, amount), ...howToPay } });
}

interface Reversed {
  /** Whole won. */
  readonly amount: number;
  /** It was recorded by mistake; else the bank returned it. */
  readonly isStruck: boolean;
  /** The payer is to name an account again. */
  readonly accountAsked: boolean;
  readonly now: Date;
}

/** Notifies the payer that a refund failed, and whether an account is needed. */
export async function writeReversed(
  tx: Tx,
  payment: Payer,
  { amount, isStruck, accountAsked, now }: Reversed,
): Promise<void> {
  const to = await addresseeOf(tx, payment);
  if (!to) return;
  const { place, ...about } = detailsFor(to, payment, amount);
  const sum = wonIn(to.language, amount);
  const details = {
    ...about,
    ...(isStruck ? { struck: sum } : { bankReturned: sum }),
    ...(accountAsked ? await refundAskedOf(tx, to) : place === undefined ? {} : { place }),
  };
  await writeMail(tx, "PAYMENT_REFUND_REVERSED", to, { now, details });
}

/** Notifies the payer that the office voided a payment with its bookings. */
export async function writeVoided(
  tx: Tx,
  payment: Payer & Pick<Payment, "amountDue" | "amountPaid" | "amountRefunded">,
  now: Date,
): Promise<void> {
  const to = await addresseeOf(tx, payment);
  if (!to) return;
  const booked = payment.amountPaid - payment.amountRefunded;
  const taken = booked > 0 ? { booked: wonIn(to.language, booked) } : {};
  const details = { ...detailsFor(to, payment, payment.amountDue), ...taken };
  await writeMail(tx, "PAYMENT_VOIDED", to, { now, details });
}
