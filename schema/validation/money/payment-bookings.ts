// Defines which booking of a payment can be reversed, and where that leads (docs/money.md#mistakes). Pure,
// over the rows of its history: the server does it, the dialog shows it before.
import {
  balanceOf,
  type PaymentStateName,
  type PaymentSums,
  type RefundableSums,
  refundDueOf,
  surplusOf,
} from "./payment-state.ts";

/** A row of the history, as far as money goes. */
export interface BookedMove {
  readonly id: number;
  readonly from: PaymentStateName | null;
  readonly to: PaymentStateName;
  /** Whole won that came in; below zero what went back or was booked out. */
  readonly amount: number;
  /** Nothing moved at the bank: a booking is booked out, or a refund is struck. */
  readonly isCorrection: boolean;
  /** Of money that is there again: the refund, or the transfer to another payment, that it reverses. */
  readonly reversesId: number | null;
  /** Of a surplus that left: the booking by which it counts for another payment. */
  readonly transferredToId: number | null;
  readonly method: string | null;
  readonly receivedAt: Date | null;
}

/** Bookings that were not reversed, the oldest first. @param moves in their order */
export function validBookings<Move extends BookedMove>(moves: readonly Move[]): readonly Move[] {
  const valid: Move[] = [];
  for (const move of moves) {
    if (move.amount > 0 && move.reversesId === null) valid.push(move);
    else if (move.isCorrection && move.amount < 0 && move.transferredToId === null) valid.pop();
  }
  return valid;
}

/**
 * Whether it was paid twice (docs/refunds.md#paid-twice): a booking that was not reversed came in when it was
 * paid already, and money above what is due is there still. A single transfer of too much is a surplus alone.
 */
export const isPaidTwice = (payment: PaymentSums, moves: readonly BookedMove[]): boolean =>
  surplusOf(payment) > 0 && validBookings(moves).some(({ from }) => from === "PAID");

/** Moves by which money left and that were not reversed, the oldest first: refunds, and a surplus that counts elsewhere. */
function validOutgoings<Move extends BookedMove>(moves: readonly Move[]): readonly Move[] {
  const reversed = new Set(moves.map(({ reversesId }) => reversesId));
  return moves.filter(
    ({ id, amount, isCorrection, transferredToId }) =>
      amount < 0 && (!isCorrection || transferredToId !== null) && !reversed.has(id),
  );
}

/** Whether a surplus of the payment counts for another one: that has to be undone before the payment is voided. */
export const hasTransferred = (moves: readonly BookedMove[]): boolean =>
  validOutgoings(moves).some(({ transferredToId }) => transferredToId !== null);

/** Refunds that were not reversed, the oldest first. */
const validRefunds = <Move extends BookedMove>(moves: readonly Move[]): readonly Move[] =>
  validOutgoings(moves).filter(({ isCorrection }) => !isCorrection);

/** Refunds that can be reversed: not what the card service says it has sent. */
export const reversibleRefunds = <Move extends BookedMove>(moves: readonly Move[]): readonly Move[] =>
  validRefunds(moves).filter(({ method }) => method !== "CARD");

interface Booked extends PaymentSums {
  /** When the payer said that it was sent. */
  readonly declaredAt: Date | null;
}

/**
 * The last booking, where it can be reversed: money is there, and since then nothing was sent back and
 * nothing waived or exempted.
 * @returns the booking and the state the payment had before it; null where there is none
 */
export function reversibleBooking<Move extends BookedMove>(
  payment: Booked,
  moves: readonly Move[],
): { readonly booking: Move; readonly before: PaymentStateName } | null {
  if (!["PARTIAL", "PAID", "REFUND_REQUESTED"].includes(payment.state)) return null;
  const booking = validBookings(moves).at(-1);
  if (!booking || booking.from === null || booking.amount > balanceOf(payment)) return null;
  const since = moves.filter(({ id }) => id > booking.id);
  const isSettledSince = since.some(
    ({ from, to, method, reversesId }) =>
      method === "EXEMPT" || (from === "REFUND_REQUESTED" && to === "PAID" && reversesId === null),
  );
  if (isSettledSince || validOutgoings(since).length > 0) return null;
  // Money that the office found is written as declared and paid; the payer had said nothing.
  const before = booking.from === "DECLARED" && payment.declaredAt === null ? "PENDING" : booking.from;
  return { booking, before };
}

/**
 * Whether a share of a payment is being sent back while the rest of its group remains: the refund is sent or
 * waived before its booking is taken back.
 */
export const isPartlyRefunding = (
  { state, groupId }: Pick<PaymentSums, "state"> & { readonly groupId: number | null },
  isOver: boolean,
): boolean => groupId !== null && state === "REFUND_REQUESTED" && !isOver;

/** Where it leads when a booking is reversed. @param isOver what the payment was for has ended: nobody waits for it */
export function stateAfterReversal(
  { state }: Pick<PaymentSums, "state">,
  before: PaymentStateName,
  isOver: boolean,
): PaymentStateName {
  if (!isOver && state !== "REFUND_REQUESTED") return before;
  if (before === "PENDING") return "CANCELLED";
  // Other money is there still, and waits for what it waited for.
  return before === "PARTIAL" || before === "PAID" ? state : before;
}

/** A refund of the history, as far as its reversal goes. */
interface RefundMove {
  readonly from: PaymentStateName | null;
  /** Whole won, below zero. */
  readonly amount: number;
  /** What was due to be sent back before it; null where no refund was asked for. */
  readonly refundDueBefore: number | null;
}

/** The result of a reversal: the state, and the refund that is due then. */
export interface Reversal {
  readonly to: PaymentStateName;
  /** Whole won. */
  readonly refundDue: number;
}

/**
 * Where it leads when a refund is reversed. What the bank returned was meant to be sent, so that it is due
 * again. What was recorded by mistake leaves what was due before it, and else the payment as it was. A
 * surplus and a part of what came in are there again as before.
 * @param isStruck recorded by mistake: nothing was sent
 */
export function reversalOf(
  payment: RefundableSums,
  { from, amount, refundDueBefore }: RefundMove,
  isStruck: boolean,
): Reversal {
  const sent = -amount;
  const balance = balanceOf(payment) + sent;
  const covers = balance >= payment.amountDue;
  if (payment.state === "PAID") return { to: "PAID", refundDue: 0 };
  if (payment.state === "PARTIAL") return { to: covers ? "PAID" : "PARTIAL", refundDue: 0 };
  const again = isStruck ? Math.min(sent, refundDueBefore ?? 0) : sent;
  const refundDue = refundDueOf(payment) + again;
  if (refundDue > 0) return { to: "REFUND_REQUESTED", refundDue };
  if (from === "PARTIAL") return { to: covers ? "PAID" : "PARTIAL", refundDue: 0 };
  const isWhole = covers || payment.amountRefunded === sent;
  return { to: isWhole ? "PAID" : "PARTLY_REFUNDED", refundDue: 0 };
}
