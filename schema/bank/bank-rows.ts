// The lines of the bank as the treasurer works through them, each with the payments it is probably for.
import { db } from "#prisma/client.ts";
import type { BankRow, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/shared/language.ts";
import { BANK_PAGE_SIZE, BANK_ROW_STATES, type BankRowState } from "#schema/validation/bank.ts";
import { OPEN_STATES, outstandingOf } from "#schema/validation/payment-state.ts";
import { createMatcher, type MatchRank } from "#schema/validation/statement-matching.ts";

export const BankRowStateRef = builder.enumType("BankRowState", {
  description: "What has become of a line of the bank.",
  values: {
    OPEN: { description: "Money that came in and is not booked." },
    SET_ASIDE: { description: "Nobody knows yet what it is for, or it is for no payment." },
    BOOKED: {},
    RETURNED: { description: "Money for no payment that went back." },
    OUT: { description: "Money that went out." },
  } satisfies Record<BankRowState, { description?: string }>,
});

const MatchRankRef = builder.enumType("MatchRank", {
  description: "How sure it is which payment a line is for.",
  values: ["CERTAIN", "LIKELY", "NONE"] satisfies readonly MatchRank[],
});

const CANDIDATE = {
  id: true,
  version: true,
  nameKo: true,
  nameEn: true,
  payerName: true,
  depositorName: true,
  state: true,
  amountDue: true,
  amountPaid: true,
  amountRefunded: true,
  createdAt: true,
} as const satisfies Prisma.PaymentSelect;
type Candidate = Prisma.PaymentGetPayload<{ select: typeof CANDIDATE }>;

const CandidateRef = builder.objectRef<Candidate>("BankRowCandidate").implement({
  description: "A payment that a line of the bank is for.",
  fields: (t) => ({
    id: t.exposeInt("id"),
    version: t.exposeInt("version"),
    payerName: t.exposeString("payerName"),
    name: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ nameKo, nameEn }, { language }) => textIn({ ko: nameKo, en: nameEn }, language),
    }),
    outstanding: t.int({ description: "Whole won still to come.", resolve: outstandingOf }),
  }),
});

interface ListedRow extends BankRow {
  readonly rank: MatchRank;
  readonly candidates: readonly Candidate[];
  readonly ways: readonly BankRow[];
}

const WayRef = builder.objectRef<BankRow>("BankRowWayBack").implement({
  description: "A line by which money went back.",
  fields: (t) => ({
    id: t.exposeInt("id"),
    at: t.expose("at", { type: "DateTime" }),
    sender: t.exposeString("sender", { description: "As the bank shows it." }),
  }),
});

export const BankRowRef = builder.objectRef<ListedRow>("BankRow").implement({
  description: "A line of the association's bank account.",
  fields: (t) => ({
    id: t.exposeInt("id"),
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
    waysBack: t.field({
      type: [WayRef],
      description:
        "Of what was set aside: lines by which it may have gone back. Of what went back: the line.",
      resolve: ({ ways }) => [...ways],
    }),
    candidates: t.field({
      type: [CandidateRef],
      description: "The best first. Of a line that is booked: the payment.",
      resolve: ({ candidates }) => [...candidates],
    }),
  }),
});

export interface RowsWish {
  readonly state: BankRowState;
  /** 1-based. */
  readonly page: number;
}

const WHERE: Readonly<Record<BankRowState, Prisma.BankRowWhereInput>> = {
  OPEN: { moveId: null, setAsideAt: null, splitAt: null, returnedById: null, amount: { gt: 0 } },
  SET_ASIDE: { moveId: null, setAsideAt: { not: null }, returnedById: null },
  BOOKED: { moveId: { not: null } },
  RETURNED: { returnedById: { not: null } },
  OUT: { moveId: null, setAsideAt: null, amount: { lt: 0 } },
};

/** What waits stands in the order of the bank, anything else with the newest first. */
async function readRows({ state, page }: RowsWish): Promise<readonly ListedRow[]> {
  const order = state === "OPEN" ? "asc" : "desc";
  const rows = await db.bankRow.findMany({
    where: WHERE[state],
    orderBy: [{ at: order }, { id: order }],
    skip: (page - 1) * BANK_PAGE_SIZE,
    take: BANK_PAGE_SIZE,
    include: { move: { select: { payment: { select: CANDIDATE } } }, returnedBy: true },
  });
  const waysBack = state === "SET_ASIDE" ? await readWaysBack(rows) : () => [];
  const propose = state === "OPEN" || state === "SET_ASIDE" ? await readMatcher() : () => NOTHING;
  return rows.map(({ move, returnedBy, ...row }) => {
    const ways = returnedBy ? [returnedBy] : waysBack(row);
    if (move) return { ...row, rank: "CERTAIN", candidates: [move.payment], ways };
    return { ...row, ...propose(row), ways };
  });
}

/** Ways back that are shown of one line. */
const WAYS_MAX = 5;

/** What went out since, as much as came in, and is tied to no other line. */
async function readWaysBack(rows: readonly BankRow[]): Promise<(row: BankRow) => readonly BankRow[]> {
  const amounts = rows.map(({ amount }) => -amount);
  const out = await db.bankRow.findMany({
    where: { amount: { in: amounts }, returns: { is: null } },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
  return ({ amount, at }) => out.filter((one) => one.amount === -amount && one.at >= at).slice(0, WAYS_MAX);
}

interface Proposed {
  readonly rank: MatchRank;
  readonly candidates: readonly Candidate[];
}

const NOTHING: Proposed = { rank: "NONE", candidates: [] };

async function readMatcher(): Promise<(row: BankRow) => Proposed> {
  const open = await db.payment.findMany({ where: { state: { in: [...OPEN_STATES] } }, select: CANDIDATE });
  const byId = new Map(open.map((payment) => [payment.id, payment]));
  const match = createMatcher(open.map((payment) => ({ ...payment, outstanding: outstandingOf(payment) })));
  return (row) => {
    const { rank, paymentIds } = match({ ...row, amount: Number(row.amount) });
    return { rank, candidates: paymentIds.flatMap((id) => byId.get(id) ?? []) };
  };
}

export const BankRowsPageRef = builder.objectRef<RowsWish>("BankRowsPage").implement({
  description: "Up to fifty lines of the bank.",
  fields: (t) => ({
    items: t.field({ type: [BankRowRef], resolve: async (wish) => [...(await readRows(wish))] }),
    totalCount: t.int({ resolve: ({ state }) => db.bankRow.count({ where: WHERE[state] }) }),
    counts: t.field({
      type: [BankRowCountRef],
      description: "How many lines there are of each state.",
      resolve: () =>
        Promise.all(
          BANK_ROW_STATES.map(async (state) => ({
            state,
            count: await db.bankRow.count({ where: WHERE[state] }),
          })),
        ),
    }),
  }),
});

const BankRowCountRef = builder
  .objectRef<{ readonly state: BankRowState; readonly count: number }>("BankRowCount")
  .implement({
    fields: (t) => ({ state: t.expose("state", { type: BankRowStateRef }), count: t.exposeInt("count") }),
  });
