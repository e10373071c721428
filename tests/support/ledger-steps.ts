// The steps of the machine of tests/integration/money/ledger-machine.test.ts: who may do what, random ones,
// and those that reach what was once a dead end.
import fc from "fast-check";
import { FEE, type LedgerStep, OPERATIONS, type Operation, WHOSE } from "./ledger-operations.ts";
import { EVENTS, type Happening } from "./ledger-world.ts";

/** Everybody with an account is a member; the rest is by role. */
export const MAY = {
  visitor: [],
  one: WHOSE.member,
  two: WHOSE.member,
  content: WHOSE.member,
  members: WHOSE.member,
  program: [...WHOSE.member, ...WHOSE.program],
  finance: [...WHOSE.member, ...WHOSE.finance],
  boss: OPERATIONS,
} as const satisfies Record<string, readonly Operation[]>;
export type Who = keyof typeof MAY;
interface Act extends LedgerStep {
  readonly who: Who;
}
export type Step = Act | Happening;

const byMembers = fc.constantFrom<Operation>(...WHOSE.member, "APPLY", "DECLARE", "CARD");
const byFinance = fc.constantFrom<Operation>(...WHOSE.finance, "BOOK", "LINE_BOOK", "LINE_BOOK");
const amount = fc.constantFrom(0, 1, 12_000, 12_000, FEE, FEE, FEE, FEE + 5, 2_000_000_001);
const rest = {
  at: fc.noBias(fc.nat(7)),
  amount,
  stale: fc.noBias(fc.integer({ min: 0, max: 9 })).map((dice) => dice === 0),
};
/** Mostly what somebody may do, so that journeys get somewhere; and anything by anybody. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ operation: byMembers, who: fc.constantFrom<Who>("one", "two", "boss"), ...rest }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ operation: byFinance, who: fc.constantFrom<Who>("finance", "boss"), ...rest }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      operation: fc.constantFrom<Operation>(...OPERATIONS),
      who: fc.constantFrom(...(Object.keys(MAY) as Who[])),
      ...rest,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      event: fc.constantFrom(...EVENTS, "STATEMENT" as const),
      at: fc.noBias(fc.nat(7)),
      amount,
    }),
  },
);

const act = (who: Who, operation: Operation, at = 0, of = FEE): Act => ({
  who,
  operation,
  at,
  amount: of,
  stale: false,
});
const event = (name: Happening["event"], at = 1, of = FEE): Happening => ({ event: name, at, amount: of });

/** Each journey begins with something to work on: dues, an application whose money is on its way, and a line of the bank. */
export const BEGINNING: readonly Step[] = [
  act("finance", "DUES"),
  act("one", "APPLY"),
  act("one", "DECLARE"),
  event("STATEMENT", 8),
];

/** What was once a dead end or a drift, each reached; that it can be left is what every journey ends with. */
export const DEAD_ENDS: readonly (readonly Step[])[] = [
  // Withdrawn while the money was on its way, and without a word of it; the money comes for both.
  [
    ...[act("one", "WITHDRAW"), act("finance", "LINE_BOOK"), act("two", "APPLY"), act("two", "WITHDRAW")],
    ...[act("boss", "CREATE"), event("STATEMENT", 1), act("finance", "LINE_BOOK", 1)],
  ],
  // The program is cancelled; twice less than what is due is sent back.
  [
    ...[act("finance", "LINE_BOOK"), act("program", "CANCEL_PROGRAM"), act("finance", "REFUND", 0, 12_000)],
    ...[act("boss", "REFUND", 0, 1), act("finance", "WAIVE")],
  ],
  // The money of one was booked on another, and goes where it belongs; then it goes back whole, with the seat.
  [
    ...[act("finance", "LINE_BOOK"), act("two", "APPLY"), act("finance", "MOVE_BOOKING", 0, 0)],
    ...[act("finance", "LINE_BACK"), act("finance", "LINE_BOOK"), act("finance", "REFUND")],
  ],
  // Never found in the bank; late and in parts; by a card whose answer was lost.
  [
    ...[
      act("finance", "NOT_FOUND"),
      event("TIME"),
      act("finance", "LINE_SPLIT"),
      act("finance", "LINE_BOOK", 3),
    ],
    ...[act("one", "CARD", 0, 1), event("CARD_TURN")],
  ],
  // A part that went back is not put together with the rest again.
  [
    ...[act("finance", "LINE_SPLIT"), act("finance", "LINE_ASIDE", 1), event("MONEY_OUT", 0)],
    ...[act("finance", "LINE_RETURN"), act("finance", "LINE_JOIN"), act("finance", "LINE_UNTIE")],
  ],
  // Cash and a transfer that should not be there.
  [act("finance", "BOOK", 0, 12_000), act("finance", "LINE_BOOK"), act("finance", "VOID")],
  // Cash and a card, of which all goes back.
  [act("finance", "BOOK", 2, 12_000), act("one", "CARD"), act("finance", "REFUND"), event("CARD_TURN")],
  // A refund that the bank returned, sent again; and one that was recorded by mistake.
  [
    ...[act("finance", "LINE_BOOK"), act("finance", "REFUND", 0, 12_000), act("finance", "REVERSE", 0)],
    ...[act("finance", "REFUND", 0, 12_000), act("finance", "REVERSE", 1), act("one", "WITHDRAW")],
  ],
  // The own payment, by two persons.
  [act("boss", "APPLY"), act("boss", "BOOK"), act("finance", "APPROVE")],
];
