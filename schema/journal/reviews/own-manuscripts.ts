import type { Tx } from "#prisma/client.ts";
import { wroteSql } from "#schema/policies/journal/reviews.ts";

/** Ids of the manuscripts somebody wrote: as an editor they see nothing of their review. */
export async function ownManuscripts(
  tx: Pick<Tx, "$queryRaw">,
  memberId: number,
): Promise<readonly number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM submissions WHERE ${wroteSql(memberId)}`;
  return rows.map(({ id }) => id);
}
