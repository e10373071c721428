// The lock that everybody who moves the money of applications begins with (schema/programs/applications/lock-application.ts has the whole order).
import type { Tx } from "#prisma/client.ts";

/** Locks applications and then their payments until the transaction ends, each in the order of their ids; not their programs. */
export async function lockWithPayments(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM applications WHERE id = ANY(${applicationIds}) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM payments WHERE application_id = ANY(${applicationIds}) ORDER BY id FOR UPDATE`;
}
