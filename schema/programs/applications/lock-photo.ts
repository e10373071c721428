import type { Tx } from "#prisma/client.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import { validationError } from "#schema/errors.ts";
import { photoFaultOf } from "#schema/validation/programs/applicant-photos.ts";

/**
 * Locks the photo of an application until the transaction ends, so that no sweep takes it.
 * @throws DomainError VALIDATION FILE_UNKNOWN for a file that is no photo of this person's own;
 * PHOTO_TOO_SMALL; PHOTO_NOT_PORTRAIT
 */
export async function lockPhoto(tx: Tx, photoId: number | null, memberId: number): Promise<void> {
  if (photoId === null) return;
  const isOwn = await lockOwnFiles(tx, [photoId], { kind: "PHOTO", memberId });
  if (!isOwn) throw validationError({ photoId: ["FILE_UNKNOWN"] });
  await requirePhoto(tx, photoId);
}

/** @throws DomainError VALIDATION PHOTO_TOO_SMALL; PHOTO_NOT_PORTRAIT */
export async function requirePhoto(tx: Tx, photoId: number): Promise<void> {
  const size = { width: true, height: true } as const;
  const fault = photoFaultOf(await tx.file.findUniqueOrThrow({ where: { id: photoId }, select: size }));
  if (fault) throw validationError({ photoId: [fault] });
}
