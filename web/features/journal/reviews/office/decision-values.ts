// A decision as its form holds it.
import { REVIEW_VERDICTS } from "#schema/validation/journal/review-state.ts";
import { z } from "#schema/validation/zod.ts";

const decisionValues = z.object({
  verdict: z.enum([...REVIEW_VERDICTS, ""]),
  letter: z.string(),
  missingReason: z.string(),
});
export type DecisionValues = z.output<typeof decisionValues>;

export const EMPTY_DECISION: DecisionValues = { verdict: "", letter: "", missingReason: "" };

export const DECISION_LABELS = {
  verdict: "submission-office.decide.verdict",
  letter: "submission-office.letter",
  missingReason: "requirements.reason",
} as const;
export type DecisionPath = keyof typeof DECISION_LABELS;

/** What was saved of the form on this device; anything may be there. */
export const restoreDecision = (saved: unknown): DecisionValues | null =>
  decisionValues.safeParse(saved).data ?? null;
