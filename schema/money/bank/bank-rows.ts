// The lines of the bank as the treasurer works through them, each with the payments it is probably for.
import { db } from "#prisma/client.ts";
import type { BankRow, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { rows } from "#schema/cost.ts";
import { foldName } from "#schema/validation/core/fold-name.ts";
import {
  BANK_PAGE_SIZE,
  type BankRowState,
  isBankReturn,
  type OutsideKind,
} from "#schema/validation/money/bank.ts";
import { type MatchRank, PROPOSED_MAX } from "#schema/validation/money/statement-matching.ts";
import {
  type BookedPayment,
  CANDIDATE,
  type Candidate,
  CandidateRef,
  MatchRankRef,
  NOTHING_PROPOSED,
  type Proposed,
  readMatcher,
} from "./bank-candidates.ts";
import { readBookings } from "./booking-entries.ts";
import { wentSince } from "./day-order.ts";
import { readDueRefunds } from "./due-refunds.ts";
import { BankRowEntryRef, ENTRIES_MAX, type FoundEntry } from "./ledger-entries.ts";
import { WAITS } from "./mark-bank-row.ts";
import { readProposedBookings } from "./proposed-bookings.ts";
import { readRefunds } from "./refund-entries.ts";

export const BankRowStateRef = builder.enumType("BankRowState", {
  description: "What has become of a line of the bank.",
  values: {
    OPEN: { description: "Money that came in and is not booked." },
    SET_ASIDE: { description: "Nobody knows yet what it is for, or it is for no payment." },
    BOOKED: { description: "A booking, a refund, or a refund that came back." },
    RETURNED: { description: "Money for no payment that went back." },
    OUT: { description: "Money that went out, and is no refund of the ledger yet." },
    OUTSIDE: { description: "Another transaction: interest, fees, rent, own transfers." },
  } satisfies Record<BankRowState, { description?: string }>,
});

export const OutsideKindRef = builder.enumType("OutsideKind", {
  description: "What another transaction is.",
  values: {
    INTEREST: {},
    FEE: { description: "Of the bank." },
    RENT: {},
    OWN_TRANSFER: { description: "From or to another account of the association." },
    EXPENSE: { description: "Anything else the association pays." },
    OTHER: {},
  } satisfies Record<OutsideKind, { description?: string }>,
});

/** How many candidates for a return are shown of one line. */
const RETURNS_MAX = 4;

interface FoundReturn extends BankRow {
  /** The bank shows the same name on both lines. */
  readonly isSameName: boolean;
}

interface ListedRow extends BankRow {
  readonly rank: MatchRank;
  readonly candidates: readonly Candidate[];
  readonly ways: readonly FoundReturn[];
  readonly entries: readonly FoundEntry[];
  /** Its booking on that payment waits for a second person; null: none does. */
  readonly proposedOn: Candidate | null;
}

const WayRef = builder.objectRef<FoundReturn>("ReturnTransfer").implement({
  description:
    "The other line of a deposit that went back: of the deposit the one that went out, and of that the deposit.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    at: t.expose("at", { type: "DateTime" }),
    sender: t.exposeString("sender", { description: "As the bank shows it." }),
    isSameName: t.exposeBoolean("isSameName"),
  }),
});

export const BankRowRef = builder.objectRef<ListedRow>("BankRow").implement({
  description: "A line of the association's bank account.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    at: t.expose("at", { type: "DateTime", description: "When the bank booked it." }),
    sender: t.exposeString("sender"),
    note: t.exposeString("note"),
    amount: t.expose("amount", {
      type: "Won",
      description: "Whole won that came in; below zero what went out.",
    }),
    isPart: t.boolean({
      description: "Of a transfer for several payments.",
      resolve: ({ partOfId }) => partOfId !== null,
    }),
    rank: t.expose("rank", { type: MatchRankRef }),
    outsideKind: t.expose("outsideKind", {
      type: OutsideKindRef,
      nullable: true,
      description: "Null: of the ledger, or not known yet.",
    }),
    isByRule: t.boolean({
      description: "A rule classified it as another transaction.",
      resolve: ({ ruleId }) => ruleId !== null,
    }),
    returnTransfers: t.field({
      type: [WayRef],
      complexity: rows(RETURNS_MAX),
      description:
        "Of a line that waits: lines of the other direction that return it, the same name first. Of what went back: the line.",
      resolve: ({ ways }) => [...ways],
    }),
    entries: t.field({
      type: [BankRowEntryRef],
      complexity: rows(ENTRIES_MAX),
      description:
        "Of a line that waits: refunds, or bookings, that it may be, the best first. A payment that has such a booking of its name is no candidate.",
      resolve: ({ entries }) => [...entries],
    }),
    proposedOn: t.field({
      type: CandidateRef,
      nullable: true,
      description: "The payment on which its booking waits for a second person's approval; null: none does.",
      resolve: ({ proposedOn }) => proposedOn,
    }),
    candidates: t.field({
      type: [CandidateRef],
      complexity: rows(PROPOSED_MAX),
      description:
        "The best first. Of a line that is booked: the payment. Of money that went out: payments of which as much is due back.",
      resolve: ({ candidates }) => [...candidates],
    }),
  }),
});

export interface RowsQuery {
  readonly state: BankRowState;
  /** 1-based. */
  readonly page: number;
}

export const ROWS_WHERE: Readonly<Record<BankRowState, Prisma.BankRowWhereInput>> = {
  OPEN: { ...WAITS, setAsideAt: null, amount: { gt: 0 } },
  SET_ASIDE: { ...WAITS, setAsideAt: { not: null } },
  BOOKED: { moveId: { not: null } },
  RETURNED: { returnedById: { not: null } },
  OUT: { ...WAITS, setAsideAt: null, amount: { lt: 0 } },
  OUTSIDE: { outsideKind: { not: null } },
};

/** What waits is in the order of the bank, anything else with the newest first. */
export async function readRows({ state, page }: RowsQuery, now: Date): Promise<readonly ListedRow[]> {
  const order = state === "OPEN" ? "asc" : "desc";
  const lines = await db.bankRow.findMany({
    where: ROWS_WHERE[state],
    orderBy: [{ at: order }, { id: order }],
    skip: (page - 1) * BANK_PAGE_SIZE,
    take: BANK_PAGE_SIZE,
    include: { move: { select: { payment: { select: CANDIDATE } } }, returnedBy: true },
  });
  const waits = state === "OPEN" || state === "SET_ASIDE" || state === "OUT";
  const returnTransfers = waits ? await readReturnTransfers(lines) : () => [];
  const isIncoming = state === "OPEN" || state === "SET_ASIDE";
  const propose = isIncoming ? await readMatcher(lines, now) : () => NOTHING_PROPOSED;
  const entriesOf = isIncoming
    ? await readBookings(lines)
    : state === "OUT"
      ? await readRefunds(lines)
      : () => [];
  const dueRefunds = state === "OUT" ? await readDueRefunds(lines) : null;
  const proposedOn = isIncoming ? await readProposedBookings(now) : new Map<number, BookedPayment>();
  return lines.map(({ move, returnedBy, ...row }) => {
    const waiting = proposedOn.get(row.id);
    const more = {
      ways: returnedBy ? [wayOf(row, returnedBy)] : returnTransfers(row),
      entries: entriesOf(row),
      proposedOn: waiting ? { ...waiting, signs: [] } : null,
    };
    if (move) return { ...row, ...more, rank: "CERTAIN", candidates: [{ ...move.payment, signs: [] }] };
    if (dueRefunds) return { ...row, ...more, rank: "LIKELY", candidates: dueRefunds(row) };
    // What the bank sent back is nobody's payment.
    const proposed = isBankReturn(row) ? NOTHING_PROPOSED : propose(row);
    return { ...row, ...more, ...withoutDoubles(proposed, more.entries) };
  });
}

/**
 * What is recorded already is proposed as that, and not as a second payment. A booking of another name is not
 * proposed beside a payment that agrees by more.
 */
function withoutDoubles(
  proposed: Proposed,
  entries: readonly FoundEntry[],
): Pick<ListedRow, "rank" | "candidates" | "entries"> {
  const recorded = new Set(entries.filter(({ isSameName }) => isSameName).map(({ paymentId }) => paymentId));
  const candidates = proposed.candidates.filter(({ id, state }) => state !== "PAID" || !recorded.has(id));
  const isSure = candidates.some(({ signs }) => signs.includes("AMOUNT"));
  return {
    rank: candidates.length === 0 ? "NONE" : proposed.rank,
    candidates,
    entries: isSure ? entries.filter(({ isSameName }) => isSameName) : entries,
  };
}

const wayOf = (row: Pick<BankRow, "sender">, way: BankRow): FoundReturn => ({
  ...way,
  isSameName: row.sender !== "" && foldName(row.sender) === foldName(way.sender),
});

/** Of a deposit: what went out since, as much as came in. Of what went out: what came in before. Nothing was done with either. */
async function readReturnTransfers(
  lines: readonly BankRow[],
): Promise<(row: BankRow) => readonly FoundReturn[]> {
  const amounts = [...new Set(lines.map(({ amount }) => -amount))];
  const others = await db.bankRow.findMany({
    where: { ...WAITS, amount: { in: amounts } },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
  return (row) =>
    others
      .filter((other) => other.amount === -row.amount)
      .filter((other) => (other.amount < 0 ? wentSince(row, other) : wentSince(other, row)))
      .map((other) => wayOf(row, other))
      .sort((one, other) => Number(other.isSameName) - Number(one.isSameName))
      .slice(0, RETURNS_MAX);
}
