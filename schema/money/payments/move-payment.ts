// The one place where a payment changes: its state by the table of schema/validation/money/payment-state.ts,
// its sums by the money of this very move, and with them the rows of its history.
import type { Tx } from "#prisma/client.ts";
import type { Payment, PaymentMove, Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade, PaymentMethod, PaymentState } from "#prisma/generated/enums.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { refuseClosedMonth } from "#schema/money/month-ends/month-lock.ts";
import { paymentRoute, refundDueOf } from "#schema/validation/money/payment-state.ts";
import { PAYMENT_AMOUNT_MAX } from "#schema/validation/money/payments.ts";
import { applicationIdsOf, isForApplications } from "./applications-of-payment.ts";
import { refuseSecondDues } from "./dues-taken.ts";
import { erasedWith } from "./erase-payer.ts";
import { lockWithPayments } from "./lock-with-payments.ts";
import { readPaidTwice } from "./read-paid-twice.ts";

/** What a payment is moved by. */
interface PaymentMoving {
  readonly to: PaymentState;
  /** Whole won that came in; below zero what went back. */
  readonly amount?: number;
  /** A refund that is reversed: its money is there again, and counts as sent no longer. `isStruck`: it was never sent. */
  readonly reversal?: {
    readonly refund: Pick<PaymentMove, "id" | "amount" | "method" | "transferredToId">;
    readonly isStruck: boolean;
  };
  /**
   * A surplus, or what was due back, that counts for another payment from now on, by the booking there: it
   * lowers what came in (decision 216).
   */
  readonly transfer?: { readonly amount: number; readonly bookingId: number };
  /** Bookings that are booked out, each with its own day and way: they lower what came in, and nobody is sent anything. */
  readonly bookedOut?: readonly Pick<PaymentMove, "amount" | "method" | "receivedAt">[];
  /** The office restores the application that it had cancelled (restore-payment.ts). */
  readonly isRestored?: boolean;
  readonly method?: PaymentMethod;
  readonly receivedAt?: Date | null;
  /** Null: time does it. */
  readonly actorId: number | null;
  /** Why: words of a person, or a code that the pages have words for (`payment-office.because` of the messages). */
  readonly reason: string;
  /** What else is written down of the payment. */
  readonly columns?: Pick<
    Prisma.PaymentUncheckedUpdateManyInput,
    | "accountAskedAt"
    | "amountDue"
    | "declaredAt"
    | "depositorName"
    | "dueAt"
    | "gradeBefore"
    | "method"
    | "paidAt"
    | "refundAccount"
    | "refundDue"
  >;
}

/**
 * Reads and locks a payment that is about to be moved. Everybody who touches money locks in the same order.
 * For dues: first the member (schema/people/members/lock-member.ts), then the payment. Else: first the
 * application, then the payment, then the program (schema/programs/applications/lock-application.ts).
 * @throws DomainError NOT_FOUND
 */
export async function readToMove(tx: Tx, id: number): Promise<Payment> {
  const found = await tx.payment.findUnique({
    where: { id },
    select: { memberId: true, applicationId: true, groupId: true },
  });
  if (!found) throw new DomainError("NOT_FOUND");
  if (isForApplications(found)) await lockWithPayments(tx, await applicationIdsOf(tx, found));
  else {
    if (found.memberId !== null) {
      await tx.$queryRaw`SELECT 1 FROM members WHERE id = ${found.memberId} FOR NO KEY UPDATE`;
    }
    await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${id} FOR UPDATE`;
  }
  return await tx.payment.findUniqueOrThrow({ where: { id } });
}

/**
 * The same for what the payer says of a payment, which neither seat nor membership follows from: only the
 * payment is locked, so that nobody waits while a run of dues, or an act of the office, holds the member.
 */
export async function readToNote(tx: Tx, id: number, version: number): Promise<Payment> {
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${id} FOR UPDATE`;
  const payment = await tx.payment.findUnique({ where: { id } });
  if (!payment) throw new DomainError("NOT_FOUND");
  if (payment.version !== version) throw paymentConflict(payment);
  return payment;
}

/** The same, of a payment that somebody has looked at: CONFLICT with the current version when it was moved since. */
export async function readAtVersion(tx: Tx, id: number, version: number): Promise<Payment> {
  const payment = await readToMove(tx, id);
  if (payment.version !== version) throw paymentConflict(payment);
  return payment;
}

function paymentConflict({ version, state, amountPaid, amountRefunded }: Payment): DomainError {
  return conflictError({ version, state, amountPaid, amountRefunded });
}

/**
 * Moves a payment that was read in this transaction.
 * @throws DomainError PAYMENT_MOVE_REFUSED when the table has no such move; MONTH_CLOSED for money of a month
 * that is closed (docs/money.md#closed-months); CONFLICT when somebody else moved it
 */
export async function movePayment(
  tx: Tx,
  payment: Payment,
  {
    to,
    amount = 0,
    bookedOut = [],
    reversal,
    transfer,
    isRestored = false,
    method,
    receivedAt = null,
    actorId,
    reason,
    columns = {},
  }: PaymentMoving,
  now: Date,
): Promise<void> {
  // Money that counts for another payment leaves this one as if it had never come.
  const isBookedOut = bookedOut.length > 0 || transfer !== undefined;
  const kind = isRestored ? "RESTORED" : reversal ? "REVERSED" : isBookedOut ? "BOOKED_OUT" : "FORWARD";
  const route = paymentRoute(payment.state, to, kind);
  if (!route) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const corrections = bookedOut.map((booked) => ({
    amount: -booked.amount,
    isCorrection: true,
    method: booked.method,
    receivedAt: booked.receivedAt,
  }));
  const one = reversal
    ? {
        amount: -reversal.refund.amount,
        isCorrection: reversal.isStruck,
        method: reversal.refund.method,
        receivedAt,
        reversesId: reversal.refund.id,
      }
    : transfer
      ? { ...movedAway(transfer), receivedAt }
      : { amount, method: method ?? null, receivedAt, ...dueBefore(payment, amount) };
  const money = [...corrections, ...(one.amount === 0 ? [] : [one])];
  for (const moved of money) await refuseClosedMonth(tx, moved.receivedAt ?? now);
  const out = corrections.reduce((sum, one) => sum + one.amount, 0);
  const isReturnedSurplus = reversal !== undefined && reversal.refund.transferredToId !== null;
  const cameIn = out + (transfer || isReturnedSurplus ? one.amount : Math.max(0, amount));
  if (payment.amountPaid + cameIn > PAYMENT_AMOUNT_MAX) throw validationError({ amount: ["WON_INVALID"] });
  const { id, version, state } = payment;
  const refunded = isReturnedSurplus ? 0 : reversal ? reversal.refund.amount : Math.max(0, -amount);
  const data = {
    ...columns,
    ...(await erasedWith(tx, payment, { to, amount: one.amount + out })),
    state: to,
    amountPaid: { increment: cameIn },
    amountRefunded: { increment: refunded },
    version: { increment: 1 },
  };
  // Late money for dues that were asked for again meanwhile.
  const { count } = await refuseSecondDues(tx.payment.updateMany({ where: { id, version, state }, data }));
  if (count === 0) throw paymentConflict(await tx.payment.findUniqueOrThrow({ where: { id } }));
  // The last row is the last step; what else is booked out is before it.
  const last = money.at(-1) ?? { method: method ?? null };
  const rows = [
    ...money.slice(0, -1).map((one) => ({ from: state, to: state, ...one })),
    ...route.map((step, index) => ({
      from: route[index - 1] ?? state,
      to: step,
      ...(index === route.length - 1 ? last : {}),
    })),
  ];
  await tx.paymentMove.createMany({
    data: rows.map((row) => ({ ...row, paymentId: id, actorId, reason, createdAt: now })),
  });
  const { amountPaid, amountRefunded } = payment;
  const amountDue = typeof columns.amountDue === "number" ? columns.amountDue : payment.amountDue;
  const sums = {
    amountDue,
    amountPaid: amountPaid + cameIn,
    amountRefunded: amountRefunded + refunded,
  };
  const paidTwice = await readPaidTwice(tx, payment, { ...payment, ...sums, state: to });
  if (paidTwice !== payment.paidTwice) await tx.payment.update({ where: { id }, data: { paidTwice } });
}

const movedAway = ({ amount, bookingId }: { readonly amount: number; readonly bookingId: number }) => ({
  amount: -amount,
  isCorrection: true,
  method: "SURPLUS" as const,
  transferredToId: bookingId,
});

/** Of a refund: what was due before it, so that its reversal knows. */
const dueBefore = (payment: Payment, amount: number) =>
  amount < 0 && payment.state === "REFUND_REQUESTED" ? { refundDueBefore: refundDueOf(payment) } : {};

interface Note {
  /** Null: time does it. */
  readonly actorId: number | null;
  readonly reason: string;
  /** What changes beside state and sums. */
  readonly columns?: Pick<
    Prisma.PaymentUncheckedUpdateInput,
    | "accountAskedAt"
    | "amountDue"
    | "depositorName"
    | "dueAt"
    | "grade"
    | "gradeBefore"
    | "language"
    | "memberId"
    | "payerEmail"
    | "refundAccount"
    | "refundPercent"
  >;
}

/** Writes down something about a payment that changes neither its state nor its sums; the caller holds the row. */
export async function notePayment(
  tx: Tx,
  { id, state }: Pick<Payment, "id" | "state">,
  { actorId, reason, columns = {} }: Note,
  now: Date,
): Promise<void> {
  await tx.payment.update({ where: { id }, data: { ...columns, version: { increment: 1 } } });
  await tx.paymentMove.create({
    data: { paymentId: id, from: state, to: state, actorId, reason, createdAt: now },
  });
}

/**
 * Keeps the grade that a payment took the place of; null: it was given back. The move that causes it has the row of the history.
 */
export async function storeGradeBefore(tx: Tx, id: number, gradeBefore: MemberGrade | null): Promise<void> {
  await tx.payment.update({ where: { id }, data: { gradeBefore } });
}
