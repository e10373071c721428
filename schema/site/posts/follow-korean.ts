// English is outdated when the Korean changed after it (docs/site.md#posts). Which paragraphs it lacks is
// known (decision 111), and its time follows from that.
import type { Tx } from "#prisma/client.ts";

/** Sets when the English followed the Korean last: now when nothing waits for it, before the Korean when something does. */
export async function followKorean(tx: Tx, id: number, isWaiting: boolean, now: Date): Promise<void> {
  if (isWaiting) {
    await tx.$executeRaw`
      UPDATE posts SET en_updated_at = ko_updated_at - interval '1 millisecond'
      WHERE id = ${id} AND en_updated_at >= ko_updated_at`;
  } else {
    await tx.$executeRaw`UPDATE posts SET en_updated_at = ${now} WHERE id = ${id} AND en_updated_at < ko_updated_at`;
  }
}
