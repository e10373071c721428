// The lock that everybody who moves the money of applications begins with
// (schema/programs/applications/lock-application.ts has the whole order).
import type { Tx } from "#prisma/client.ts";

/**
 * Locks applications, with all others of their groups, and then their payments until the transaction ends,
 * each in the order of their ids; not their programs.
 */
export async function lockWithPayments(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  // A group never changes, so that it is known before the lock.
  const locked = await tx.$queryRaw<{ readonly id: number; readonly group_id: number | null }[]>`
    SELECT id, group_id FROM applications
    WHERE id IN (
      SELECT unnest(${applicationIds}::int[])
      UNION SELECT other.id FROM applications asked JOIN applications other ON other.group_id = asked.group_id
      WHERE asked.id = ANY(${applicationIds}))
    ORDER BY id FOR UPDATE`;
  const groupIds = [...new Set(locked.flatMap(({ group_id }) => group_id ?? []))];
  await tx.$queryRaw`
    SELECT id FROM payments WHERE application_id = ANY(${applicationIds}) OR group_id = ANY(${groupIds}) ORDER BY id FOR UPDATE`;
}
