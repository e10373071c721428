// Defines what an editor answered to the checks of a translation, as it is saved with a post.
import { CANDIDATE_TEXTS_MAX, MEMORY_TEXT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { z } from "#schema/validation/zod.ts";

/** Of one post; the oldest go first. */
export const ANSWERS_MAX = 500;

/** The answers of a post: a rule, and the mark of the words it is about. */
export const translationAnswers = z
  .array(
    z.string({ error: "TYPE_INVALID" }).regex(/^[a-z-]{1,30}:[0-9a-z]{1,14}$/, { error: "CHOICE_UNKNOWN" }),
  )
  .max(ANSWERS_MAX, { error: "TOO_LONG" })
  .default([])
  .transform((answers) => [...new Set(answers)]);

/** A paragraph whose like is looked for. A longer one has none. */
export const memoryText = z.string().max(MEMORY_TEXT_MAX_LENGTH, { error: "TOO_LONG" });
export const memoryTexts = z.array(memoryText).max(CANDIDATE_TEXTS_MAX, { error: "TOO_MANY_ROWS" });
