import type { Tx } from "#prisma/client.ts";
import { auditMade } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { runIdempotent } from "#schema/core/shared/request-key.ts";
import { storeFirstVersion } from "#schema/core/versions/versioned.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { requireStoredNotice } from "#schema/programs/exams/require-notice.ts";
import type { CheckedProgram } from "#schema/validation/programs/programs.ts";
import { programColumns, programRows } from "./program-columns.ts";
import { programFacts } from "./program-facts.ts";
import { readProgramReferences } from "./program-references.ts";
import { programVersions } from "./program-versions.ts";
import { writeSites } from "./write-sites.ts";

/**
 * Makes a program, and drops what its author had been typing under its key. A request that is sent again makes no second one.
 * @returns its id
 * @throws DomainError VALIDATION for a tag or file that is not there, and for a published session of the exam that takes
 * applications: its legal notice is written once it is a draft
 */
export async function createProgram(
  tx: Tx,
  { program, requestKey }: { readonly program: CheckedProgram; readonly requestKey: string | null },
  author: Author,
): Promise<ActionResult> {
  const { memberId, now } = author;
  const { id, isNew } = await runIdempotent(
    tx,
    { author, requestKey, operation: "createProgram" },
    async () => {
      await requireStoredNotice(tx, null, program);
      const figures = await readProgramReferences(tx, program);
      const { prices, speakers, sessions, files } = programRows(program);
      const created = await tx.program.create({
        select: { id: true },
        data: {
          ...programColumns(program, null, now),
          koUpdatedAt: now,
          enUpdatedAt: program.en && now,
          createdById: memberId,
          prices: { createMany: { data: prices } },
          speakers: { createMany: { data: speakers } },
          sessions: { createMany: { data: sessions } },
          files: { createMany: { data: files } },
          figures: { createMany: { data: figures.map((fileId) => ({ fileId })) } },
        },
      });
      await writeSites(tx, created.id, program.sites);
      return created.id;
    },
  );
  await tx.draft.deleteMany({
    where: { memberId, programKind: { not: null }, programId: null, key: requestKey ?? "" },
  });
  if (!isNew) return { result: id, lines: [] };
  await storeFirstVersion(tx, programVersions, id, author);
  return await auditMade(tx, id, programFacts);
}
