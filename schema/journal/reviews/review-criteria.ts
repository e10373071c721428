// Defines what a review is asked about, as it was when the reviewer was invited: later changes of the settings leave it as it is.
import { z } from "#schema/validation/zod.ts";

const criterion = z.object({
  key: z.string(),
  ko: z.string(),
  en: z.string(),
  /** 1 to 5; null: not given yet. */
  score: z.int().nullable(),
});
export type StoredCriterion = z.output<typeof criterion>;

/** @param stored `Review.criteria` */
export const readCriteria = (stored: unknown): readonly StoredCriterion[] => z.array(criterion).parse(stored);
