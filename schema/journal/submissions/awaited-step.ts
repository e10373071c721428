// Defines what a manuscript waits for, as the tasks of time ask it.
import type { Review, Submission } from "#prisma/generated/client.ts";
import { type AwaitedBy, awaitedBy } from "#schema/validation/journal/awaited.ts";

export type AwaitedSubmission = Submission & { readonly reviews: readonly Review[] };

/** By the reviews of its present version. */
export const awaitedStep = ({ reviews, ...submission }: AwaitedSubmission, now: Date): AwaitedBy =>
  awaitedBy(
    submission,
    reviews.filter(({ round }) => round === submission.round),
    now,
  );
