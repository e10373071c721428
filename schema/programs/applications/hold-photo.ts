import type { Tx } from "#prisma/client.ts";
import { holdOwnFiles } from "#schema/core/files/hold-files.ts";
import { validationError } from "#schema/errors.ts";

/**
 * Holds the photo of an application until the transaction ends, so that no sweep takes it.
 * @throws DomainError VALIDATION FILE_UNKNOWN for a file that is no photo of this person's own
 */
export async function holdPhoto(tx: Tx, photoId: number | null, memberId: number): Promise<void> {
  if (photoId === null) return;
  const isOwn = await holdOwnFiles(tx, [photoId], { kind: "PHOTO", memberId });
  if (!isOwn) throw validationError({ photoId: ["FILE_UNKNOWN"] });
}
