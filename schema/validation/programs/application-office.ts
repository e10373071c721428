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

const percent = z
  .number({ error: "SCORE_INVALID" })
  .min(0, { error: "SCORE_INVALID" })
  .max(100, { error: "SCORE_INVALID" })
  .refine((value) => Number(value.toFixed(2)) === value, { error: "SCORE_INVALID" });

/**
 * Per cent with its hundredths, as a score that is computed has them
 * (schema/validation/programs/exam-verdict.ts); null takes it away.
 */
export const score = percent.nullish().transform((value) => value ?? null);

/** The same as it is typed: digits, also of full width, with a decimal point or none. Empty: no score. */
export const typedScore = z
  .string()
  .transform((typed) => {
    const text = typed.normalize("NFKC").trim();
    if (text === "") return null;
    return /^\d{1,3}(?:\.\d{1,2}0*)?$/.test(text) ? Number(text) : Number.NaN;
  })
  .pipe(percent.nullable());
