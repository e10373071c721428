import type { Tx } from "#prisma/client.ts";
import type { MailText } from "#schema/core/mail/compose-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { runIdempotent } from "#schema/core/shared/request-key.ts";
import { validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { type CheckedPayment, depositorNameOf } from "#schema/validation/money/payments.ts";
import { deadlineOf, openPayment } from "./open-payment.ts";
import { readHowToPay, writeHowToPay } from "./payment-mails.ts";
import { readSenderName } from "./sender-name.ts";

interface Creating {
  readonly payment: CheckedPayment;
  readonly requestKey: string | null;
}

/**
 * Makes a payment by the office, for a member or for somebody outside, and writes to them how to pay it.
 * @throws DomainError VALIDATION for a member who is not there and a deadline that has passed;
 * DUES_ASKED_ALREADY; CONFLICT when the key made another payment
 */
export async function createPayment(
  tx: Tx,
  { payment, requestKey }: Creating,
  author: Author,
): Promise<ActionResult> {
  const { now, memberId: actorId } = author;
  const request = { author, requestKey, operation: "createPayment", content: payment };
  const { id, isNew } = await runIdempotent(tx, request, async () => {
    if (payment.dueAt !== null && payment.dueAt <= now) throw validationError({ dueAt: ["DATE_INVALID"] });
    const payer = await readPayer(tx, payment);
    const made = await openPayment(tx, { ...payment, ...payer, actorId }, now);
    await writeHowToPay(tx, { ...payment, ...payer, ...made }, now);
    return made.id;
  });
  const { type, amountDue, memberId } = payment;
  return { result: id, lines: isNew ? [{ subjectId: id, after: { type, amountDue, memberId } }] : [] };
}

/** The digits of a payment that has no number yet. */
const NO_DIGITS = "****";

/**
 * The email that `createPayment` would write.
 * @throws DomainError VALIDATION for a member who is not there
 */
export async function readMailOfPayment(tx: Tx, payment: CheckedPayment, now: Date): Promise<MailText> {
  const payer = await readPayer(tx, payment);
  const dueAt = await deadlineOf(tx, payment.dueAt, now);
  const depositorName = depositorNameOf(await readSenderName(tx, { ...payment, ...payer }), 0).replace(
    /\d+$/,
    NO_DIGITS,
  );
  const mail = await readHowToPay(tx, { ...payment, ...payer, dueAt, depositorName });
  if (!mail) throw validationError({ memberId: ["CHOICE_UNKNOWN"] });
  return mail;
}

/** A member pays under the own name and address unless others were given. */
async function readPayer(tx: Tx, { memberId, payerName, payerEmail }: CheckedPayment) {
  if (memberId === null) return { payerName: payerName ?? "", payerEmail: payerEmail ?? "" };
  const member = await tx.member.findUnique({
    where: { id: memberId, status: { not: "WITHDRAWN" } },
    select: { name: true, email: true },
  });
  if (!member) throw validationError({ memberId: ["CHOICE_UNKNOWN"] });
  return { payerName: payerName ?? member.name, payerEmail: payerEmail ?? member.email };
}
