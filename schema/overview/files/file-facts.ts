import type { Tx } from "#prisma/client.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";

/** What the audit log stores of a file; null: there is no such file. */
export async function fileFacts(tx: Tx, id: number): Promise<Facts | null> {
  return await tx.file.findUnique({
    where: { id },
    select: { name: true, nameKo: true, nameEn: true, mimeType: true, size: true, revision: true },
  });
}
