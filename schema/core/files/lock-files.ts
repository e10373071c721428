// Files that a save is about to use. The sweep of unused files (gateway/files/sweep-files.ts) passes locked rows over.
import type { Tx } from "#prisma/client.ts";
import type { FileKind } from "#prisma/generated/enums.ts";

/**
 * Locks files that a member sent for one thing until the transaction ends.
 * @returns whether each is of that kind and this person's own
 */
export async function lockOwnFiles(
  tx: Tx,
  ids: readonly number[],
  own: { readonly kind: FileKind; readonly memberId: number },
): Promise<boolean> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM files
    WHERE id = ANY(${ids}) AND uploaded_by_id = ${own.memberId} AND kind = ${own.kind}::file_kind
    FOR KEY SHARE`;
  return locked.length === ids.length;
}

/** The same of files of a kind that a whole office reads. @returns whether each is there */
export async function lockFilesOfKind(tx: Tx, ids: readonly number[], kind: FileKind): Promise<boolean> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM files WHERE id = ANY(${ids}) AND kind = ${kind}::file_kind FOR KEY SHARE`;
  return locked.length === ids.length;
}

interface LockedFile {
  readonly id: number;
  readonly key: string;
  readonly kind: FileKind;
}

/**
 * Locks files by id or key until the transaction ends, so that a sweep of unused files finds them in use. To
 * everything that is shown, an applicant's photo and a proof look missing
 * (schema/policies/overview/files.ts).
 */
export async function lockFiles(
  tx: Tx,
  ids: readonly number[],
  keys: readonly string[],
): Promise<LockedFile[]> {
  if (ids.length === 0 && keys.length === 0) return [];
  return await tx.$queryRaw<LockedFile[]>`
    SELECT id, key, kind::text AS kind FROM files 
    WHERE (id = ANY(${ids}) OR key = ANY(${keys}))
      AND kind IN ('IMAGE', 'ATTACHMENT')
    ORDER BY id FOR KEY SHARE`;
}
