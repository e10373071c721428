// The office's list of payments: what narrows and sorts it, as schema/lists/ finds it.
import { Prisma } from "#prisma/generated/client.ts";
import type { PaymentMethod, PaymentState, PaymentType } from "#prisma/generated/enums.ts";
import { type AmountRange, type DayRange, inAmounts, inDays, oneOf } from "#schema/lists/list-filters.ts";
import type { ListSource } from "#schema/lists/list-source.ts";
import type { PAYMENT_SORTS } from "#schema/validation/payment-filters.ts";
import { OPEN_STATES } from "#schema/validation/payment-state.ts";

/** What the list is narrowed by; all of it holds. */
export interface PaymentsFilter {
  /** A part of the payer's name or address, of the depositor's name, or of what is paid for. */
  readonly search?: string | null | undefined;
  readonly payer?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly types?: readonly PaymentType[] | null | undefined;
  readonly methods?: readonly PaymentMethod[] | null | undefined;
  readonly states?: readonly PaymentState[] | null | undefined;
  /** Ids of programs that were applied for. */
  readonly programs?: readonly number[] | null | undefined;
  readonly memberId?: number | null | undefined;
  /** Past the deadline at that moment, and still unpaid. */
  readonly overdueAt?: Date | null | undefined;
  readonly amount?: AmountRange | null | undefined;
  readonly created?: DayRange | null | undefined;
  readonly paid?: DayRange | null | undefined;
}

export type PaymentSort = (typeof PAYMENT_SORTS)[number];

const open = Prisma.join(OPEN_STATES.map((state) => Prisma.sql`${state}::text::payment_state`));

export const paymentSource: ListSource<PaymentsFilter, PaymentSort> = {
  table: Prisma.sql`payments`,
  sorts: {
    CREATED: Prisma.sql`created_at`,
    AMOUNT: Prisma.sql`amount_due`,
    PAYER: Prisma.sql`payer_name`,
  },
  conditions: (filter) => [
    ...oneOf("type", "payment_type", filter.types),
    ...oneOf("method", "payment_method", filter.methods),
    ...oneOf("state", "payment_state", filter.states),
    ...inAmounts("amount_due", filter.amount),
    ...inDays("created_at", filter.created),
    ...inDays("paid_at", filter.paid),
    ...(filter.overdueAt ? [Prisma.sql`state IN (${open}) AND due_at <= ${filter.overdueAt}`] : []),
    ...(filter.memberId ? [Prisma.sql`member_id = ${filter.memberId}::int`] : []),
    ...ofPrograms(filter.programs),
  ],
  texts: ({ search, payer, email }) => [
    { typed: search },
    { typed: payer, column: "payer_name" },
    { typed: email, column: "payer_email" },
  ],
};

function ofPrograms(ids: readonly number[] | null | undefined): Prisma.Sql[] {
  if (!ids || ids.length === 0) return [];
  return [
    Prisma.sql`application_id IN (SELECT id FROM applications WHERE program_id = ANY(${[...ids]}::int[]))`,
  ];
}

/** The filter as it is asked for: what is overdue is so at a moment. */
export function toPaymentsFilter(
  { overdue, ...rest }: Omit<PaymentsFilter, "overdueAt"> & { readonly overdue?: boolean | null | undefined },
  now: Date,
): PaymentsFilter {
  return { ...rest, overdueAt: overdue ? now : null };
}
