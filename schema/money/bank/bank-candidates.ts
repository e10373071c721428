// The payments that a line of the bank is probably for.
import { db } from "#prisma/client.ts";
import type { BankRow, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import {
  missingOf,
  OPEN_STATES,
  outstandingOf,
  type PaymentStateName,
} from "#schema/validation/money/payment-state.ts";
import { createMatcher, type MatchRank } from "#schema/validation/money/statement-matching.ts";

export const CANDIDATE = {
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
export type Candidate = Prisma.PaymentGetPayload<{ select: typeof CANDIDATE }>;

/** States of a payment that nobody waits for and late money can still be booked on. */
const LATE_STATES = ["EXPIRED", "CANCELLED"] as const satisfies readonly PaymentStateName[];
const late: ReadonlySet<PaymentStateName> = new Set(LATE_STATES);
/** How long after it was asked for late money is looked for. */
const LATE_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1_000;

const isOver = ({ state }: Candidate): boolean => late.has(state);
const expectedOf = (payment: Candidate): number =>
  isOver(payment) ? missingOf(payment) : outstandingOf(payment);

export const CandidateRef = builder.objectRef<Candidate>("BankRowCandidate").implement({
  description: "A payment that a line of the bank is for.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version"),
    payerName: t.exposeString("payerName"),
    name: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ nameKo, nameEn }, { language }) => textIn({ ko: nameKo, en: nameEn }, language),
    }),
    outstanding: t.int({ description: "Whole won still to come.", resolve: expectedOf }),
    isLate: t.boolean({ description: "It expired or was cancelled.", resolve: isOver }),
  }),
});

export const MatchRankRef = builder.enumType("MatchRank", {
  description: "How sure it is which payment a line is for.",
  values: ["CERTAIN", "LIKELY", "NONE"] satisfies readonly MatchRank[],
});

interface Proposed {
  readonly rank: MatchRank;
  readonly candidates: readonly Candidate[];
}

export const NOTHING_PROPOSED: Proposed = { rank: "NONE", candidates: [] };

/** Reads all payments once that are open, and those that ended lately without money, for what comes late. */
export async function readMatcher(now: Date): Promise<(row: BankRow) => Proposed> {
  const since = new Date(now.getTime() - LATE_DAYS * DAY_MS);
  const payments = await db.payment.findMany({
    where: {
      OR: [
        { state: { in: [...OPEN_STATES] } },
        { state: { in: [...LATE_STATES] }, createdAt: { gte: since } },
      ],
    },
    select: CANDIDATE,
  });
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const match = createMatcher(
    payments.map((payment) => ({ ...payment, outstanding: expectedOf(payment), isLate: isOver(payment) })),
  );
  return (row) => {
    const { rank, paymentIds } = match({ ...row, amount: Number(row.amount) });
    return { rank, candidates: paymentIds.flatMap((id) => byId.get(id) ?? []) };
  };
}
