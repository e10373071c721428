// Defines when a course is completed (decision 231), and what participants hand in.
import { requiredLines } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

const ASSIGNMENT_MAX_LENGTH = 20_000;
/** Certificates of one request. */
export const CERTIFICATES_AT_ONCE = 100;

const percent = z
  .int({ error: "NUMBER_INVALID" })
  .min(1, { error: "NUMBER_INVALID" })
  .max(100, { error: "NUMBER_INVALID" });

export const completionRule = z.strictObject({
  attendancePercent: percent,
  needsAssignment: z.boolean({ error: "TYPE_INVALID" }),
  needsPayment: z.boolean({ error: "TYPE_INVALID" }),
});
export type CheckedCompletionRule = z.output<typeof completionRule>;

export const assignmentText = requiredLines(ASSIGNMENT_MAX_LENGTH);

export const COMPLETION_LACKS = ["ATTENDANCE", "ASSIGNMENT", "PAYMENT"] as const;
export type CompletionLack = (typeof COMPLETION_LACKS)[number];

interface Done {
  /** Days on which the person was there, of all there are. */
  readonly attended: number;
  readonly days: number;
  readonly isAssignmentAccepted: boolean;
  readonly isPaid: boolean;
}

/** What somebody lacks for the certificate; nothing: the course is completed. */
export function completionLacks(done: Done, rule: CheckedCompletionRule): readonly CompletionLack[] {
  const lacks = {
    ATTENDANCE: done.attended * 100 < rule.attendancePercent * done.days,
    ASSIGNMENT: rule.needsAssignment && !done.isAssignmentAccepted,
    PAYMENT: rule.needsPayment && !done.isPaid,
  };
  return COMPLETION_LACKS.filter((one) => lacks[one]);
}
