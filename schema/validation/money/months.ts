// Defines what is sent about the months of the books.
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, requiredLine } from "#schema/validation/core/lines.ts";
import { month } from "#schema/validation/core/months.ts";
import { z } from "#schema/validation/zod.ts";

/** The arguments of `closeMonth`. */
export const closeMonthInput = z.object({ month, note: optionalLine(CAPTION_MAX_LENGTH) });

/** The arguments of `openMonth`. */
export const openMonthInput = z.object({ month, note: requiredLine(CAPTION_MAX_LENGTH) });
