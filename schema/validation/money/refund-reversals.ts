// Defines what may be typed where a refund is reversed. The mutation and the form check it by this schema.
import { id, optionalId } from "#schema/validation/core/ids.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { z } from "#schema/validation/zod.ts";
import { reasonInput } from "./payments.ts";

/** MISTAKE: it was recorded and never sent. RETURNED: the bank sent it back. */
export const REVERSAL_CAUSES = ["RETURNED", "MISTAKE"] as const;

/** The arguments of `reverseRefund` beside the payment. */
export const reversalInput = reasonInput.extend({
  /** The refund: a row of the history. */
  moveId: id,
  cause: z.enum(REVERSAL_CAUSES, {
    error: ({ input }) => (input === undefined || input === null ? "REQUIRED" : "CHOICE_UNKNOWN"),
  }),
  /** The day it was on the association's account again, where no line of the bank says it. */
  returnedAt: optionalMoment,
  /** Lines of the bank: by which it went, and by which it came back. */
  outRowId: optionalId,
  backRowId: optionalId,
});
export type CheckedReversal = z.output<typeof reversalInput>;
