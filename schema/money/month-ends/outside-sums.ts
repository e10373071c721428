// The other transactions of a month, by kind.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { OutsideKindRef } from "#schema/money/bank/bank-rows.ts";
import { momentsOf } from "#schema/validation/core/months.ts";
import type { OutsideKind } from "#schema/validation/money/bank.ts";
import { IS_OUTSIDE } from "./month-sums.ts";

interface OutsideSum {
  /** Null: it came and went back, unbooked. */
  readonly kind: OutsideKind | null;
  readonly count: number;
  /** Whole won. */
  readonly cameIn: number;
  readonly wentOut: number;
}

export const OutsideSumRef = builder.objectRef<OutsideSum>("MonthOutsideSum").implement({
  description: "Other transactions of one kind.",
  fields: (t) => ({
    kind: t.expose("kind", {
      type: OutsideKindRef,
      nullable: true,
      description: "Null: it came and went back, booked on no payment.",
    }),
    count: t.exposeInt("count", { description: "Lines of the bank." }),
    cameIn: t.expose("cameIn", { type: "Won" }),
    wentOut: t.expose("wentOut", { type: "Won" }),
  }),
});

export function readOutside(month: string): Promise<OutsideSum[]> {
  const { from, to } = momentsOf(month);
  return db.$queryRaw<OutsideSum[]>`SELECT outside_kind AS kind, count(*)::int AS count,
      COALESCE(sum(amount) FILTER (WHERE amount > 0), 0)::float8 AS "cameIn",
      COALESCE(-sum(amount) FILTER (WHERE amount < 0), 0)::float8 AS "wentOut"
    FROM bank_rows WHERE at >= ${from} AND at < ${to} AND ${IS_OUTSIDE}
    GROUP BY outside_kind ORDER BY outside_kind NULLS LAST`;
}
