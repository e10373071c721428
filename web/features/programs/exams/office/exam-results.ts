import type { ExamResultsQuery, SittingFragment } from "#web/gql/exam-results.ts";

export type ExamResults = NonNullable<ExamResultsQuery["examResults"]>;
export type Sitting = SittingFragment;

/** Whether the exam is still to come and has no results yet: there is nothing to count or to lock. */
export const isAwaited = ({
  isHeld,
  lockedAt,
  passed,
  failed,
  absent,
}: Pick<ExamResults, "isHeld" | "lockedAt" | "passed" | "failed" | "absent">): boolean =>
  !isHeld && lockedAt === null && passed + failed + absent === 0;
