import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import { conflictColumns, toConflict } from "./program-conflict.ts";

interface Cancelled {
  readonly id: number;
  readonly version: number;
  readonly noteKo: string | null;
  readonly noteEn: string | null;
}

/**
 * Cancels a program that nobody has saved since `version`; for a cancelled one it changes the notes. The
 * program stays where it was, so that anyone who looks for it reads that it is cancelled.
 * @throws DomainError NOT_FOUND; CONFLICT with the current version
 */
export async function cancelProgram(
  tx: Tx,
  { id, version, noteKo, noteEn }: Cancelled,
  { memberId, now }: Author,
): Promise<true> {
  const before = await tx.program.findUnique({ where: { id }, select: conflictColumns });
  if (!before) throw new DomainError("NOT_FOUND");
  const { count } = await tx.program.updateMany({
    where: { id, version, deletedAt: null },
    data: {
      ...(before.cancelledAt ? {} : { cancelledAt: now, cancelledById: memberId }),
      cancelNoteKo: noteKo,
      cancelNoteEn: noteEn,
      version: { increment: 1 },
    },
  });
  if (count > 0) return true;
  const winner = await tx.program.findUnique({ where: { id }, select: conflictColumns });
  throw winner ? conflictError(toConflict(winner)) : new DomainError("NOT_FOUND");
}
