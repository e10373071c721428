import type { ExamResultsQuery, SittingFragment } from "#web/gql/exam-results.ts";

export type ExamResults = NonNullable<ExamResultsQuery["examResults"]>;
export type Sitting = SittingFragment;
