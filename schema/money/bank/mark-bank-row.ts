// Other transactions of the account than members' payments: interest, fees, rent, a transfer between own
// accounts. They are classified, once or by a rule for all lines of the same name that go the same way
// (decision 219).
import type { Tx } from "#prisma/client.ts";
import type { BankRule, Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { lockBooks, refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { foldName } from "#schema/validation/core/fold-name.ts";
import { momentsOf, monthOf } from "#schema/validation/core/months.ts";
import type { OutsideKind } from "#schema/validation/money/bank.ts";
import { lockRow, refuseInUse } from "./lock-row.ts";

/** What a rule goes by: the name, else what the bank notes where it names nobody, such as a fee. */
const ruleKeyOf = ({ sender, note }: { readonly sender: string; readonly note: string }): string =>
  foldName(sender || note);

/** A line that waits: nothing was done with it yet. */
export const WAITS = {
  moveId: null,
  splitAt: null,
  returnedById: null,
  returns: { is: null },
  outsideKind: null,
} as const satisfies Prisma.BankRowWhereInput;

/**
 * Marks a line, or takes its mark off (`kind` null): it waits again.
 * @throws DomainError NOT_FOUND; CONFLICT for a line in use; MONTH_CLOSED
 */
export async function markBankRow(
  tx: Tx,
  { id, kind }: { readonly id: number; readonly kind: OutsideKind | null },
): Promise<ActionResult> {
  const row = await lockRow(tx, id);
  await refuseInUse(tx, { ...row, outsideKind: null });
  if ((row.outsideKind === null) === (kind === null)) throw conflictError({ marked: kind === null });
  await refuseClosedMonths(tx, [row.at]);
  await tx.bankRow.update({ where: { id }, data: { outsideKind: kind, ruleId: null, setAsideAt: null } });
  const { outsideKind: before } = row;
  return { result: id, lines: [{ subjectId: id, before: { kind: before }, after: { kind } }] };
}

/**
 * Marks a line, all that wait of the same name that go the same way, and those to come.
 * @throws DomainError as `markBankRow`; VALIDATION for a line that names nobody and notes nothing; CONFLICT
 * where there is such a rule
 * @returns the id of the rule
 */
export async function createBankRule(
  tx: Tx,
  { id, kind }: { readonly id: number; readonly kind: OutsideKind },
  { now: createdAt }: Author,
): Promise<ActionResult> {
  const row = await lockRow(tx, id);
  await refuseInUse(tx, row);
  await refuseClosedMonths(tx, [row.at]);
  const key = ruleKeyOf(row);
  if (key === "") throw validationError({ id: ["REQUIRED"] });
  const isIncoming = row.amount > 0;
  if ((await tx.bankRule.count({ where: { key, isIncoming } })) > 0) throw conflictError({ rule: true });
  const name = row.sender || row.note;
  const rule = await tx.bankRule.create({ data: { key, isIncoming, name, kind, createdAt } });
  const marked = await applyRules(tx, [rule], { ...WAITS, amount: isIncoming ? { gt: 0 } : { lt: 0 } });
  return { result: rule.id, lines: [{ subjectId: rule.id, after: { name, kind, isIncoming, marked } }] };
}

/**
 * Marks waiting lines by rules, except those of closed months.
 * @returns how many
 */
export async function applyRules(
  tx: Tx,
  rules: readonly BankRule[],
  where: Prisma.BankRowWhereInput,
): Promise<number> {
  if (rules.length === 0) return 0;
  const rows = await tx.bankRow.findMany({
    where: { ...where, ...WAITS },
    select: { id: true, sender: true, note: true, amount: true, at: true },
  });
  const closed = new Set(
    (await tx.closedMonth.findMany({ select: { month: true } })).map(({ month }) => month),
  );
  const byKey = new Map(rules.map((rule) => [`${rule.isIncoming} ${rule.key}`, rule]));
  const marked = rows.flatMap((row) => {
    const rule = byKey.get(`${row.amount > 0} ${ruleKeyOf(row)}`);
    return rule && !closed.has(monthOf(row.at)) ? [{ id: row.id, rule }] : [];
  });
  for (const rule of rules) {
    const ids = marked.filter((one) => one.rule.id === rule.id).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.bankRow.updateMany({
      where: { id: { in: ids } },
      data: { outsideKind: rule.kind, ruleId: rule.id, setAsideAt: null },
    });
  }
  return marked.length;
}

/**
 * Deletes a rule. What it marked waits again, except in closed months, where it stays marked.
 * @throws DomainError NOT_FOUND
 */
export async function deleteBankRule(tx: Tx, { id }: { readonly id: number }): Promise<ActionResult> {
  const [rule] = await tx.bankRule.findMany({ where: { id } });
  if (!rule) throw new DomainError("NOT_FOUND");
  await lockBooks(tx);
  const closed = await tx.closedMonth.findMany({ select: { month: true } });
  const inClosed = closed.map(({ month }) => {
    const { from, to } = momentsOf(month);
    return { at: { gte: from, lt: to } };
  });
  await tx.bankRow.updateMany({
    where: { ruleId: id, NOT: { OR: inClosed } },
    data: { outsideKind: null, ruleId: null },
  });
  await tx.bankRule.delete({ where: { id } });
  return { result: id, lines: [{ subjectId: id, before: { name: rule.name, kind: rule.kind } }] };
}
