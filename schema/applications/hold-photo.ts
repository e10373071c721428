import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";

/**
 * Holds the photo of an application until the transaction ends, so that no sweep takes it.
 * @throws DomainError VALIDATION FILE_UNKNOWN for a file that is no photo of this person's own
 */
export async function holdPhoto(tx: Tx, photoId: number | null, memberId: number): Promise<void> {
  if (photoId === null) return;
  const held = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM files WHERE id = ${photoId} AND uploaded_by_id = ${memberId} AND kind = 'PHOTO'
    FOR KEY SHARE`;
  if (held.length === 0) throw validationError({ photoId: ["FILE_UNKNOWN"] });
}
