// The English that a translator corrects in the memory, checked by the server and the form.
import { requiredLines } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

/** Of one paragraph. */
export const CORRECTION_MAX_LENGTH = 100_000;

export const correctedEnglish = requiredLines(CORRECTION_MAX_LENGTH);
export const memoryCorrection = z.object({ en: correctedEnglish });

/** What somebody has read before they correct it. */
export const readEnglish = z.string().max(CORRECTION_MAX_LENGTH, { error: "TOO_LONG" });
