// Payments for tests: opened as the site opens them, asked about by payer and office, and what must hold of them at all times.
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import { openPayment, type PaymentToOpen } from "#schema/money/payments/open-payment.ts";
import { isPaidTwice } from "#schema/validation/money/payment-bookings.ts";
import {
  canRefund,
  hasMoney,
  PAYMENT_CORRECTIONS,
  PAYMENT_MOVES,
  PAYMENT_RESTORES,
  type PaymentStateName,
  REFUND_REVERSALS,
  refundDueOf,
} from "#schema/validation/money/payment-state.ts";

export const DECLARE = `mutation ($id: Id!, $version: Int!) {
  declarePayment(id: $id, version: $version, depositorName: "보낸 이") { id state version }
}`;
export const UNDO_DECLARE = `mutation ($id: Id!, $version: Int!) {
  undoDeclaration(id: $id, version: $version) { id state version depositorName viewerCanDeclare }
}`;
export const BOOK = `mutation ($id: Id!, $version: Int!, $amount: Int!, $receivedAt: DateTime, $reason: String, $method: ReceivedMethod, $acceptSurplus: Boolean = true) {
  bookPayment(
    id: $id, version: $version, amount: $amount, receivedAt: $receivedAt, reason: $reason, method: $method, acceptSurplus: $acceptSurplus
  ) {
    warning payment { id state version amountPaid outstanding surplus }
  }
}`;
export const EXEMPT = `mutation ($id: Id!, $version: Int!, $reason: String!) {
  exemptPayment(id: $id, version: $version, reason: $reason) { warning payment { id state method outstanding } }
}`;
export const REFUND = `mutation ($id: Id!, $version: Int!, $amount: Int!, $reason: String!, $seat: SeatAfterRefund = KEEP) {
  refundPayment(id: $id, version: $version, amount: $amount, reason: $reason, noAccount: SENDER, seat: $seat) { id state surplus amountRefunded }
}`;
export const VOID = `mutation ($id: Id!, $version: Int!, $reason: String!) {
  voidPayment(id: $id, version: $version, reason: $reason) { id state }
}`;

export const REVERSE = `mutation (
  $id: Id!, $version: Int!, $moveId: Id!, $cause: ReversalCause!, $reason: String!, $outRowId: Id, $backRowId: Id
) {
  reverseRefund(
    id: $id, version: $version, moveId: $moveId, cause: $cause, reason: $reason, outRowId: $outRowId, backRowId: $backRowId
  ) { warning payment { id state version refundDue amountRefunded surplus } }
}`;
export const TAKE_BACK = `mutation ($id: Id!, $version: Int!, $reason: String!) {
  reverseBooking(id: $id, version: $version, reason: $reason) { id state version amountPaid }
}`;
export const MOVE_BOOKING = `mutation ($id: Id!, $version: Int!, $toId: Id!, $toVersion: Int!, $reason: String!) {
  moveBooking(id: $id, version: $version, toId: $toId, toVersion: $toVersion, reason: $reason) {
    warning payment { id state amountPaid }
  }
}`;
/** A surplus that counts for another payment: by the office, and by the payer. */
export const TRANSFER = `mutation ($id: Id!, $version: Int!, $toId: Id!, $toVersion: Int!, $reason: String!) {
  transferSurplus(id: $id, version: $version, toId: $toId, toVersion: $toVersion, reason: $reason) {
    warning payment { id state amountPaid }
  }
}`;
export const TRANSFER_MINE = `mutation ($id: Id!, $version: Int!, $toId: Id!, $toVersion: Int!) {
  transferMySurplus(id: $id, version: $version, toId: $toId, toVersion: $toVersion) { id state surplus }
}`;
export const NOT_FOUND = `mutation ($id: Id!, $version: Int!, $reason: String!) {
  markPaymentNotFound(id: $id, version: $version, reason: $reason) { id state dueAt }
}`;
export const WAIVE = `mutation ($id: Id!, $version: Int!, $reason: String!) {
  waiveRefund(id: $id, version: $version, reason: $reason) { id state refundDue }
}`;
export const APPROVE = "mutation ($id: Id!) { approvePaymentProposal(id: $id) { id state } }";
export const REFUSE =
  "mutation ($id: Id!, $answer: String) { refusePaymentProposal(id: $id, answer: $answer) { id state } }";
export const CORRECT = `mutation ($id: Id!, $version: Int!) {
  correctDepositorName(id: $id, version: $version, depositorName: "고친 이름") { id depositorName version }
}`;

/** A payment of 50,000 won for something else, open since now. */
export function createPayment(
  overrides: Partial<PaymentToOpen> = {},
  now: Date = new Date(),
): Promise<{ id: number; dueAt: Date | null; depositorName: string }> {
  return db.$transaction((tx) =>
    openPayment(
      tx,
      {
        memberId: null,
        type: "OTHER",
        nameKo: "자료집",
        nameEn: "Proceedings",
        amountDue: 50_000,
        payerName: "납부 회원",
        payerEmail: "payer@example.org",
        actorId: null,
        ...overrides,
      },
      now,
    ),
  );
}

function allowed(
  from: PaymentStateName,
  to: PaymentStateName,
  move: Amounts & { readonly reason: string | null },
): boolean {
  if (from === to) return ["PAID", "PARTIAL", "REFUND_REQUESTED", "PARTLY_REFUNDED"].includes(from);
  if (move.reason === "APPLICATION_RESTORED") return PAYMENT_RESTORES[from]?.includes(to) ?? false;
  if (move.reversesId !== null && REFUND_REVERSALS[from]?.includes(to)) return true;
  return (move.isCorrection ? (PAYMENT_CORRECTIONS[from] ?? []) : PAYMENT_MOVES[from]).includes(to);
}

interface Amounts {
  readonly id: number;
  readonly amount: number;
  readonly isCorrection: boolean;
  readonly reversesId: number | null;
}

/**
 * What moves come to: what was booked out never came, and was sent to nobody; a refund that is reversed was
 * not sent, and a transfer to another payment that is undone did not leave.
 */
function sumsOf(moves: readonly Amounts[]) {
  const refunds = new Set(moves.filter(isRefund).map(({ id }) => id));
  const isOut = (move: Amounts) => isRefund(move) || refunds.has(move.reversesId ?? 0);
  const sum = (some: (move: Amounts) => boolean) =>
    moves.filter(some).reduce((all, { amount }) => all + amount, 0);
  return { paid: sum((move) => !isOut(move)), refunded: -sum(isOut) };
}
const isRefund = ({ amount, isCorrection }: Amounts) => amount < 0 && !isCorrection;

/**
 * What must hold of a payment at any moment: its history is one chain of allowed moves that ends where it is, and its sums are
 * those of its moves. A row that moves nothing is a note and allowed anywhere.
 */
export async function expectSoundPayment(id: number): Promise<void> {
  const payment = await db.payment.findUniqueOrThrow({
    where: { id },
    include: { moves: { orderBy: { id: "asc" } } },
  });
  const { moves, state, amountPaid, amountRefunded } = payment;
  // Every move says why and by whom; only time acts alone.
  for (const { reason } of moves) expect(reason).toMatch(/./);
  expect(payment.paidTwice).toBe(isPaidTwice(payment, moves));
  expect(moves[0]).toMatchObject({ from: null, to: "PENDING", amount: 0 });
  expect(moves.at(-1)?.to).toBe(state);
  for (const [index, move] of moves.entries()) {
    const { from, to, amount } = move;
    if (from === null) continue;
    expect(from).toBe(moves[index - 1]?.to);
    expect((from === to && amount === 0) || allowed(from, to, move), `${from} -> ${to}`).toBe(true);
  }
  const { paid, refunded } = sumsOf(moves);
  expect({ amountPaid, amountRefunded }).toEqual({ amountPaid: paid, amountRefunded: Math.abs(refunded) });
  // What is to go back is there.
  expect(refundDueOf(payment)).toBeLessThanOrEqual(amountPaid - amountRefunded);
  // Money lies only where it can go back from.
  if (!hasMoney(payment)) expect(amountPaid).toBe(amountRefunded);
  else if (amountPaid > amountRefunded) expect(canRefund(payment)).toBe(true);
}

/** All payments added up by hand, as the office's totals must say it. */
export async function addUpLedger(): Promise<
  Record<"count" | "due" | "paid" | "refunded" | "outstanding", number>
> {
  const moves = await db.paymentMove.findMany({
    select: { id: true, amount: true, isCorrection: true, reversesId: true },
  });
  const rows = await db.payment.findMany();
  const { paid, refunded } = sumsOf(moves);
  const outstanding = rows
    .filter(({ state }) => ["PENDING", "DECLARED", "PARTIAL"].includes(state))
    .reduce((all, row) => all + Math.max(0, row.amountDue - row.amountPaid + row.amountRefunded), 0);
  const due = rows
    .filter(({ state }) => !["EXPIRED", "CANCELLED", "VOID"].includes(state))
    .reduce((all, { amountDue }) => all + amountDue, 0);
  return { count: rows.length, due, paid, refunded: Math.abs(refunded), outstanding };
}
