// The end of a month: what the bank and the ledger say of it, and what only one of them has.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { readProposedBookings } from "#schema/money/bank/proposed-bookings.ts";
import { openMonths } from "#schema/policies/money/month-ends.ts";
import { momentsOf, monthOf } from "#schema/validation/core/months.ts";
import {
  countOffset,
  type MonthLine,
  NOT_ON_STATEMENT,
  REFUNDED,
  readBankLines,
  readMoves,
} from "./month-moves.ts";
import { type MonthSums, readMonthSums } from "./month-sums.ts";
import { OutsideSumRef, readOutside } from "./outside-sums.ts";

const LineRef = builder.objectRef<MonthLine>("MonthEndLine").implement({
  description: "Money that only the bank or only the ledger has.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    at: t.expose("at", { type: "DateTime" }),
    name: t.exposeString("name", { description: "Who sent it, or who paid." }),
    amount: t.expose("amount", {
      type: "Won",
      description: "Whole won; below zero what went out or was booked out.",
    }),
    paymentId: t.expose("paymentId", {
      type: "Id",
      nullable: true,
      description: "Null: a line of the bank that belongs to no payment yet.",
    }),
    isProposed: t.boolean({
      description: "A line of the bank whose booking on the payment waits for a second person.",
      resolve: ({ isProposed = false }) => isProposed,
    }),
  }),
});

interface Balances {
  readonly opening: number | null;
  readonly closing: number | null;
}

/** As the statements say; null where they do not. */
async function readBalances(month: string): Promise<Balances> {
  const { from, to } = momentsOf(month);
  const last = (until: Date) =>
    db.bankRow.findFirst({
      where: { at: { lt: until }, balance: { not: null } },
      orderBy: [{ at: "desc" }, { id: "desc" }],
      select: { balance: true },
    });
  const first = () =>
    db.bankRow.findFirst({
      where: { at: { gte: from, lt: to }, balance: { not: null } },
      orderBy: [{ at: "asc" }, { id: "asc" }],
      select: { balance: true, amount: true },
    });
  const [before, end] = [await last(from), await last(to)];
  const begin = before ? null : await first();
  const opening = before?.balance ?? (begin?.balance == null ? null : begin.balance - begin.amount);
  return { opening: opening === null ? null : Number(opening), closing: numberOf(end?.balance) };
}

const numberOf = (won: bigint | null | undefined) => (won == null ? null : Number(won));

interface Closing {
  readonly closedAt: Date;
  readonly note: string | null;
  readonly sums: MonthSums;
  readonly closedBy: NamedPerson;
}

async function readClosing(month: string): Promise<Closing | null> {
  const closed = await db.closedMonth.findUnique({
    where: { month },
    include: { closedBy: { select: NAME_COLUMNS } },
  });
  if (!closed) return null;
  const { bankIn, bankOut, outsideIn, outsideOut, ledgerIn, ledgerOut } = closed;
  const sums = {
    bankIn: Number(bankIn),
    bankOut: Number(bankOut),
    outsideIn: Number(outsideIn),
    outsideOut: Number(outsideOut),
    ledgerIn: Number(ledgerIn),
    ledgerOut: Number(ledgerOut),
  };
  return { ...closed, sums };
}

const SumsRef = builder.objectRef<MonthSums>("MonthSums").implement({
  description: "Whole won that came and went in a month.",
  fields: (t) => ({
    bankIn: t.expose("bankIn", { type: "Won" }),
    bankOut: t.expose("bankOut", { type: "Won" }),
    outsideIn: t.expose("outsideIn", {
      type: "Won",
      description: "Of what came in, other transactions and what was returned unbooked.",
    }),
    outsideOut: t.expose("outsideOut", { type: "Won" }),
    ledgerIn: t.expose("ledgerIn", { type: "Won", description: "What was booked out again is taken off." }),
    ledgerOut: t.expose("ledgerOut", { type: "Won" }),
  }),
});

const ClosingRef = builder.objectRef<Closing>("MonthClosing").implement({
  description: "By whom and when a month was closed, with its sums at that time.",
  fields: (t) => ({
    closedAt: t.expose("closedAt", { type: "DateTime" }),
    closedByName: t.string({ resolve: ({ closedBy }, _args, context) => nameFor(context, closedBy) }),
    note: t.exposeString("note", { nullable: true }),
    viewerCanOpen: t.boolean({ resolve: (_closing, _args, { viewer }) => openMonths(viewer) }),
    sums: t.field({ type: SumsRef, resolve: ({ sums }) => sums }),
  }),
});

const BalancesRef = builder.objectRef<Balances>("MonthBalances").implement({
  description: "Whole won on the account as the statements say; null where they do not.",
  fields: (t) => ({
    opening: t.expose("opening", { type: "Won", nullable: true }),
    closing: t.expose("closing", { type: "Won", nullable: true }),
  }),
});

export const MonthEndRef = builder.objectRef<{ readonly month: string }>("MonthEnd").implement({
  description: "A month of the books, for the treasurer.",
  fields: (t) => ({
    month: t.exposeString("month"),
    isOver: t.boolean({ resolve: ({ month }, _args, { clock }) => month < monthOf(clock.now()) }),
    closing: t.field({
      type: ClosingRef,
      nullable: true,
      description: "Null: it is open.",
      resolve: ({ month }) => readClosing(month),
    }),
    balances: t.field({ type: BalancesRef, resolve: ({ month }) => readBalances(month) }),
    sums: t.field({ type: SumsRef, resolve: ({ month }) => readMonthSums(db, month) }),
    unbooked: t.field({
      type: [LineRef],
      description: "Came in and is booked on no payment.",
      resolve: async ({ month }, _args, { clock }) => {
        const proposedOn = await readProposedBookings(clock.now());
        return (await readBankLines(month, "in")).map((line) => {
          const payment = proposedOn.get(line.id);
          return payment ? { ...line, paymentId: payment.id, isProposed: true } : line;
        });
      },
    }),
    notOnStatement: t.field({
      type: [LineRef],
      description: "Booked as a transfer, on no statement that was read.",
      resolve: ({ month }) => readMoves(month, NOT_ON_STATEMENT),
    }),
    wentOut: t.field({
      type: [LineRef],
      description: "What the bank sent, and is neither a refund of the ledger nor another transaction.",
      resolve: ({ month }) => readBankLines(month, "out"),
    }),
    refunded: t.field({
      type: [LineRef],
      description: "What the ledger says was sent back, on no statement that was read.",
      resolve: ({ month }) => readMoves(month, REFUNDED),
    }),
    notOnStatementOffset: t.int({
      description: "Entries that are not among them: booked and reversed, together zero.",
      resolve: ({ month }) => countOffset(month, NOT_ON_STATEMENT),
    }),
    refundedOffset: t.int({
      description: "Entries that are not among them: recorded by mistake and reversed, together nothing.",
      resolve: ({ month }) => countOffset(month, REFUNDED),
    }),
    outside: t.field({
      type: [OutsideSumRef],
      description: "Other transactions, by kind.",
      resolve: ({ month }) => readOutside(month),
    }),
  }),
});
