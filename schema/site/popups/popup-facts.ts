import type { Tx } from "#prisma/client.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";

/** What the audit log stores of a popup, as plain JSON; version and times of the row say nothing. */
export async function popupFacts(tx: Tx, id: number): Promise<Facts | null> {
  const popup = await tx.popup.findUnique({
    where: { id },
    omit: { version: true, updatedAt: true, createdAt: true, createdById: true, searchKey: true },
  });
  return JSON.parse(JSON.stringify(popup));
}
