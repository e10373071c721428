// Printed certificates: an examinee asks for one and pays for it, the office sends it.
import type { Tx } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { DocumentLanguage } from "#prisma/generated/enums.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { cancelPayment } from "#schema/money/payments/cancel-payment.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import { openPayment } from "#schema/money/payments/open-payment.ts";
import { writeHowToPay } from "#schema/money/payments/payment-mails.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import { type CopyState, copyState } from "#schema/validation/programs/certificate-copies.ts";
import { findExamFacts } from "./find-exam-facts.ts";

/** A copy with what says how far it is: an include of Prisma's. */
export const withPayment = { payment: { select: { state: true } } } as const;

const isOpen = (state: CopyState): boolean => state === "AWAITING_PAYMENT" || state === "TO_SEND";

/**
 * Whether an examinee may ask for a printed certificate: who passed, whose certificate is not revoked, and
 * who waits for no other copy.
 */
export async function canRequestCopy(
  tx: Pick<Tx, "application" | "certificateCopy" | "issuedDocument">,
  applicationId: number,
  now: Date,
): Promise<boolean> {
  if ((await findExamFacts(tx, [applicationId], now)).size === 0) return false;
  const documents = await tx.issuedDocument.findMany({
    where: { applicationId, kind: "EXAM_CERTIFICATE" },
    select: { revokedAt: true },
  });
  if (documents.length > 0 && documents.every(({ revokedAt }) => revokedAt !== null)) return false;
  const copies = await tx.certificateCopy.findMany({ where: { applicationId }, include: withPayment });
  return !copies.some((copy) => isOpen(copyState(copy)));
}

/** Whose application it is: the own one, or one whose link the caller has opened. */
interface Whose {
  readonly id: number;
  readonly memberId?: number;
}

interface Requesting {
  readonly language: DocumentLanguage;
  readonly address: string;
  /** Whole won that the examinee saw. */
  readonly expectedFee: number;
}

/**
 * Asks for a printed certificate, and opens its payment where it costs something.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for a person who has none, or waits for another copy; PRICE_CHANGED
 */
export async function requestCopy(
  tx: Tx,
  whose: Whose,
  { language, address, expectedFee }: Requesting,
  now: Date,
): Promise<void> {
  const { id } = whose;
  await lockWithPayments(tx, [id]);
  const application = await tx.application.findFirst({
    where: whose,
    include: {
      program: { select: { titleKo: true, titleEn: true } },
      group: { select: { language: true } },
    },
  });
  if (!application) throw new DomainError("NOT_FOUND");
  if (!(await canRequestCopy(tx, id, now))) throw new DomainError("MOVE_REFUSED");
  const { certificateFee } = await readSettings(tx);
  if (certificateFee !== expectedFee) throw new DomainError("PRICE_CHANGED");
  const { titleKo, titleEn } = application.program;
  const { memberId } = application;
  // Members read mails in the language of the account.
  const reader = memberId === null ? application.group?.language : undefined;
  const asked = {
    memberId,
    language: reader ?? "KO",
    type: "CERTIFICATE",
    amountDue: certificateFee,
    nameKo: `${titleKo} 인증서 인쇄본`,
    nameEn: `${titleEn ?? titleKo}: printed certificate`,
    payerName: application.name,
    payerEmail: application.email,
    actorId: memberId,
  } as const;
  const payment = certificateFee === 0 ? null : await openPayment(tx, asked, now);
  const data = { applicationId: id, language, address, paymentId: payment?.id ?? null, requestedAt: now };
  await tx.certificateCopy.create({ data });
  if (payment) await writeHowToPay(tx, { ...asked, ...payment }, now);
}

/** A copy and its application, locked until the transaction ends. @throws DomainError NOT_FOUND */
async function lockCopy(tx: Tx, id: number) {
  const found = await tx.certificateCopy.findUnique({ where: { id }, select: { applicationId: true } });
  if (!found) throw new DomainError("NOT_FOUND");
  await lockWithPayments(tx, [found.applicationId]);
  return await tx.certificateCopy.findUniqueOrThrow({
    where: { id },
    include: { ...withPayment, application: { select: { memberId: true } } },
  });
}

/**
 * Withdraws a request that is not paid, or cost nothing, before it is sent.
 * @param whose the member, or the application whose link the caller has opened
 * @returns the id of the application
 * @throws DomainError NOT_FOUND; MOVE_REFUSED
 */
export async function withdrawCopy(
  tx: Tx,
  {
    id,
    whose,
  }: { readonly id: number; readonly whose: { readonly memberId: number } | { readonly id: number } },
  now: Date,
): Promise<number> {
  const copy = await lockCopy(tx, id);
  const { applicationId, application, paymentId } = copy;
  const isOwn = "id" in whose ? whose.id === applicationId : whose.memberId === application.memberId;
  if (!isOwn) throw new DomainError("NOT_FOUND");
  const isFree = paymentId === null && copyState(copy) === "TO_SEND";
  // What is said to be under way, or came in part, the office looks into.
  if (!isFree && copy.payment?.state !== "PENDING") throw new DomainError("MOVE_REFUSED");
  if (paymentId !== null)
    await cancelPayment(tx, paymentId, { actorId: application.memberId, reason: "COPY_WITHDRAWN" }, now);
  await tx.certificateCopy.update({ where: { id }, data: { cancelledAt: now } });
  return applicationId;
}

/** The payment that the copy under way of an application awaits; null: none. */
export const readCopyPayment = (tx: Pick<Tx, "payment">, applicationId: number): Promise<Payment | null> =>
  tx.payment.findFirst({
    where: {
      state: { in: [...OPEN_STATES] },
      certificateCopy: { applicationId, cancelledAt: null, sentAt: null },
    },
  });

/** @throws DomainError NOT_FOUND; MOVE_REFUSED unless it is paid and not sent */
export async function sendCopy(
  tx: Tx,
  { id }: { readonly id: number },
  { now }: Author,
): Promise<ActionResult> {
  const copy = await lockCopy(tx, id);
  if (copyState(copy) !== "TO_SEND") throw new DomainError("MOVE_REFUSED");
  await tx.certificateCopy.update({ where: { id }, data: { sentAt: now } });
  return { result: copy.applicationId, lines: [{ subjectId: copy.applicationId, after: { sentAt: now } }] };
}

/** Takes back that it was sent. @throws DomainError NOT_FOUND; MOVE_REFUSED unless it was */
export async function unsendCopy(tx: Tx, { id }: { readonly id: number }): Promise<ActionResult> {
  const { sentAt, applicationId } = await lockCopy(tx, id);
  if (sentAt === null) throw new DomainError("MOVE_REFUSED");
  await tx.certificateCopy.update({ where: { id }, data: { sentAt: null } });
  const line = { subjectId: applicationId, before: { sentAt }, after: { sentAt: null } };
  return { result: applicationId, lines: [line] };
}
