// Payments: by number, by amount, and by payer, sender with the digits, address and what they are for.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { paymentSource } from "#schema/money/payments/payment-list.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { amountAmong } from "#schema/validation/money/amount-words.ts";
import { OFFICE_HITS_EACH } from "#schema/validation/overview/office-search.ts";
import { heldAmong, newestOf, type OfficeFinder, type OfficeSearchRequest, readId } from "./office-finder.ts";
import { NOTHING_MORE } from "./office-hit.ts";

/**
 * Those that wait for exactly so much, the newest first, by an index of their own (migration `office_search`,
 * whose states these are).
 */
async function openOf(amount: number): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM payments WHERE state IN ('PENDING', 'DECLARED', 'PARTIAL') AND amount_due = ${amount}::int
    ORDER BY id DESC LIMIT ${OFFICE_HITS_EACH}`;
  return rows.map(({ id }) => id);
}

/** The same of those that are over. */
async function lastOf(amount: number): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM payments WHERE amount_due = ${amount}::int ORDER BY id DESC LIMIT ${OFFICE_HITS_EACH}`;
  return rows.map(({ id }) => id);
}

async function find({ text, now }: OfficeSearchRequest): Promise<readonly number[]> {
  const id = readId(text);
  const amount = amountAmong(text);
  const [open, last, held] = await Promise.all([
    amount === null ? [] : openOf(amount),
    amount === null ? [] : lastOf(amount),
    newestOf(paymentSource, { search: text }, "CREATED", now),
  ]);
  return [...(id === null ? [] : [id]), ...open, ...held, ...last];
}

export const findPayments: OfficeFinder = {
  may: managePayments,
  subject: "payment",
  isPersonal: true,
  find,
  among: (ids, terms) => heldAmong(Prisma.sql`payments`, ids, terms),
  read: async (ids, language) => {
    const rows = await db.payment.findMany({ where: { id: { in: [...ids] } } });
    return rows.map(({ id, payerName, nameKo, nameEn, amountDue, state }) => ({
      ...NOTHING_MORE,
      kind: "PAYMENT",
      id,
      title: payerName,
      detail: language === "EN" ? nameEn : nameKo,
      amount: amountDue,
      state,
    }));
  },
};
