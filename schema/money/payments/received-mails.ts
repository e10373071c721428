// Emails about money that came in whole, and about what came in above it.
import type { Tx } from "#prisma/client.ts";
import { wonIn } from "#schema/core/mail/mail-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { addresseeOf, detailsFor, type Payer, refundAskedOf } from "./payment-mails.ts";

interface Received {
  /** Whole won that came in. */
  readonly amount: number;
  /** Whole won above what was due; the payer may have it back. */
  readonly surplus: number;
  /** Nobody knows yet where that goes back to. */
  readonly accountAsked: boolean;
  readonly now: Date;
}

/** Notifies the payer that all of it arrived and, where it was more, how that comes back. */
export const writePaid = (tx: Tx, payer: Payer, received: Received): Promise<void> =>
  write(tx, "PAYMENT_PAID", payer, received);

/** Notifies the payer that money came in for what was paid already, and how it comes back (docs/refunds.md#paid-twice). */
export const writePaidTwice = (tx: Tx, payer: Payer, received: Received): Promise<void> =>
  write(tx, "PAYMENT_PAID_TWICE", payer, received);

async function write(
  tx: Tx,
  kind: "PAYMENT_PAID" | "PAYMENT_PAID_TWICE",
  payer: Payer,
  { amount, surplus, accountAsked, now }: Received,
): Promise<void> {
  const to = await addresseeOf(tx, payer);
  if (!to) return;
  const { place, ...about } = detailsFor(to, payer, amount);
  const more = {
    ...(surplus > 0 ? { surplus: wonIn(to.language, surplus) } : {}),
    ...(surplus > 0 && accountAsked ? await refundAskedOf(tx, to) : {}),
  };
  const details = { ...about, ...more };
  if (kind === "PAYMENT_PAID_TWICE") await writeMail(tx, kind, to, { now, details });
  else
    await writeMail(tx, kind, to, {
      now,
      details: { ...details, ...(place === undefined ? {} : { place }) },
    });
}
