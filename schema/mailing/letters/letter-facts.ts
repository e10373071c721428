import type { Tx } from "#prisma/client.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";

/** What the audit log stores of a letter. */
export async function letterFacts(tx: Tx, id: number): Promise<Facts | null> {
  const letter = await tx.letter.findUnique({
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
  return JSON.parse(JSON.stringify(letter));
}
