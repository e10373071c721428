import type { Tx } from "#prisma/client.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";

/** What the audit log stores of a mailing. */
export async function mailingFacts(tx: Tx, id: number): Promise<Facts | null> {
  const mailing = await tx.mailing.findUnique({
    where: { id },
    select: {
      purpose: true,
      subjectKo: true,
      subjectEn: true,
      textKo: true,
      textEn: true,
      audience: true,
      state: true,
      sendAt: true,
      expected: true,
    },
  });
  return JSON.parse(JSON.stringify(mailing));
}
