import type { Tx } from "#prisma/client.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";

/** What the audit log stores of a term, as plain JSON; what the database makes of it says nothing. */
export async function glossaryFacts(tx: Tx, id: number): Promise<Facts | null> {
  const term = await tx.glossaryTerm.findUnique({
    where: { id },
    select: {
      ko: true,
      en: true,
      field: true,
      noteKo: true,
      noteEn: true,
      source: true,
      status: true,
      reason: true,
      suggestedById: true,
      deletedAt: true,
    },
  });
  return JSON.parse(JSON.stringify(term));
}
