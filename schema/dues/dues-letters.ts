// Letters about the dues of a year, to many members at once: what they share is read once.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { wonIn } from "#schema/mail/letter-details.ts";
import { composeLetter, type LetterFrame } from "#schema/mail/letters.ts";
import { readOwnWords } from "#schema/mail/mail-templates.ts";
import { isProved, putInOutbox, readFrame } from "#schema/mail/write-mail.ts";
import { type Asked, detailsFor, howToPayIn } from "#schema/payments/payment-letters.ts";
import { readSettings } from "#schema/settings/read-settings.ts";
import { outstandingOf } from "#schema/validation/payment-state.ts";

export type OwedPayment = Asked & Pick<Payment, "state" | "amountDue" | "amountPaid" | "amountRefunded">;

/** Writes to each payer who is a member what is missing, and how to pay it. */
export async function writeDuesLetters(
  tx: Tx,
  kind: "PAYMENT_ASKED" | "DUES_REMINDER",
  payments: readonly OwedPayment[],
  now: Date,
): Promise<void> {
  const settings = await readSettings(tx);
  const own = await readOwnWords(tx, kind);
  const frames: Readonly<Record<Language, LetterFrame>> = {
    KO: await readFrame(tx, "KO", null),
    EN: await readFrame(tx, "EN", null),
  };
  const members = await tx.member.findMany({
    where: { id: { in: payments.flatMap(({ memberId }) => memberId ?? []) }, erasedAt: null },
    select: { id: true, name: true, email: true, language: true, emailProvedAt: true, country: true },
  });
  const byId = new Map(members.map((member) => [member.id, member]));
  const letters = payments.flatMap((payment) => {
    const to = byId.get(payment.memberId ?? 0);
    if (!to) return [];
    const isKnown = isProved(to);
    const frame = { ...frames[to.language], reader: isKnown ? to.name : null };
    const details = {
      ...detailsFor(to, payment, payment.amountDue),
      ...howToPayIn(
        settings,
        { ...to, isKnown, isAbroad: to.country !== "KR" },
        { ...payment, dueAt: laterThan(now, payment.dueAt) },
      ),
      amount: wonIn(to.language, outstandingOf(payment)),
    };
    return [{ kind, to, letter: composeLetter(kind, to.language, frame, details, own) }];
  });
  if (letters.length > 0) await putInOutbox(tx, letters, now);
}

/** A deadline that has passed is nothing to be told. */
const laterThan = (now: Date, dueAt: Date | null) => (dueAt !== null && dueAt > now ? dueAt : null);
