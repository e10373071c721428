// Once a day the audit log is checked from its first entry on; the office's page shows the last check.
import type { Logger } from "pino";
import { db } from "#prisma/client.ts";
import type { Clock } from "#schema/context.ts";
import { verifyAudit } from "#schema/core/audit/verify-audit.ts";

/**
 * Checks, and stores the result. The hash goes into the server's log as well, out of reach of anyone who rewrites the database.
 */
export async function checkAudit({ clock, log }: { clock: Clock; log: Logger }): Promise<void> {
  const verdict = await verifyAudit();
  await db.auditCheck.create({ data: { ...verdict, checkedAt: clock.now() } });
  const { entries, hash, fault, entryId } = verdict;
  const seen = { entries, hash: hash && Buffer.from(hash).toString("hex") };
  if (fault === null) log.info(seen, "The audit log is whole");
  else log.error({ ...seen, fault, entryId }, "The audit log is not as it was written");
}
