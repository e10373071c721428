// The moves of money (docs/money.md#states, docs/money.md#mistakes). One table says which state may follow
// which; whatever is not in it is refused. Pure: the server moves by it, tests walk it.

export const PAYMENT_STATES = [
  "PENDING",
  "DECLARED",
  "PARTIAL",
  "PAID",
  "EXPIRED",
  "CANCELLED",
  "REFUND_REQUESTED",
  "PARTLY_REFUNDED",
  "REFUNDED",
  "VOID",
] as const;
export type PaymentStateName = (typeof PAYMENT_STATES)[number];

/** What may follow, in one step. A payment is voided by the office only, with a reason, and never deleted. */
export const PAYMENT_MOVES: Readonly<Record<PaymentStateName, readonly PaymentStateName[]>> = {
  PENDING: ["DECLARED", "PARTIAL", "EXPIRED", "CANCELLED", "VOID"],
  // Not found in the bank: it waits again, or is asked for no more where what it was for is over.
  DECLARED: ["PAID", "PARTIAL", "PENDING", "CANCELLED", "VOID"],
  // What came in goes back whole: nothing more is asked.
  PARTIAL: ["PAID", "REFUNDED", "VOID"],
  PAID: ["REFUND_REQUESTED", "VOID"],
  // Money that comes late.
  EXPIRED: ["PAID", "PARTIAL"],
  CANCELLED: ["PAID"],
  // Sent back; or waived before any of it was sent.
  REFUND_REQUESTED: ["PARTLY_REFUNDED", "REFUNDED", "PAID", "VOID"],
  // The rest goes back, too: what it was for ended, or the office says so, or somebody sent it back at the card service.
  PARTLY_REFUNDED: ["REFUND_REQUESTED", "REFUNDED"],
  REFUNDED: [],
  VOID: [],
};

/** What may follow besides when a booking is reversed, which books its money out: the state it began in. */
export const PAYMENT_CORRECTIONS: Readonly<Partial<Record<PaymentStateName, readonly PaymentStateName[]>>> = {
  PARTIAL: ["PENDING", "DECLARED", "EXPIRED", "VOID"],
  PAID: ["PENDING", "DECLARED", "PARTIAL", "EXPIRED", "CANCELLED", "VOID"],
  REFUND_REQUESTED: ["DECLARED", "EXPIRED", "CANCELLED", "VOID"],
};

/** What may follow besides where a refund is reversed, which books its money in again. */
export const REFUND_REVERSALS: Readonly<Partial<Record<PaymentStateName, readonly PaymentStateName[]>>> = {
  PARTIAL: ["PAID"],
  PARTLY_REFUNDED: ["REFUND_REQUESTED", "PAID"],
  REFUNDED: ["REFUND_REQUESTED", "PARTLY_REFUNDED", "PARTIAL", "PAID"],
  // All that was due counted for another payment, and is due again.
  CANCELLED: ["REFUND_REQUESTED"],
};

/** What may follow besides where the office restores the application that it had cancelled: nothing of the money went back. */
export const PAYMENT_RESTORES: Readonly<Partial<Record<PaymentStateName, readonly PaymentStateName[]>>> = {
  CANCELLED: ["PENDING"],
  REFUND_REQUESTED: ["PARTIAL", "PAID"],
};

/**
 * What a move changes beside the state: BOOKED_OUT reverses a booking, REVERSED a refund, RESTORED that its
 * application was cancelled.
 */
type MoveKind = "FORWARD" | "BOOKED_OUT" | "REVERSED" | "RESTORED";

/** Where money can come in or go back without another state: one more part, a surplus and its return, a part of a refund. */
const KEEPS: ReadonlySet<PaymentStateName> = new Set([
  "PARTIAL",
  "PAID",
  "REFUND_REQUESTED",
  "PARTLY_REFUNDED",
]);

/**
 * The steps from one state to another. It is one step where the table has it. It is several where the office
 * does in one go what is usually done in turn: money found in the bank is declared and paid, a refund that
 * nobody asked for is asked for and given.
 * @returns null when the table has no way
 */
export function paymentRoute(
  from: PaymentStateName,
  to: PaymentStateName,
  kind: MoveKind = "FORWARD",
): readonly PaymentStateName[] | null {
  if (from === to) return KEEPS.has(from) ? [to] : null;
  if (kind === "BOOKED_OUT") return PAYMENT_CORRECTIONS[from]?.includes(to) ? [to] : null;
  if (kind === "RESTORED") return PAYMENT_RESTORES[from]?.includes(to) ? [to] : null;
  if (kind === "REVERSED") return REFUND_REVERSALS[from]?.includes(to) ? [to] : null;
  const step = PAYMENT_MOVES[from];
  if (step.includes(to)) return [to];
  const between = SHORT_WAYS.find(([start, , end]) => start === from && end === to);
  return between ? [between[1], between[2]] : null;
}

/** What the office may do in one go. Each of its steps is in the table. */
const SHORT_WAYS: readonly (readonly [PaymentStateName, PaymentStateName, PaymentStateName])[] = [
  ["PENDING", "DECLARED", "PAID"],
  // The application has ended: what came in is all that is asked for, and it goes back.
  ["PARTIAL", "PAID", "REFUND_REQUESTED"],
  ["PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED"],
  ["PAID", "REFUND_REQUESTED", "REFUNDED"],
];

/** Money is still awaited. */
export const OPEN_STATES = ["PENDING", "DECLARED", "PARTIAL"] as const satisfies readonly PaymentStateName[];
const open: ReadonlySet<PaymentStateName> = new Set(OPEN_STATES);

/** Whole won, as a payment and its moves hold them. */
export interface PaymentSums {
  readonly state: PaymentStateName;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
}

/** What is there: came in and has not gone back. */
export const balanceOf = ({ amountPaid, amountRefunded }: PaymentSums): number => amountPaid - amountRefunded;

/** With what is still to be sent back, once a refund was asked for. */
export interface RefundableSums extends PaymentSums {
  readonly refundDue: number | null;
}

/** What is still to be sent back; nothing where no refund is under way. */
export function refundDueOf(payment: RefundableSums): number {
  if (payment.state !== "REFUND_REQUESTED") return 0;
  return Math.min(payment.refundDue ?? balanceOf(payment), balanceOf(payment));
}

/** What of it stays with the association: a refund that is asked for counts as gone. */
export const retainedOf = (payment: RefundableSums): number =>
  Math.max(0, balanceOf(payment) - refundDueOf(payment));

/** States in which money lies with the association; from each of them it can go back (docs/money.md). */
const WITH_MONEY: ReadonlySet<PaymentStateName> = new Set([
  "PARTIAL",
  "PAID",
  "REFUND_REQUESTED",
  "PARTLY_REFUNDED",
]);

/** Money lies with the association. */
export const hasMoney = ({ state }: Pick<PaymentSums, "state">): boolean => WITH_MONEY.has(state);

/** The payer says that it was sent, and nobody has found it yet. */
export const isTransferDeclared = ({ state }: Pick<PaymentSums, "state">): boolean => state === "DECLARED";

/** What is still to come; nothing once nobody waits for it. */
export function outstandingOf(payment: PaymentSums): number {
  return open.has(payment.state) ? Math.max(0, payment.amountDue - balanceOf(payment)) : 0;
}

/** What is missing of what was asked for, whether or not anybody waits for it. */
export const missingOf = (payment: PaymentSums): number =>
  Math.max(0, payment.amountDue - balanceOf(payment));

/** What came in above what was due. */
export function surplusOf(payment: PaymentSums): number {
  return payment.state === "PAID" ? Math.max(0, balanceOf(payment) - payment.amountDue) : 0;
}

/**
 * What may count for another payment of the payer instead of being refunded: a surplus, or all that came in
 * for what ended, while all of it is due and nothing was sent back.
 */
export function transferableOf(payment: RefundableSums): number {
  if (payment.state !== "REFUND_REQUESTED") return surplusOf(payment);
  const isWhole = payment.amountRefunded === 0 && refundDueOf(payment) === balanceOf(payment);
  return isWhole ? balanceOf(payment) : 0;
}

/** Where it leads when that much counts for another payment. */
export function stateAfterTransfer(payment: RefundableSums, amount: number): PaymentStateName {
  if (payment.state !== "REFUND_REQUESTED") return payment.state;
  return amount < balanceOf(payment) ? "REFUND_REQUESTED" : "CANCELLED";
}

/** Whether the surplus of another payment of the payer may count for it: not what is said to be on its way already. */
export const canTakeSurplus = (payment: PaymentSums): boolean =>
  (payment.state === "PENDING" || payment.state === "PARTIAL") && outstandingOf(payment) > 0;

/** Where an amount that came in leads. */
export function stateAfterBooking(payment: PaymentSums, amount: number): PaymentStateName {
  if (payment.state === "REFUND_REQUESTED") return "REFUND_REQUESTED";
  // Of what was cancelled nobody waits for the rest.
  if (payment.state === "PAID" || payment.state === "CANCELLED") return "PAID";
  return balanceOf(payment) + amount >= payment.amountDue ? "PAID" : "PARTIAL";
}

/**
 * Where an amount that goes back leads. Returning what was too much leaves a payment paid, returning a part
 * of what came in leaves it partly paid; a refund stays open until all of it is sent.
 */
export function stateAfterRefund(payment: RefundableSums, amount: number): PaymentStateName {
  if (payment.state === "PAID" && amount <= surplusOf(payment)) return "PAID";
  if (amount >= balanceOf(payment)) return "REFUNDED";
  if (payment.state === "PARTIAL") return "PARTIAL";
  return amount < refundDueOf(payment) ? "REFUND_REQUESTED" : "PARTLY_REFUNDED";
}

/** Where the rest of a refund leads that is not sent: to what was done until now. */
export const stateAfterWaiver = ({ amountRefunded }: PaymentSums): PaymentStateName =>
  amountRefunded > 0 ? "PARTLY_REFUNDED" : "PAID";

/**
 * Where the office's cancellation is undone: to what the money that is there makes of it; null: it can't be.
 * What was not touched remains.
 */
export function stateAfterRestore(payment: PaymentSums): PaymentStateName | null {
  if (payment.state === "CANCELLED") return balanceOf(payment) === 0 ? "PENDING" : null;
  if (payment.state === "REFUND_REQUESTED") {
    return balanceOf(payment) < payment.amountDue ? "PARTIAL" : "PAID";
  }
  return payment.state === "PAID" || payment.state === "DECLARED" ? payment.state : null;
}

/** Whether the office may book money: wherever some may still come, also too late. */
export const canBook = ({ state }: PaymentSums): boolean => paymentRoute(state, "PAID") !== null;

/** Whether there is a refund of which the office may say that the rest is not sent. */
export const canWaiveRefund = ({ state }: Pick<PaymentSums, "state">): boolean =>
  state === "REFUND_REQUESTED";

/** Whether money would come in too late, so that it is booked with a word of why. */
export const isLate = ({ state }: Pick<PaymentSums, "state">): boolean =>
  state === "EXPIRED" || state === "CANCELLED";

/** Whether the office may say that nothing (more) is to be paid. */
export const canExempt = ({ state }: PaymentSums): boolean => open.has(state);

/** Whether there is something that the office could send back. */
export const canRefund = (payment: PaymentSums): boolean =>
  paymentRoute(payment.state, "REFUNDED") !== null && balanceOf(payment) > 0;

/**
 * Whether the office may say that a payment should not be there: not once something of it was sent back. Then the rest is, too.
 */
export const canVoid = ({ state, amountRefunded }: PaymentSums): boolean =>
  paymentRoute(state, "VOID") !== null && amountRefunded === 0;

/** Whether the payer may say "I have sent it". */
export const canDeclare = ({ state }: Pick<PaymentSums, "state">): boolean => state === "PENDING";

/**
 * Whether the payer may pay at the card service, by card or on an account of its own: not what is said to be on its way already.
 */
export const canPayByCard = canTakeSurplus;

interface AccountAsked extends PaymentSums {
  /** When the office asked for an account before it refunds something. */
  readonly accountAskedAt: Date | null;
}

/** Whether there is a refund on its way, a surplus, or a question of the office, whose account can be named. */
export const canNameAccount = (payment: AccountAsked): boolean =>
  payment.state === "REFUND_REQUESTED" || surplusOf(payment) > 0 || isAccountAsked(payment);

const isAccountAsked = (payment: AccountAsked): boolean =>
  payment.accountAskedAt !== null && balanceOf(payment) > 0;

/** Whether the office may ask the payer for an account: money is there that could go back, and nobody knows where to. */
export const canAskForAccount = (payment: PaymentSums & { readonly refundAccount: string | null }): boolean =>
  canRefund(payment) && payment.refundAccount === null;

/** Past its deadline and still unpaid, whatever was said about it. */
export function isOverdue(payment: PaymentSums & { readonly dueAt: Date | null }, now: Date): boolean {
  return open.has(payment.state) && payment.dueAt !== null && payment.dueAt <= now;
}
