// What somebody pays for a program at a moment. The server chooses it by the session's grade and the date; the form never does.

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

/**
 * The lowest price that fits; of two equal ones the first.
 * @param who.isFirstTime has not taken part in this kind of program yet, and so pays the enrolment fee
 */
export function priceFor<Grade extends string, T extends Tier<Grade>>(
  program: Priced<Grade, T>,
  who: { readonly grade: Grade; readonly isFirstTime: boolean },
  now: Date,
): Price<T> {
  const fitting = program.prices.filter(
    ({ grades, until }) =>
      (grades.length === 0 || grades.includes(who.grade)) && (until === null || now < until),
  );
  const tier = fitting.reduce<T | null>(
    (lowest, one) => (lowest === null || one.amount < lowest.amount ? one : lowest),
    null,
  );
  const amount = tier?.amount ?? program.fee;
  const enrollmentFee = who.isFirstTime ? (program.enrollmentFee ?? 0) : 0;
  return { amount, tier, enrollmentFee, total: amount + enrollmentFee };
}
