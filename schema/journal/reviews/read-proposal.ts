import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import type { ReviewVerdict } from "#prisma/generated/enums.ts";
import type { JournalSettings } from "#schema/journal/submissions/journal-settings.ts";
import { proposeVerdict } from "#schema/validation/journal/review-verdict.ts";

/** What the reviews of the present version propose by the rule of the settings; null while it is open. */
export async function readProposal(
  tx: Pick<Tx, "review">,
  { id: submissionId, round }: Pick<Submission, "id" | "round">,
  rule: Pick<JournalSettings, "reviewersPerManuscript" | "agreeingVerdicts">,
): Promise<ReviewVerdict | null> {
  const sent = await tx.review.findMany({
    where: { submissionId, round, state: "SENT" },
    select: { verdict: true },
    orderBy: { position: "asc" },
  });
  return proposeVerdict(
    sent.flatMap(({ verdict }) => verdict ?? []),
    { reviewers: rule.reviewersPerManuscript, agreeing: rule.agreeingVerdicts },
  );
}
