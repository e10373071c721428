// Defines what an act on many rows of a list of the office may be asked for.

import { z } from "#schema/validation/zod.ts";
import { ids } from "./lists.ts";

/** How far an action is: the last row that was looked at, and the last of all. Opaque to clients. */
const bulkCursor = z.string({ error: "TYPE_INVALID" }).regex(/^\d{1,10}-\d{1,10}$/, {
  error: "TEXT_INVALID",
});

/** Rows that were chosen one by one; null: everything the filter holds. */
export const chosenIds = ids.min(1, { error: "REQUIRED" }).nullish();

export const bulk = z.strictObject({
  ids: chosenIds,
  expectedCount: z.int({ error: "TYPE_INVALID" }).min(0, { error: "NUMBER_INVALID" }),
  cursor: bulkCursor.nullish(),
});
