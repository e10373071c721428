// What the FINANCE office sees first: what has to be matched, what is late, and what came in.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { countQueues, type Queue, QueueRef } from "#schema/core/lists/count-up-to.ts";
import { MONTHS, monthsUntil } from "#schema/core/shared/last-months.ts";
import { PaymentTypeRef } from "#schema/money/payments/payment-enums.ts";
import { waitingProposals } from "#schema/money/payments/payment-list.ts";
import { once } from "./once.ts";

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
  proposals: { from: waitingProposals(now), moment: Prisma.sql`payment_proposals.created_at` },
});

export const paymentFigures = (now: Date): PaymentFigures => ({
  queues: once(() => countQueues(queuesAt(now))),
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
