// Defines what the office types about applications.

import { id } from "#schema/validation/core/ids.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import { requiredMoment } from "#schema/validation/core/moments.ts";
import { z } from "#schema/validation/zod.ts";
import { APPLICATION_NOTE_MAX_LENGTH } from "./applications.ts";

/** Applications that one operation changes at most, all or none. */
const APPLICATIONS_AT_ONCE = 500;

export const applicationIds = z
  .array(id, { error: "TYPE_INVALID" })
  .min(1, { error: "REQUIRED" })
  .max(APPLICATIONS_AT_ONCE, { error: "TOO_MANY_ROWS" })
  .transform((ids) => [...new Set(ids)]);

/** Why the office cancels; the applicant reads it. */
export const cancelReason = optionalLines(APPLICATION_NOTE_MAX_LENGTH).refine((reason) => reason !== null, {
  error: "REQUIRED",
});

/** From which minute on examinees read their results. */
export const resultsRelease = z.strictObject({ at: requiredMoment });

/** Why results are withheld again; needed once they were released. */
export const withholdReason = optionalLines(APPLICATION_NOTE_MAX_LENGTH);

/** 0 to 100; null takes it away. */
export const score = z
  .int({ error: "SCORE_INVALID" })
  .min(0, { error: "SCORE_INVALID" })
  .max(100, { error: "SCORE_INVALID" })
  .nullish()
  .transform((value) => value ?? null);
