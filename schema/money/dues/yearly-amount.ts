// Defines what the dues of a year are for one member (docs/money.md#dues). A run, an approval and a change of
// grade ask for what is said here.
import type { Setting } from "#prisma/generated/client.ts";

type EntryRule = Pick<Setting, "entryFromMonth" | "entryPercent">;

/**
 * Who becomes a member in the year itself, in the month of the rule or later, pays a part of it.
 * @param amount of the grade, whole won
 * @param joinedOn the first day of the member's first period, such as 2026-08-02
 * @returns whole won, at least one
 */
export function yearlyAmount(
  amount: number,
  { year, joinedOn }: { readonly year: number; readonly joinedOn: string },
  { entryFromMonth, entryPercent }: EntryRule,
): number {
  if (entryFromMonth === null) return amount;
  const [joinedYear, joinedMonth = 1] = joinedOn.split("-").map(Number);
  const isLate = joinedYear === year && joinedMonth >= entryFromMonth;
  return isLate ? Math.max(1, Math.round((amount * entryPercent) / 100)) : amount;
}
