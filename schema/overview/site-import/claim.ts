// Defines what was imported of a former website, so that it is imported once (decision 179). A line stays
// when what was made of it is deleted: anyone who deleted it does not want it again.
import { db, type Tx } from "#prisma/client.ts";
import type { MovedKind } from "#prisma/generated/enums.ts";

interface Moved {
  /** The system it ran on. */
  readonly source: string;
  readonly kind: MovedKind;
  /** Its id there. */
  readonly sourceId: string;
}

/** In the transaction that makes it. Of two runs at once the second waits here. @returns false: it was imported before */
export async function claim(tx: Tx, moved: Moved, now: Date): Promise<boolean> {
  const { count } = await tx.movedIn.createMany({ data: [{ ...moved, movedAt: now }], skipDuplicates: true });
  return count > 0;
}

export async function isClaimed(moved: Moved): Promise<boolean> {
  return (await db.movedIn.count({ where: { ...moved } })) > 0;
}
