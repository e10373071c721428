// The payments that a line of the bank is probably for.
import { db } from "#prisma/client.ts";
import type { BankRow, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { PaymentStateRef } from "#schema/money/payments/payment-enums.ts";
import { missingOf, outstandingOf } from "#schema/validation/money/payment-state.ts";
import {
  createMatcher,
  type MatchRank,
  type MatchSign,
} from "#schema/validation/money/statement-matching.ts";
import { isOver, possibleIds } from "./possible-payments.ts";

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
export type BookedPayment = Prisma.PaymentGetPayload<{ select: typeof CANDIDATE }>;
export interface Candidate extends BookedPayment {
  /** Empty of what is booked. */
  readonly signs: readonly MatchSign[];
}

const isPaid = ({ state }: BookedPayment): boolean => state === "PAID";
const expectedOf = (payment: BookedPayment): number =>
  isPaid(payment) ? payment.amountDue : isOver(payment) ? missingOf(payment) : outstandingOf(payment);

const MatchSignRef = builder.enumType("MatchSign", {
  description: "What of a line agrees with a payment.",
  values: {
    NAME: {},
    NAME_CUT: { description: "The beginning of the name, of which the bank cut the end." },
    NUMBER: { description: "The digits behind the name." },
    AMOUNT: {},
    EARLY: {
      description:
        "The line is from before the payment was asked for, by up to 14 days, or 90 where all else agrees.",
    },
  } satisfies Record<MatchSign, { description?: string }>,
});

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
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was asked for." }),
    outstanding: t.int({
      description: "Whole won still to come; of what is paid already, what was due.",
      resolve: expectedOf,
    }),
    state: t.expose("state", {
      type: PaymentStateRef,
      description: "PAID: the line pays it a second time. EXPIRED, CANCELLED: the money is late.",
    }),
    signs: t.field({
      type: [MatchSignRef],
      description: "Why it is proposed; empty where it is booked.",
      resolve: ({ signs }) => [...signs],
    }),
  }),
});

export const MatchRankRef = builder.enumType("MatchRank", {
  description: "How sure it is which payment a line is for.",
  values: ["CERTAIN", "LIKELY", "NONE"] satisfies readonly MatchRank[],
});

export interface Proposed {
  readonly rank: MatchRank;
  readonly candidates: readonly Candidate[];
}

export const NOTHING_PROPOSED: Proposed = { rank: "NONE", candidates: [] };

/** Reads the payments that some lines may be for: a line is matched with these alone. */
export async function readMatcher(lines: readonly BankRow[], now: Date): Promise<(row: BankRow) => Proposed> {
  const payments = await db.payment.findMany({
    where: { id: { in: await possibleIds(lines, now) } },
    select: CANDIDATE,
  });
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const match = createMatcher(
    payments.map((payment) => ({
      ...payment,
      outstanding: expectedOf(payment),
      isLate: isOver(payment),
      isPaid: isPaid(payment),
    })),
  );
  return (row) => {
    const { rank, payments: proposed } = match({ ...row, amount: Number(row.amount) });
    const candidates = proposed.flatMap(({ id, signs }) => {
      const payment = byId.get(id);
      return payment ? [{ ...payment, signs }] : [];
    });
    return { rank, candidates };
  };
}
