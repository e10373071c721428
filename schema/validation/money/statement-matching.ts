// Which payment a row of the bank is probably for. It proposes and never books: a person does (docs/money.md#states). Pure, so that a test walks it.
import { namesIn, namesOf, numberIn } from "#schema/validation/core/fold-name.ts";

/** A payment that money may still come for, as far as a transfer is told by it. */
export interface OpenPayment {
  readonly id: number;
  readonly payerName: string;
  /** The payer's name, cut, with the last digits of the number behind it, or what the payer wrote in its place. */
  readonly depositorName: string;
  /** Whole won still to come. */
  readonly outstanding: number;
  readonly createdAt: Date;
  /** It expired or was cancelled: what comes late is proposed, and never certain. */
  readonly isLate?: boolean;
  /** It is paid: the same sum under the same name again is proposed as a second payment, and never as certain. */
  readonly isPaid?: boolean;
}

export interface Transfer {
  readonly sender: string;
  /** Whole won. */
  readonly amount: number;
  readonly at: Date;
}

export type MatchRank = "CERTAIN" | "LIKELY" | "NONE";

export interface Proposal {
  readonly rank: MatchRank;
  /** The best first; one alone where it is certain. */
  readonly paymentIds: readonly number[];
}

const NOTHING: Proposal = { rank: "NONE", paymentIds: [] };
/** Payments that are proposed for one transfer. */
export const PROPOSED_MAX = 5;
/** Of the name to send it under. */
const NUMBER_BEHIND = /\d{4}$/u;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a payment is worth by what agrees. A number of which the bank cut digits orders two of one name, and makes nothing certain. */
const WORTH = { number: 4, name: 2, amount: 1, cutNumber: 0.5, late: -0.25, paid: -0.5 } as const;
const ALL = WORTH.number + WORTH.name + WORTH.amount;

type Index = ReadonlyMap<string, readonly OpenPayment[]>;

function indexBy(
  payments: readonly OpenPayment[],
  keysOf: (payment: OpenPayment) => Iterable<string>,
): Index {
  const index = new Map<string, OpenPayment[]>();
  for (const payment of payments) {
    for (const key of new Set(keysOf(payment))) {
      const held = index.get(key);
      if (held) held.push(payment);
      else index.set(key, [payment]);
    }
  }
  return index;
}

const numberDigits = (id: number) => String(id).padStart(4, "0").slice(-4);

const found = (index: Index, keys: Iterable<string>): OpenPayment[] =>
  [...keys].flatMap((key) => index.get(key) ?? []);

/** Makes a matcher over all payments once; each row is then a few look-ups. */
export function createMatcher(payments: readonly OpenPayment[]): (transfer: Transfer) => Proposal {
  const byName = indexBy(payments, ({ payerName, depositorName }) => [
    ...namesOf(payerName),
    ...namesOf(depositorName),
    ...namesOf(depositorName.replace(NUMBER_BEHIND, "")),
  ]);
  const byDigits = indexBy(payments, ({ id }) => [numberDigits(id)]);
  return ({ sender, amount, at }) => {
    const { whole, cut } = numberIn(sender);
    // What was asked for after the money came is not what it was sent for.
    const isEarlier = ({ createdAt }: OpenPayment) => createdAt.getTime() < at.getTime() + DAY_MS;
    const named = found(byName, namesIn(sender)).filter(isEarlier);
    const numbered = found(byDigits, whole).filter(isEarlier);
    const namedIds = new Set(named.map(({ id }) => id));
    const numberedIds = new Set(numbered.map(({ id }) => id));
    const scores = new Map<number, number>();
    for (const { id, outstanding, isLate = false, isPaid = false } of [...named, ...numbered]) {
      if (scores.has(id)) continue;
      const hasName = namedIds.has(id);
      const fits = outstanding === amount;
      // A number alone is four digits of anybody's, and what is over may be any sum: they count with the amount only.
      if ((!hasName || isLate || isPaid) && !fits) continue;
      if (isPaid && !hasName) continue;
      const isCut = hasName && cut !== null && numberDigits(id).startsWith(cut);
      scores.set(
        id,
        (numberedIds.has(id) ? WORTH.number : isCut ? WORTH.cutNumber : 0) +
          (hasName ? WORTH.name : 0) +
          (fits ? WORTH.amount : 0) +
          (isLate ? WORTH.late : 0) +
          (isPaid ? WORTH.paid : 0),
      );
    }
    const ranked = [...scores].sort(([a, x], [b, y]) => y - x || a - b);
    const [best, second] = ranked;
    if (!best) return NOTHING;
    const isCertain = best[1] === ALL && second?.[1] !== ALL;
    if (isCertain) return { rank: "CERTAIN", paymentIds: [best[0]] };
    return { rank: "LIKELY", paymentIds: ranked.slice(0, PROPOSED_MAX).map(([id]) => id) };
  };
}
