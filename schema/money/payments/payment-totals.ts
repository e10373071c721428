// The sums of everything a filter holds, asked for apart from the list. Few rows are summed through the
// indexes, many in slices of their ids, so that no statement takes longer than the server allows
// (schema/core/lists/all-matching-rows.ts).
import { db, type Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { PORTIONS, readSlices } from "#schema/core/lists/all-matching-rows.ts";
import { countList, type FilterScope, matchingOf } from "#schema/core/lists/list-source.ts";
import type { PaymentsFilter } from "#schema/validation/money/payment-filters.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import { paymentSource } from "./payment-list.ts";

interface PaymentTotals {
  readonly count: number;
  readonly due: number;
  readonly paid: number;
  readonly refunded: number;
  readonly outstanding: number;
}

const NOTHING: PaymentTotals = { count: 0, due: 0, paid: 0, refunded: 0, outstanding: 0 };

const open = Prisma.join(OPEN_STATES.map((state) => Prisma.sql`${state}::text::payment_state`));

/** What is asked for no more, though it never came. */
const dropped = Prisma.join(
  (["EXPIRED", "CANCELLED", "VOID"] as const).map((state) => Prisma.sql`${state}::text::payment_state`),
);

/** Whole won of all payments that a filter holds. */
export async function readPaymentTotals(
  narrowed: FilterScope<PaymentsFilter>,
  portions = PORTIONS,
): Promise<PaymentTotals> {
  const few = await countList(paymentSource, narrowed, portions.byIndex + 1);
  if (few === 0) return NOTHING;
  if (few <= portions.byIndex) return await sumOf(db, rowsOf(narrowed, true));
  const rows = rowsOf(narrowed, false);
  const sums = await readSlices(
    paymentSource.table,
    (tx, slice) => sumOf(tx, Prisma.sql`(SELECT * FROM ${rows} AS held WHERE ${slice})`),
    portions,
  );
  return sums.reduce((one, other) => ({
    count: one.count + other.count,
    due: one.due + other.due,
    paid: one.paid + other.paid,
    refunded: one.refunded + other.refunded,
    outstanding: one.outstanding + other.outstanding,
  }));
}

const rowsOf = (narrowed: FilterScope<PaymentsFilter>, byIndex: boolean) =>
  Prisma.sql`(SELECT * FROM payments ${matchingOf(paymentSource, narrowed, byIndex) ?? Prisma.empty})`;

async function sumOf(client: Pick<Tx, "$queryRaw">, rows: Prisma.Sql): Promise<PaymentTotals> {
  // Sums of a million payments are above GraphQL's Int and far below what a double holds exactly.
  const [sums = NOTHING] = await client.$queryRaw<PaymentTotals[]>`
    SELECT count(*)::int AS count,
      coalesce(sum(amount_due) FILTER (WHERE state NOT IN (${dropped})), 0)::float8 AS due,
      coalesce(sum(amount_paid), 0)::float8 AS paid,
      coalesce(sum(amount_refunded), 0)::float8 AS refunded,
      coalesce(sum(greatest(0, amount_due - amount_paid + amount_refunded)) FILTER (WHERE state IN (${open})), 0)::float8
        AS outstanding
    FROM ${rows} AS summed`;
  return sums;
}

export const PaymentTotalsRef = builder.objectRef<PaymentTotals>("PaymentTotals").implement({
  description: "Whole won of everything the filter holds.",
  fields: (t) => ({
    count: t.exposeInt("count"),
    due: t.exposeFloat("due", {
      description: "What was asked for and is not given up: neither expired, cancelled nor voided.",
    }),
    paid: t.exposeFloat("paid", { description: "What came in, as the bank has it." }),
    refunded: t.exposeFloat("refunded", { description: "What went back." }),
    outstanding: t.exposeFloat("outstanding", { description: "What is still awaited." }),
  }),
});
