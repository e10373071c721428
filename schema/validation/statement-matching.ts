// Which payment a row of the bank is probably for. It proposes and never books: a person does (decision 33). Pure, so that a test walks it.

/** An open payment, as far as a transfer is told by it. */
export interface OpenPayment {
  readonly id: number;
  readonly payerName: string;
  /** The payer's name, cut, with the last digits of the number behind it, or what the payer wrote in its place. */
  readonly depositorName: string;
  /** Whole won still to come. */
  readonly outstanding: number;
  readonly createdAt: Date;
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
const PROPOSED_MAX = 5;
const DAY_MS = 24 * 60 * 60 * 1_000;
const DIGITS = /\d{4}$/;

/** A name as it is compared: composed, without case, spaces and marks. */
const folded = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s·.,()\-_/*]/gu, "");

interface Told {
  readonly name: string;
  readonly digits: string | null;
}

function told(text: string): Told {
  const whole = folded(text);
  const digits = DIGITS.exec(whole)?.[0] ?? null;
  return { name: digits === null ? whole : whole.slice(0, -digits.length), digits };
}

type Index = ReadonlyMap<string, readonly OpenPayment[]>;

function indexBy(
  payments: readonly OpenPayment[],
  keysOf: (payment: OpenPayment) => readonly string[],
): Index {
  const index = new Map<string, OpenPayment[]>();
  for (const payment of payments) {
    for (const key of new Set(keysOf(payment))) {
      if (key === "") continue;
      const held = index.get(key);
      if (held) held.push(payment);
      else index.set(key, [payment]);
    }
  }
  return index;
}

const numberDigits = (id: number) => String(id).padStart(4, "0").slice(-4);

/** Makes a matcher over all open payments once; each row is then a few look-ups. */
export function createMatcher(payments: readonly OpenPayment[]): (transfer: Transfer) => Proposal {
  const byName = indexBy(payments, ({ payerName, depositorName }) => [
    folded(payerName),
    told(depositorName).name,
    folded(depositorName),
  ]);
  const byDigits = indexBy(payments, ({ id }) => [numberDigits(id)]);
  return ({ sender, amount, at }) => {
    const { name, digits } = told(sender);
    // What was asked for after the money came is not what it was sent for.
    const isEarlier = ({ createdAt }: OpenPayment) => createdAt.getTime() < at.getTime() + DAY_MS;
    const named = [...(byName.get(name) ?? []), ...(byName.get(folded(sender)) ?? [])].filter(isEarlier);
    const numbered = digits === null ? [] : (byDigits.get(digits) ?? []).filter(isEarlier);
    const namedIds = new Set(named.map(({ id }) => id));
    const numberedIds = new Set(numbered.map(({ id }) => id));
    const scores = new Map<number, number>();
    for (const { id, outstanding } of [...named, ...numbered]) {
      if (scores.has(id)) continue;
      const hasName = namedIds.has(id);
      const hasDigits = numberedIds.has(id);
      const fits = outstanding === amount;
      // A number alone is four digits of anybody's, so it counts with the amount only.
      if (!hasName && !fits) continue;
      scores.set(id, (hasDigits ? 4 : 0) + (hasName ? 2 : 0) + (fits ? 1 : 0));
    }
    const ranked = [...scores].sort(([a, x], [b, y]) => y - x || a - b);
    const [best, second] = ranked;
    if (!best) return NOTHING;
    const isCertain = best[1] === 7 && second?.[1] !== 7;
    if (isCertain) return { rank: "CERTAIN", paymentIds: [best[0]] };
    return { rank: "LIKELY", paymentIds: ranked.slice(0, PROPOSED_MAX).map(([id]) => id) };
  };
}
