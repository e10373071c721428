// A rater who stops leaves nothing half scored behind: what is finished counts, everything else is deleted.
import type { Tx } from "#prisma/client.ts";

/**
 * Deletes what a rater has not finished. An objection whose re-mark was part of it is open again, so that
 * another rater can be asked.
 * @returns ids of the scripts that need another rater
 */
export async function dropOpenRatings(tx: Tx, raterId: number): Promise<readonly number[]> {
  const open = await tx.examRating.findMany({
    where: { raterId, doneAt: null },
    select: { scriptId: true, isRemark: true },
  });
  await tx.examRating.deleteMany({ where: { raterId, doneAt: null } });
  const idsOf = (isRemark: boolean) => open.flatMap((one) => (one.isRemark === isRemark ? one.scriptId : []));
  await tx.examObjection.updateMany({
    where: { state: "REMARKING", application: { scripts: { some: { id: { in: idsOf(true) } } } } },
    data: { state: "OPEN", version: { increment: 1 } },
  });
  return idsOf(false);
}
