// "Done": the scores of a rater are locked, and where two differ by too much a third rater is asked.
import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";
import { type LinkTools, lockByLink } from "./rater-links.ts";
import { assignThirds } from "./third-raters.ts";

/**
 * Locks all scripts of the rater of a link.
 * @throws DomainError LINK_ENDED; VALIDATION SCORES_MISSING at `rows` while a score is missing, or where there is nothing to lock
 */
export async function finishRating(tx: Tx, link: string, tools: LinkTools): Promise<void> {
  const rater = await lockByLink(tx, link, ["ACCEPTED"], tools);
  const ratings = await tx.examRating.findMany({
    where: { raterId: rater.id },
    select: {
      doneAt: true,
      marks: { select: { criterionId: true } },
      script: { select: { paper: { select: { _count: { select: { criteria: true } } } } } },
    },
  });
  const open = ratings.filter(({ doneAt }) => doneAt === null);
  const isWhole = open.every(({ marks, script }) => marks.length === script.paper._count.criteria);
  if (open.length === 0 || !isWhole) throw validationError({ rows: ["SCORES_MISSING"] });
  const data = { doneAt: tools.now, version: { increment: 1 } };
  await tx.examRating.updateMany({ where: { raterId: rater.id, doneAt: null }, data });
  await tx.examRater.update({ where: { id: rater.id }, data });
  await assignThirds(tx, rater, tools);
}
