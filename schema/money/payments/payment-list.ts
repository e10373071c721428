// The office's list of payments: what narrows and sorts it, as schema/core/lists/ finds it.
import { Prisma } from "#prisma/generated/client.ts";
import { inColumn, inDays, inEveryColumn, inNumbers, oneOf } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import type { AmountRange, DayRange } from "#schema/validation/core/list-filters.ts";
import type { PAYMENT_SORTS, PaymentsFilter } from "#schema/validation/money/payment-filters.ts";
import { PROPOSAL_MS } from "#schema/validation/money/payment-proposals.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";

export type PaymentSort = (typeof PAYMENT_SORTS)[number];

const open = Prisma.join(OPEN_STATES.map((state) => Prisma.sql`${state}::text::payment_state`));

/** Acts that wait for a second person: those of payments that were not moved since, and that are not too old. */
export const waitingProposals = (now: Date): Prisma.Sql => Prisma.sql`payment_proposals
  JOIN payments AS proposed_for ON proposed_for.id = payment_proposals.payment_id
    AND proposed_for.version = payment_proposals.version
  WHERE payment_proposals.state = 'WAITS'
    AND payment_proposals.created_at > ${new Date(now.getTime() - PROPOSAL_MS)}`;

/** The days of some years. */
const daysOf = ({ from, to }: AmountRange): DayRange => ({
  from: isYear(from) ? `${from}-01-01` : null,
  to: isYear(to) ? `${to}-12-31` : null,
});
const isYear = (year: number | null | undefined): boolean => year != null && year >= 1_000 && year <= 9_999;

export const paymentSource: ListSource<PaymentsFilter, PaymentSort> = {
  table: Prisma.sql`payments`,
  sorts: {
    CREATED: Prisma.sql`created_at`,
    AMOUNT: Prisma.sql`amount_due`,
    PAYER: Prisma.sql`payer_name`,
  },
  conditions: {
    search: inEveryColumn,
    payer: inColumn("payer_name"),
    email: inColumn("payer_email"),
    type: oneOf("type", "payment_type"),
    method: oneOf("method", "payment_method"),
    state: oneOf("state", "payment_state"),
    overdue: (_yes, now) => Prisma.sql`state IN (${open}) AND due_at <= ${now}`,
    surplus: () => Prisma.sql`state = 'PAID' AND amount_paid - amount_refunded > amount_due`,
    paidTwice: () => Prisma.sql`paid_twice`,
    proposed: (_yes, now) => Prisma.sql`id IN (SELECT payment_id FROM ${waitingProposals(now)})`,
    program: (ids) => Prisma.sql`application_id IN (
      SELECT id FROM applications WHERE program_id = ANY(${[...ids]}::int[]))`,
    amount: inNumbers("amount_due"),
    year: (years, now) =>
      Prisma.sql`(${inNumbers("year")(years, now)} OR (year IS NULL AND ${inDays("created_at")(daysOf(years), now)}))`,
    created: inDays("created_at"),
    paid: inDays("paid_at"),
  },
};
