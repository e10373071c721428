// Months as a calendar in Seoul has them.
import { z } from "#schema/validation/zod.ts";
import { seoulDay, seoulMonth } from "./seoul.ts";

/** Such as 2026-10. */
export const month = z
  .string({ error: "TYPE_INVALID" })
  .regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, { error: "DATE_INVALID" });

export const monthOf = (moment: Date): string => seoulDay(moment).slice(0, 7);

/** The month some months later; below zero: before. */
export function monthLater(one: string, later: number): string {
  const [year = 0, number = 1] = one.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1)).toISOString().slice(0, 7);
}

/** Its first moment, and that of the next. */
export function momentsOf(one: string): { readonly from: Date; readonly to: Date } {
  const [year = 0, number = 1] = one.split("-").map(Number);
  return seoulMonth(year, number);
}
