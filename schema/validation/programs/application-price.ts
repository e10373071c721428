// Defines what somebody pays for a program at a moment. The server chooses it by the session's grade and the
// date; the form never does.

interface Tier<Grade extends string> {
  /** Empty: for everybody. */
  readonly grades: readonly Grade[];
  /** Excluded; null: to the end. */
  readonly until: Date | null;
  readonly amount: number;
}

interface Priced<Grade extends string, T extends Tier<Grade>> {
  /** For everybody whom no tier fits. */
  readonly fee: number;
  readonly enrollmentFee: number | null;
  /** In the order the office gave them. */
  readonly prices: readonly T[];
}

export interface Price<T> {
  /** Without the enrolment fee. */
  readonly amount: number;
  /** The tier it comes from; null: the fee for everybody. */
  readonly tier: T | null;
  readonly enrollmentFee: number;
  readonly total: number;
}

const holdsAt =
  (now: Date) =>
  ({ until }: Pick<Tier<string>, "until">) =>
    until === null || now < until;

/**
 * The lowest and the highest price at a moment, without the enrolment fee: what can be said before it is
 * known who asks. It follows
 * `priceFor`, whose result lies between the two for every grade.
 */
export function priceSpan(
  { fee, prices }: Pick<Priced<string, Tier<string>>, "fee" | "prices">,
  now: Date,
): { readonly lowest: number; readonly highest: number } {
  const holding = prices.filter(holdsAt(now));
  const forAll = holding.filter(({ grades }) => grades.length === 0).map(({ amount }) => amount);
  const amounts = holding.map(({ amount }) => amount);
  if (forAll.length > 0) return { lowest: Math.min(...amounts), highest: Math.min(...forAll) };
  return { lowest: Math.min(fee, ...amounts), highest: Math.max(fee, ...amounts) };
}

/**
 * The lowest price that fits; of two equal ones the first.
 * @param who.isFirstTime has not taken part in this kind of program yet, and so pays the enrolment fee
 */
export function priceFor<Grade extends string, T extends Tier<Grade>>(
  program: Priced<Grade, T>,
  who: { readonly grade: Grade; readonly isFirstTime: boolean },
  now: Date,
): Price<T> {
  const fitting = program.prices
    .filter(holdsAt(now))
    .filter(({ grades }) => grades.length === 0 || grades.includes(who.grade));
  const tier = fitting.reduce<T | null>(
    (lowest, one) => (lowest === null || one.amount < lowest.amount ? one : lowest),
    null,
  );
  const amount = tier?.amount ?? program.fee;
  const enrollmentFee = who.isFirstTime ? (program.enrollmentFee ?? 0) : 0;
  return { amount, tier, enrollmentFee, total: amount + enrollmentFee };
}
