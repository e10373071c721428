// Documents that prove why the office refunds more than the rules do, such as a medical certificate
// (docs/refunds.md#exceptions-to-the-refund-rules).
import type { Tx } from "#prisma/client.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { REFUND_PROOFS_MAX } from "#schema/validation/core/limits.ts";

interface Attached {
  readonly paymentId: number;
  /** Ids of files. */
  readonly files: readonly number[];
}

/**
 * Attaches documents that the author has uploaded to a payment. A caller that moves the payment, too, does
 * that first: locks are taken in one order.
 * @throws DomainError VALIDATION FILE_UNKNOWN for what is no proof of the author's own, or attached already; TOO_MANY_FILES
 */
export async function attachRefundProofs(
  tx: Tx,
  { paymentId, files }: Attached,
  { memberId, now: createdAt }: Author,
): Promise<void> {
  if (files.length === 0) return;
  const isOwn = await lockOwnFiles(tx, files, { kind: "PROOF", memberId });
  if (!isOwn) throw validationError({ proofs: ["FILE_UNKNOWN"] });
  const data = files.map((fileId) => ({ fileId, paymentId, createdAt }));
  const { count } = await tx.refundProof.createMany({ data, skipDuplicates: true });
  if (count < files.length) throw validationError({ proofs: ["FILE_UNKNOWN"] });
  if ((await countProofs(tx, paymentId)) > REFUND_PROOFS_MAX) {
    throw validationError({ proofs: ["TOO_MANY_FILES"] });
  }
}

interface OneProof {
  /** Of the payment. */
  readonly id: number;
  readonly fileId: number;
}

/**
 * A document that comes before or after the refund.
 * @throws DomainError NOT_FOUND; PAYMENT_MOVE_REFUSED for a payment that nothing came in for; as `attachRefundProofs`
 */
export async function addRefundProof(
  tx: Tx,
  { id, fileId }: OneProof,
  author: Author,
): Promise<ActionResult> {
  const payment = await tx.payment.findUnique({ where: { id }, select: { amountPaid: true } });
  if (!payment) throw new DomainError("NOT_FOUND");
  if (payment.amountPaid === 0) throw new DomainError("PAYMENT_MOVE_REFUSED");
  await attachRefundProofs(tx, { paymentId: id, files: [fileId] }, author);
  const proofs = await countProofs(tx, id);
  return { result: id, lines: [{ subjectId: id, before: { proofs: proofs - 1 }, after: { proofs } }] };
}

/**
 * Removes one that was attached by mistake. The sweep of unused files erases it.
 * @throws DomainError NOT_FOUND
 */
export async function removeRefundProof(tx: Tx, { id, fileId }: OneProof): Promise<ActionResult> {
  const { count } = await tx.refundProof.deleteMany({ where: { fileId, paymentId: id } });
  if (count === 0) throw new DomainError("NOT_FOUND");
  const proofs = await countProofs(tx, id);
  return { result: id, lines: [{ subjectId: id, before: { proofs: proofs + 1 }, after: { proofs } }] };
}

const countProofs = (tx: Tx, paymentId: number) => tx.refundProof.count({ where: { paymentId } });
