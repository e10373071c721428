// Defines what the lists of the office may be asked for.

import { z } from "#schema/validation/zod.ts";
import { id } from "./ids.ts";
import { requiredLines } from "./lines.ts";

/** Rows on one page (docs/core.md#calls-and-limits). */
export const LIST_PAGE_SIZES = [20, 50, 100] as const;
export const LIST_PAGE_SIZE = 20;
/** Rows that a list counts at once; what is more is counted apart. */
export const LIST_COUNTED = 500;
/** Rows that can be paged to: beyond them one filters or sorts. */
export const LIST_DEPTH = 10_000;
/** Rows of one export, and of one act on a whole filter. */
export const EXPORT_MAX = 1_000_000;
export const BULK_MAX = 10_000;
/** UTF-16 units of a reason that somebody of the office gives. */
export const REASON_MAX_LENGTH = 500;

export const listSize = z
  .int({ error: "TYPE_INVALID" })
  .refine((size) => LIST_PAGE_SIZES.some((known) => known === size), { error: "CHOICE_UNKNOWN" });
export const listPage = z.int({ error: "TYPE_INVALID" }).min(1, { error: "CHOICE_UNKNOWN" }).max(LIST_DEPTH, {
  error: "CHOICE_UNKNOWN",
});
/** Why something is done. */
export const reason = requiredLines(REASON_MAX_LENGTH);

/** A question that asks for a reason only. */
export const reasonForm = z.strictObject({ reason });

/** The same where the reason may not be asked. */
export const bulkForm = (needsReason: boolean) =>
  z.strictObject({ reason: needsReason ? reason : z.string().trim() });

/** Rows that were chosen one by one. */
export const ids = z.array(id).max(BULK_MAX, { error: "TOO_MANY_ROWS" });
