// A dormant account opens again: its owner proved the address, the office restored it, or dormancy was turned off.
import type { Tx } from "#prisma/client.ts";
import { AT_ONCE } from "./dormant-rules.ts";

/** The columns of an account that is in use again from `now` on. */
export const reopened = (now: Date) =>
  ({ status: "ACTIVE", dormantAt: null, dormancyNoticeAt: null, lastActiveAt: now }) as const;

/** Opens the next part of the dormant accounts. @returns how many */
export async function reopenAll(tx: Tx, now: Date): Promise<number> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM members WHERE status = 'DORMANT' ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED`;
  await tx.member.updateMany({
    where: { id: { in: rows.map(({ id }) => id) }, status: "DORMANT" },
    data: { ...reopened(now), version: { increment: 1 } },
  });
  return rows.length;
}
