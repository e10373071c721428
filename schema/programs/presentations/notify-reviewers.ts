// Reviews are assigned a part at a time; the reviewers get one mail for all parts.
import type { Tx } from "#prisma/client.ts";
import type { Program } from "#prisma/generated/client.ts";
import { writeReviewAsked } from "./presentation-mails.ts";
import type { LinkTools } from "./reviewer-links.ts";

/** @param assigned how many reviews each reviewer got, by id */
export async function countUnnotified(tx: Tx, assigned: ReadonlyMap<number, number>): Promise<void> {
  // In a vote nearly everybody gets the same number: one statement for all of them.
  for (const count of new Set(assigned.values())) {
    const ids = [...assigned].filter(([, own]) => own === count).map(([id]) => id);
    await tx.presentationReviewer.updateMany({
      where: { id: { in: ids } },
      data: { unnotified: { increment: count } },
    });
  }
}

/** Writes to each reviewer about the reviews that no mail has named yet, also those of a run that was interrupted. */
export async function notifyReviewers(
  tx: Tx,
  program: Pick<Program, "id" | "titleKo" | "titleEn">,
  tools: LinkTools,
): Promise<void> {
  const waiting = await tx.presentationReviewer.findMany({
    where: { programId: program.id, leftAt: null, unnotified: { gt: 0 } },
    orderBy: { id: "asc" },
  });
  for (const reviewer of waiting)
    await writeReviewAsked(tx, program, { reviewer, count: reviewer.unnotified }, tools);
  await tx.presentationReviewer.updateMany({
    where: { id: { in: waiting.map(({ id }) => id) } },
    data: { unnotified: 0 },
  });
}
