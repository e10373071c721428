// Entries of the ledger that a line of the bank may be: a transfer that somebody recorded by hand, and that
// is on no statement yet.
import type { BankRow, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { WITH_LINE } from "#schema/money/payments/received-from.ts";
import { namesIn, namesOf } from "#schema/validation/core/fold-name.ts";

/** Entries that are shown of one line. */
export const ENTRIES_MAX = 4;
/** Days between the bank's day of a transfer and the day it was recorded. */
export const DAYS_APART = 45;

/** What the bank sends or receives; cards and cash are on no statement. */
export const IS_TRANSFER = {
  OR: [{ method: "BANK_TRANSFER" }, { method: null, payment: { method: "BANK_TRANSFER" } }],
} as const satisfies Prisma.PaymentMoveWhereInput;

export const ENTRY = {
  id: true,
  paymentId: true,
  amount: true,
  receivedAt: true,
  createdAt: true,
  // Of a refund that the bank returned: its reversal. Of that: the refund.
  reversedBy: { select: { isCorrection: true, receivedAt: true, createdAt: true, ...WITH_LINE } },
  reverses: { select: { receivedAt: true, createdAt: true, ...WITH_LINE } },
  payment: {
    select: {
      id: true,
      payerName: true,
      nameKo: true,
      nameEn: true,
      moves: { orderBy: { id: "asc" }, include: WITH_LINE },
    },
  },
} as const satisfies Prisma.PaymentMoveSelect;
export type LedgerEntry = Prisma.PaymentMoveGetPayload<{ select: typeof ENTRY }>;

/** An entry that a line may be. */
export interface FoundEntry extends LedgerEntry {
  /** The line names its payer. */
  readonly isSameName: boolean;
}

/** The day of an entry until a line of the bank says another. */
export const dayOf = ({ receivedAt, createdAt }: Pick<LedgerEntry, "receivedAt" | "createdAt">): Date =>
  receivedAt ?? createdAt;

/** Whether a line says the name of the payer, whatever is beside it. */
export const isNamed = ({ sender }: Pick<BankRow, "sender">, payerName: string): boolean => {
  const names = namesIn(sender);
  return namesOf(payerName).some((name) => names.has(name));
};

/** Whether it is a refund that the bank returned, or the return itself. */
const isOfReturn = ({ reversedBy, reverses }: LedgerEntry): boolean =>
  reverses !== null || reversedBy?.isCorrection === false;

export const BankRowEntryRef = builder.objectRef<FoundEntry>("BankRowEntry").implement({
  description: "A refund or a booking that was recorded by hand and is on no statement yet.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "Of the move." }),
    at: t.field({ type: "DateTime", resolve: dayOf }),
    isOfReturn: t.boolean({
      description: "A refund that the bank returned; of money that came in, that return.",
      resolve: isOfReturn,
    }),
    isSameName: t.exposeBoolean("isSameName", { description: "The line names its payer." }),
    payerName: t.string({ resolve: ({ payment }) => payment.payerName }),
    name: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ payment: { nameKo, nameEn } }, { language }) =>
        textIn({ ko: nameKo, en: nameEn }, language),
    }),
  }),
});
