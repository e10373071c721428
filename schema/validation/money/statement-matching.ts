// Defines which payment a row of the bank is probably for. It proposes and never books: a person does
// (docs/money.md#states). Pure, so that a test walks it.
import { foldName, namesIn, namesOf, numberIn } from "#schema/validation/core/fold-name.ts";

/** A payment that money may still arrive for, with what identifies its transfer. */
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

interface Transfer {
  readonly sender: string;
  /** Whole won. */
  readonly amount: number;
  readonly at: Date;
}

export type MatchRank = "CERTAIN" | "LIKELY" | "NONE";

/**
 * What of a line agrees with a payment (NAME_CUT: a name of which the bank cut the end), or EARLY: it came
 * before the payment was asked for.
 */
export type MatchSign = "NAME" | "NAME_CUT" | "NUMBER" | "AMOUNT" | "EARLY";

interface ProposedPayment {
  readonly id: number;
  readonly signs: readonly MatchSign[];
}

interface Proposal {
  readonly rank: MatchRank;
  /** The best first; one alone where it is certain. */
  readonly payments: readonly ProposedPayment[];
}

const NOTHING: Proposal = { rank: "NONE", payments: [] };
/** Payments that are proposed for one transfer. */
export const PROPOSED_MAX = 5;
/** Of the name to send it under. */
const NUMBER_BEHIND = /\d{4}$/u;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Days by which money may be before the payment it is for: members send their dues before the office issues them. */
const EARLY_DAYS = 14;
/** The same where number, name and amount all agree: that is no coincidence. */
const EARLY_DAYS_OF_ALL = 90;
/** Letters of a name that are left where the bank cut its end: fewer are the beginning of many names. */
export const CUT_NAME_MIN = 6;

/**
 * What a payment is worth by what agrees. A number of which the bank cut digits orders two of one name, and
 * makes nothing certain.
 */
const WORTH = {
  number: 4,
  name: 2,
  cutName: 1.5,
  amount: 1,
  cutNumber: 0.5,
  late: -0.25,
  early: -0.25,
  paid: -0.5,
} as const;
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

/** What a payment shares with a transfer that it is proposed for: one of these at least. */
interface TransferKeys {
  /** Folded names, one of which is the payer's. */
  readonly names: ReadonlySet<string>;
  /** Four digits, with which the payment's number ends. */
  readonly numbers: ReadonlySet<string>;
  /** What the bank shows of a name whose end it may have cut; null: too little. */
  readonly shown: string | null;
}

export function keysOfTransfer({ sender }: Pick<Transfer, "sender">): TransferKeys {
  const shown = foldName(sender).replace(/\d+$/u, "");
  return {
    names: namesIn(sender),
    numbers: numberIn(sender).whole,
    shown: shown.length < CUT_NAME_MIN ? null : shown,
  };
}

/** Makes a matcher over payments once; each row is then a few look-ups. */
export function createMatcher(payments: readonly OpenPayment[]): (transfer: Transfer) => Proposal {
  const byName = indexBy(payments, ({ payerName, depositorName }) => [
    ...namesOf(payerName),
    ...namesOf(depositorName),
    ...namesOf(depositorName.replace(NUMBER_BEHIND, "")),
  ]);
  const wholeNames = ({ payerName, depositorName }: OpenPayment): readonly string[] =>
    [payerName, depositorName.replace(NUMBER_BEHIND, "")].map(foldName);
  const byStart = indexBy(payments, (payment) =>
    wholeNames(payment).map((name) => name.slice(0, CUT_NAME_MIN)),
  );
  /** The bank shows as much of a name as fits: payers whose names go on where it ends. */
  const namedOn = (shown: string): OpenPayment[] =>
    found(byStart, [shown.slice(0, CUT_NAME_MIN)]).filter((payment) =>
      wholeNames(payment).some((name) => name.length > shown.length && name.startsWith(shown)),
    );
  const byDigits = indexBy(payments, ({ id }) => [numberDigits(id)]);
  return ({ sender, amount, at }) => {
    const { names, numbers, shown } = keysOfTransfer({ sender });
    const { cut } = numberIn(sender);
    const daysBefore = ({ createdAt }: OpenPayment) => (createdAt.getTime() - at.getTime()) / DAY_MS;
    const isNear = (payment: OpenPayment) => daysBefore(payment) < EARLY_DAYS_OF_ALL;
    const named = found(byName, names).filter(isNear);
    const numbered = found(byDigits, numbers).filter(isNear);
    const cutNamed = (shown === null ? [] : namedOn(shown)).filter(isNear);
    const namedIds = new Set(named.map(({ id }) => id));
    const cutIds = new Set(cutNamed.map(({ id }) => id));
    const numberedIds = new Set(numbered.map(({ id }) => id));
    const scores = new Map<number, number>();
    const signs = new Map<number, readonly MatchSign[]>();
    for (const payment of [...named, ...numbered, ...cutNamed]) {
      const { id, outstanding, isLate = false, isPaid = false } = payment;
      if (scores.has(id)) continue;
      const hasName = namedIds.has(id);
      const hasNumber = numberedIds.has(id);
      const hasCutName = !hasName && cutIds.has(id);
      const fits = outstanding === amount;
      const isFar = daysBefore(payment) >= EARLY_DAYS;
      if (isFar && !(hasName && hasNumber && fits)) continue;
      const isEarly = daysBefore(payment) >= 1;
      // A number alone is four digits of anybody's, and what is over may be any sum: they count with the amount only.
      if ((!hasName || isLate || isPaid || isEarly) && !fits) continue;
      if (isPaid && !hasName) continue;
      // What was asked for after the money came, and has ended or is paid, is not what it was sent for.
      if (isEarly && (isLate || isPaid)) continue;
      const isCut = hasName && cut !== null && numberDigits(id).startsWith(cut);
      scores.set(
        id,
        (hasNumber ? WORTH.number : isCut ? WORTH.cutNumber : 0) +
          (hasName ? WORTH.name : hasCutName ? WORTH.cutName : 0) +
          (fits ? WORTH.amount : 0) +
          (isLate ? WORTH.late : 0) +
          (isEarly ? WORTH.early : 0) +
          (isPaid ? WORTH.paid : 0),
      );
      signs.set(id, [
        ...(hasName ? (["NAME"] as const) : hasCutName ? (["NAME_CUT"] as const) : []),
        ...(hasNumber ? (["NUMBER"] as const) : []),
        ...(fits ? (["AMOUNT"] as const) : []),
        ...(isEarly ? (["EARLY"] as const) : []),
      ]);
    }
    const ranked = [...scores].sort(([a, x], [b, y]) => y - x || a - b);
    const [best, second] = ranked;
    if (!best) return NOTHING;
    const isCertain = best[1] === ALL && second?.[1] !== ALL;
    const proposed = isCertain ? [best] : ranked.slice(0, PROPOSED_MAX);
    return {
      rank: isCertain ? "CERTAIN" : "LIKELY",
      payments: proposed.map(([id]) => ({ id, signs: signs.get(id) ?? [] })),
    };
  };
}
