// Many files are deleted; those that something uses are left.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { type BulkSelection, type BulkStep, takePartOf } from "#schema/core/lists/bulk.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { managedFiles } from "#schema/policies/overview/files.ts";
import type { FileFilter } from "#schema/validation/core/file-filters.ts";
import { fileFacts } from "./file-facts.ts";
import { filteredFiles } from "./file-queries.ts";
import { deleteFile, type FileActor } from "./look-after-file.ts";

/** Files of one call: where each is used is looked up in ten tables. */
const AT_ONCE = 20;

interface ManyFiles {
  readonly which: BulkSelection;
  readonly filter: FileFilter;
}

/** Deletes the next files; those that are in use are skipped. @throws DomainError COUNT_CHANGED */
export async function deleteFiles(
  tx: Tx,
  { which, filter }: ManyFiles,
  actor: FileActor,
): Promise<ActionResult<BulkStep>> {
  const { viewer } = actor;
  const where: Prisma.FileWhereInput =
    which.ids == null
      ? filteredFiles({ filter, viewer })
      : { AND: [{ id: { in: [...which.ids] } }, managedFiles(viewer)] };
  const part = await takePartOf(
    {
      begin: async () => {
        const { _count: count, _max: last } = await tx.file.aggregate({
          where,
          _count: true,
          _max: { id: true },
        });
        return { count, last: last.id };
      },
      next: (after, upTo, take) =>
        tx.file.findMany({
          where: { AND: [where, { id: { gt: after, lte: upTo } }] },
          orderBy: { id: "asc" },
          select: { id: true },
          take,
        }),
    },
    which,
    AT_ONCE,
  );
  const lines: AuditLine[] = [];
  for (const id of part.ids) {
    try {
      lines.push(...(await auditChange(tx, id, fileFacts, () => deleteFile(tx, id, actor))).lines);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === "FILE_IN_USE")) throw error;
    }
  }
  const done = lines.length;
  return { result: { done, skipped: part.ids.length - done, cursor: part.cursor }, lines };
}
