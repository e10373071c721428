// Which booking of a payment can be taken back, and where that leads (decision 74). Pure, over the rows of its history: the server does
// it, the dialog shows it before.
import { balanceOf, type PaymentStateName, type PaymentSums } from "./payment-state.ts";

/** A row of the history, as far as money goes. */
export interface BookedMove {
  readonly id: number;
  readonly from: PaymentStateName | null;
  readonly to: PaymentStateName;
  /** Whole won that came in; below zero what went back or was booked out. */
  readonly amount: number;
  /** What was booked is booked out: nobody was sent anything. */
  readonly isCorrection: boolean;
  readonly method: string | null;
  readonly receivedAt: Date | null;
}

/** Bookings that were not taken back, the oldest first. @param moves in their order */
export function standingBookings<Move extends BookedMove>(moves: readonly Move[]): readonly Move[] {
  const standing: Move[] = [];
  for (const move of moves) {
    if (move.amount > 0) standing.push(move);
    else if (move.isCorrection) standing.pop();
  }
  return standing;
}

interface Booked extends PaymentSums {
  /** When the payer said that it was sent. */
  readonly declaredAt: Date | null;
}

/**
 * The last booking, where it can be taken back: money is there, and since then nothing was sent back and nothing waived or exempted.
 * @returns the booking and the state the payment had before it; null where there is none
 */
export function bookingToTakeBack<Move extends BookedMove>(
  payment: Booked,
  moves: readonly Move[],
): { readonly booking: Move; readonly before: PaymentStateName } | null {
  if (!["PARTIAL", "PAID", "REFUND_REQUESTED"].includes(payment.state)) return null;
  const booking = standingBookings(moves).at(-1);
  if (!booking || booking.from === null || booking.amount > balanceOf(payment)) return null;
  const since = moves.filter(({ id }) => id > booking.id);
  const isSettledSince = since.some(
    ({ from, to, amount, isCorrection, method }) =>
      (amount < 0 && !isCorrection) || method === "EXEMPT" || (from === "REFUND_REQUESTED" && to === "PAID"),
  );
  if (isSettledSince) return null;
  // Money that the office found is written as declared and paid; the payer had said nothing.
  const before = booking.from === "DECLARED" && payment.declaredAt === null ? "PENDING" : booking.from;
  return { booking, before };
}

/** Where it leads when a booking is taken back. @param isOver what the payment was for has ended: nobody waits for it */
export function stateTakenBack(
  { state }: Pick<PaymentSums, "state">,
  before: PaymentStateName,
  isOver: boolean,
): PaymentStateName {
  if (!isOver && state !== "REFUND_REQUESTED") return before;
  if (before === "PENDING") return "CANCELLED";
  // Other money is there still, and waits for what it waited for.
  return before === "PARTIAL" || before === "PAID" ? state : before;
}
