// Defines what the auditors' list of money can be narrowed to, and what it shows (docs/money.md#closed-months).
import { dayRange } from "#schema/validation/core/list-filters.ts";
import { z } from "#schema/validation/zod.ts";

export const MOVE_SORTS = ["DAY"] as const;
export const MOVE_COLUMNS = [
  "day",
  "amount",
  "kind",
  "method",
  "payer",
  "name",
  "type",
  "sender",
  "refundAccount",
  "actor",
  "approver",
  "reason",
  "written",
  "payment",
  "id",
] as const;

/** What a move of money was: it came, it went back, or what was booked was booked out. */
export const MOVE_KINDS = ["RECEIVED", "RETURNED", "CORRECTED"] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export const movesFilter = z.strictObject({
  /** Days the money moved on, as the bank says, else as it was written down. */
  days: dayRange.optional(),
});
export type MovesFilter = z.output<typeof movesFilter>;
