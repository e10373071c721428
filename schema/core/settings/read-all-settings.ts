// Everything the office may set, as one thing.
import type { Tx } from "#prisma/client.ts";
import type { Setting } from "#prisma/generated/client.ts";
import type { MemberGrade, PaymentType } from "#prisma/generated/enums.ts";
import { DUE_GRADES, DUE_TYPES, type RefundRule, refundRules } from "#schema/validation/core/settings.ts";
import { readSettings } from "./read-settings.ts";

/** The versions of nouns that are saved as a whole are in the row, too; they are no setting. */
export interface AllSettings extends Omit<Setting, "id" | "refundRules" | `${string}Version`> {
  readonly refundRules: readonly RefundRule[];
  readonly gradeDues: readonly {
    readonly grade: MemberGrade;
    readonly type: PaymentType;
    readonly amount: number;
  }[];
}

/** The refund rules of a row. A value that is not a list of rules counts as none. */
export function readRefundRules({
  refundRules: stored,
}: {
  readonly refundRules: unknown;
}): readonly RefundRule[] {
  return refundRules.safeParse(stored).data ?? [];
}

/** The refund steps a program has of its own; null: it goes by those of the settings. */
export const ownRefundRules = (program: { readonly refundRules: unknown }): readonly RefundRule[] | null =>
  program.refundRules === null ? null : readRefundRules(program);

const places: ReadonlyMap<string, number> = new Map(DUE_GRADES.map((grade, place) => [grade, place]));

/** The settings with the dues of each grade that has some, in the order of the grades. */
export async function readAllSettings(tx: Pick<Tx, "setting" | "gradeDue">): Promise<AllSettings> {
  const stored = await readSettings(tx);
  const { id: _id, ...row } = stored;
  const dues = await tx.gradeDue.findMany({
    where: { grade: { in: [...DUE_GRADES] }, type: { in: [...DUE_TYPES] } },
  });
  return {
    ...row,
    refundRules: readRefundRules(stored),
    gradeDues: dues.toSorted((one, other) => (places.get(one.grade) ?? 0) - (places.get(other.grade) ?? 0)),
  };
}
