// The scan or the recording of a script, which the office uploads and its raters open.

import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { lockFilesOfKind } from "#schema/core/files/lock-files.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { scriptFileName } from "#schema/validation/programs/exam-scripts.ts";
import { areVerdictsLocked } from "./release-lock.ts";
import { requireSight } from "./require-sight.ts";

interface Attached {
  readonly id: number;
  /** Null: without one. */
  readonly fileId: number | null;
}

/**
 * Puts an uploaded file to a script, in place of an earlier one, under the name of the code: what it was
 * called may name the examinee. Any file of scripts will do, because the office reads all of them, and
 * somebody may undo what a colleague's file was replaced by.
 * @throws DomainError NOT_FOUND; RATER_IS_BLIND; MOVE_REFUSED once the verdicts are locked; VALIDATION FILE_UNKNOWN for a
 * file of another kind, or of another script
 */
export async function attachScriptFile(
  tx: Tx,
  { id, fileId }: Attached,
  viewer: Viewer | null,
): Promise<ActionResult> {
  const found = await tx.examScript.findUnique({ where: { id }, include: { paper: true } });
  if (!found) throw new DomainError("NOT_FOUND");
  const { programId } = found.paper;
  requireSight(viewer, programId);
  await lockProgram(tx, programId);
  if (await areVerdictsLocked(tx, programId)) throw new DomainError("MOVE_REFUSED");
  if (fileId !== null) {
    const isThere = await lockFilesOfKind(tx, [fileId], "SCRIPT");
    const isTaken = (await tx.examScript.count({ where: { fileId, id: { not: id } } })) > 0;
    if (!isThere || isTaken) throw validationError({ fileId: ["FILE_UNKNOWN"] });
    const { name } = await tx.file.findUniqueOrThrow({ where: { id: fileId } });
    await tx.file.update({ where: { id: fileId }, data: { name: scriptFileName(found.code, name) } });
  }
  await tx.examScript.update({ where: { id }, data: { fileId } });
  const line = { subjectId: programId, after: { script: id, file: fileId !== null } };
  return { result: id, lines: [line] };
}
