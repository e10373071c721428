// A program as the audit log stores it: what it asks, when and for how much, and its words as plain text.
import type { Tx } from "#prisma/client.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";
import { plainText } from "#schema/core/shared/stored-document.ts";

/** Null: there is no such program. */
export async function programFacts(tx: Tx, id: number): Promise<Facts | null> {
  const program = await tx.program.findUnique({
    where: { id },
    omit: {
      id: true,
      koUpdatedAt: true,
      enUpdatedAt: true,
      seatsTaken: true,
      version: true,
      createdById: true,
      createdAt: true,
      updatedAt: true,
      searchKey: true,
      answers: true,
      unchecked: true,
    },
    include: {
      prices: {
        select: { labelKo: true, grades: true, until: true, amount: true },
        orderBy: { position: "asc" },
      },
      sites: { select: { nameKo: true }, orderBy: { position: "asc" } },
      speakers: { select: { nameKo: true, talkKo: true }, orderBy: { position: "asc" } },
      sessions: { select: { startsAt: true, titleKo: true }, orderBy: { position: "asc" } },
      files: { select: { fileId: true }, orderBy: { position: "asc" } },
    },
  });
  if (!program) return null;
  const { contentKo, contentEn, files, ...columns } = program;
  return JSON.parse(
    JSON.stringify({
      ...columns,
      textKo: plainText(contentKo),
      textEn: plainText(contentEn),
      files: files.map(({ fileId }) => fileId),
    }),
  );
}
