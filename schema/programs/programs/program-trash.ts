// Moves a program to the trash, restores it, and deletes it permanently (docs/people.md#permissions).
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { retainedSince } from "#schema/core/trash/trash-expiry.ts";
import { DomainError } from "#schema/errors.ts";

const version = { increment: 1 };

/** Nobody has ever applied: a program with applications is stored with them. */
const untouched = { seatsTaken: 0, applications: { none: {} } };

/**
 * Puts a program for which nobody has applied in the trash. One that is there already stays as it is.
 * @returns whether it changed anything
 * @throws DomainError NOT_FOUND; PROGRAM_HAS_APPLICANTS
 */
export async function deleteProgram(tx: Tx, id: number, now: Date): Promise<boolean> {
  // One statement checks the condition and writes, so that it sees a seat that is taken meanwhile.
  const { count } = await tx.program.updateMany({
    where: { id, deletedAt: null, ...untouched },
    data: { deletedAt: now, version },
  });
  if (count > 0) return true;
  const found = await tx.program.findUnique({ where: { id }, select: { deletedAt: true } });
  if (!found) throw new DomainError("NOT_FOUND");
  if (found.deletedAt === null) throw new DomainError("PROGRAM_HAS_APPLICANTS");
  return false;
}

/**
 * Takes a program out of the trash, as it went in. One that is not there stays as it is.
 * @returns whether it changed anything
 * @throws DomainError NOT_FOUND
 */
export async function restoreProgram(tx: Tx, id: number): Promise<boolean> {
  const { count } = await tx.program.updateMany({
    where: { id, deletedAt: { not: null } },
    data: { deletedAt: null, version },
  });
  if (count > 0) return true;
  if ((await tx.program.count({ where: { id } })) === 0) throw new DomainError("NOT_FOUND");
  return false;
}

/**
 * Removes a program for good, from the trash only. Its files belong to nothing then and are swept later.
 * @throws DomainError NOT_FOUND, also for a program that is not in the trash; PROGRAM_HAS_APPLICANTS
 */
export async function purgeProgram(tx: Tx, id: number): Promise<true> {
  const inTrash = { id, deletedAt: { not: null } };
  const { count } = await tx.program.deleteMany({ where: { ...inTrash, applications: { none: {} } } });
  if (count === 0) {
    const isThere = (await tx.program.count({ where: inTrash })) > 0;
    throw new DomainError(isThere ? "PROGRAM_HAS_APPLICANTS" : "NOT_FOUND");
  }
  return true;
}

/**
 * Removes for good what has been in the trash for 30 days.
 * @returns the new content version, or null when there was nothing
 */
export async function emptyProgramTrash(tx: Tx, now: Date): Promise<bigint | null> {
  const { count } = await tx.program.deleteMany({
    where: { deletedAt: { lte: retainedSince(now) }, applications: { none: {} } },
  });
  return count === 0 ? null : await bumpContentVersion(tx);
}
