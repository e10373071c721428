// Defines what the FINANCE office sees first: what has to be matched, what is late, and what came in.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { countQueues, type Queue, QueueRef } from "#schema/core/lists/count-up-to.ts";
import { MONTHS, monthsUntil } from "#schema/core/shared/last-months.ts";
import { PaymentTypeRef } from "#schema/money/payments/payment-enums.ts";
import { paymentSource, waitingProposals } from "#schema/money/payments/payment-list.ts";
import type { AmountRange } from "#schema/validation/core/list-filters.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { UNPAID_DUES } from "#schema/validation/money/dues.ts";
import { memoize } from "./memoize.ts";

const IncomeRef = builder
  .objectRef<{ month: string; type: Prisma.PaymentMonthGetPayload<object>["type"]; amount: number }>("Income")
  .implement({
    description: "Money that came in less what went back, of one month and one kind.",
    fields: (t) => ({
      month: t.exposeString("month", { description: "YYYY-MM in Asia/Seoul." }),
      type: t.expose("type", { type: PaymentTypeRef }),
      amount: t.exposeFloat("amount", { description: "Whole won." }),
    }),
  });

/** What is still to come, and what is to go back. */
const OUTSTANDING = Prisma.sql`greatest(amount_due - amount_paid + amount_refunded, 0)`;
const TO_REFUND = Prisma.sql`coalesce(refund_due, amount_paid - amount_refunded)`;

/** The year that the list of unpaid dues shows. */
function ofYear(now: Date): AmountRange {
  const year = seoulYear(now);
  return { from: year, to: year };
}

interface PaymentFigures {
  readonly queues: () => Promise<(name: keyof ReturnType<typeof queuesAt>) => Queue>;
}

const queuesAt = (now: Date) => ({
  declared: {
    from: Prisma.sql`payments WHERE state = 'DECLARED'`,
    moment: Prisma.sql`created_at`,
    amount: OUTSTANDING,
  },
  overdue: {
    from: Prisma.sql`payments WHERE state IN ('PENDING', 'DECLARED', 'PARTIAL') AND due_at IS NOT NULL AND due_at <= ${now}`,
    moment: Prisma.sql`due_at`,
    amount: OUTSTANDING,
  },
  refunds: {
    from: Prisma.sql`payments WHERE state = 'REFUND_REQUESTED'`,
    moment: Prisma.sql`created_at`,
    amount: TO_REFUND,
  },
  unpaidDues: {
    from: Prisma.sql`payments WHERE type = ${UNPAID_DUES.type}::payment_type AND state IN ('PENDING', 'DECLARED', 'PARTIAL')
      AND ${paymentSource.conditions.year(ofYear(now), now)}`,
    moment: Prisma.sql`created_at`,
    amount: OUTSTANDING,
  },
  surplus: {
    from: Prisma.sql`payments WHERE ${paymentSource.conditions.surplus(true, now)}`,
    moment: Prisma.sql`created_at`,
    amount: Prisma.sql`amount_paid - amount_refunded - amount_due`,
  },
  bankLines: {
    from: Prisma.sql`bank_rows WHERE amount > 0 AND move_id IS NULL AND split_at IS NULL AND set_aside_at IS NULL
      AND returned_by_id IS NULL AND outside_kind IS NULL`,
    moment: Prisma.sql`at`,
    amount: Prisma.sql`amount`,
  },
  proposals: { from: waitingProposals(now), moment: Prisma.sql`payment_proposals.created_at` },
});

export const paymentFigures = (now: Date): PaymentFigures => ({
  queues: memoize(() => countQueues(queuesAt(now))),
});

export const PaymentFiguresRef = builder.objectRef<PaymentFigures>("PaymentFigures").implement({
  description: "Figures about payments.",
  fields: (t) => ({
    declared: t.field({
      type: QueueRef,
      description: "Payers say they have sent it.",
      resolve: async ({ queues }) => (await queues())("declared"),
    }),
    overdue: t.field({
      type: QueueRef,
      description: "Past their deadline and not paid.",
      resolve: async ({ queues }) => (await queues())("overdue"),
    }),
    refunds: t.field({
      type: QueueRef,
      description: "Money is to go back.",
      resolve: async ({ queues }) => (await queues())("refunds"),
    }),
    unpaidDues: t.field({
      type: QueueRef,
      description: "Dues of this year that are not paid.",
      resolve: async ({ queues }) => (await queues())("unpaidDues"),
    }),
    surplus: t.field({
      type: QueueRef,
      description: "More came in than was due.",
      resolve: async ({ queues }) => (await queues())("surplus"),
    }),
    bankLines: t.field({
      type: QueueRef,
      description: "Money on the bank account that is not booked.",
      resolve: async ({ queues }) => (await queues())("bankLines"),
    }),
    proposals: t.field({
      type: QueueRef,
      description: "Acts that wait for a second person.",
      resolve: async ({ queues }) => (await queues())("proposals"),
    }),
    income: t.field({
      type: [IncomeRef],
      description: `The last ${MONTHS} months, oldest first; a month and kind without any is left out.`,
      resolve: async (_parent, _args, { clock }) => {
        const [first = ""] = monthsUntil(clock.now());
        const rows = await db.paymentMonth.findMany({
          where: { month: { gte: new Date(`${first}-01`) }, amount: { not: 0 } },
          orderBy: [{ month: "asc" }, { type: "asc" }],
        });
        return rows.map(({ month, type, amount }) => ({
          month: month.toISOString().slice(0, 7),
          type,
          amount: Number(amount),
        }));
      },
    }),
  }),
});
