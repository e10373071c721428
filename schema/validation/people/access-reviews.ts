// The monthly review of who looked at personal data (docs/core.md#access-to-peoples-data).

import { REMARK_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import { month } from "#schema/validation/core/months.ts";
import { z } from "#schema/validation/zod.ts";

/** Rows from which on a file is one of many. */
export const MANY_ROWS = 500;

/** Hours of a clock in Seoul, Monday to Friday: what is looked at before and after is out of hours. */
export const OFFICE_HOURS = { from: 8, to: 20 } as const;

/** The arguments of `signAccessReview`. */
export const signAccessReviewInput = z.object({ month, remark: optionalLines(REMARK_MAX_LENGTH) });
