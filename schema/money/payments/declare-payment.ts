import type { Tx } from "#prisma/client.ts";
import type { PaymentType } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import {
  canDeclare,
  isOverdue,
  isTransferDeclared,
  type PaymentSums,
} from "#schema/validation/money/payment-state.ts";
import { depositorNameOf, isLasting } from "#schema/validation/money/payments.ts";
import { isApplicationClosed } from "./application-closed.ts";
import { movePayment, notePayment, readToNote } from "./move-payment.ts";
import { readSenderName } from "./sender-name.ts";

interface Declared {
  readonly id: number;
  readonly version: number;
  /** The name it was sent under. */
  readonly depositorName: string;
}

/**
 * The payer says that the money was sent. The office sees it and looks into the bank; it does not expire any more.
 * @throws DomainError NOT_FOUND for somebody else's too; CONFLICT; PAYMENT_MOVE_REFUSED unless it is PENDING
 */
export async function declarePayment(
  tx: Tx,
  { id, version, depositorName }: Declared,
  { memberId, now }: Author,
): Promise<void> {
  const payment = await readOwn(tx, { id, version, memberId });
  if (!canDeclare(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const columns = { declaredAt: now, depositorName };
  await movePayment(tx, payment, { to: "DECLARED", actorId: memberId, reason: depositorName, columns }, now);
}

/**
 * The payer corrects the name it was sent under, as long as the office is looking for it.
 * @throws DomainError NOT_FOUND for somebody else's too; CONFLICT; PAYMENT_MOVE_REFUSED unless it was declared
 */
export async function correctDepositorName(
  tx: Tx,
  { id, version, depositorName }: Declared,
  { memberId, now }: Author,
): Promise<void> {
  const payment = await readOwn(tx, { id, version, memberId });
  if (!isTransferDeclared(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const note = { actorId: memberId, reason: depositorName, columns: { depositorName } };
  await notePayment(tx, payment, note, now);
}

interface Undoable extends PaymentSums {
  readonly type: PaymentType;
  readonly dueAt: Date | null;
}

/**
 * Whether the payer may say that nothing was sent after all. Not past the deadline, when the payment would
 * expire at once: the office sets a new one. What it was for is over: nothing expires by it.
 */
export const canUndoDeclaration = (payment: Undoable, areApplicationsClosed: boolean, now: Date): boolean =>
  isTransferDeclared(payment) &&
  (areApplicationsClosed || isLasting(payment.type) || !isOverdue(payment, now));

/**
 * The payer said by mistake that the money was sent. The payment waits again until the deadline it had, under
 * the name that was proposed; where what it was for is over, nobody waits for it.
 * @throws DomainError NOT_FOUND for somebody else's too; CONFLICT; PAYMENT_MOVE_REFUSED unless `canUndoDeclaration`
 */
export async function undoDeclaration(
  tx: Tx,
  { id, version }: Pick<Declared, "id" | "version">,
  { memberId, now }: Author,
): Promise<void> {
  const payment = await readOwn(tx, { id, version, memberId });
  const isForNothing = await isApplicationClosed(tx, payment);
  if (!canUndoDeclaration(payment, isForNothing, now)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const depositorName = depositorNameOf(await readSenderName(tx, payment), id);
  const to = isForNothing ? "CANCELLED" : "PENDING";
  const columns = { declaredAt: null, depositorName };
  await movePayment(tx, payment, { to, actorId: memberId, reason: "DECLARATION_UNDONE", columns }, now);
}

async function readOwn(
  tx: Tx,
  { id, version, memberId }: Pick<Declared, "id" | "version"> & Pick<Author, "memberId">,
) {
  const own = await tx.payment.count({ where: { id, memberId }, take: 1 });
  if (own === 0) throw new DomainError("NOT_FOUND");
  return await readToNote(tx, id, version);
}
