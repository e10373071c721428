// Files that a save is about to use. The sweep of unused files (gateway/files/sweep-files.ts) passes held rows over.
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
  const held = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM files
    WHERE id = ANY(${ids}) AND uploaded_by_id = ${own.memberId} AND kind = ${own.kind}::file_kind
    FOR KEY SHARE`;
  return held.length === ids.length;
}

export interface HeldFile {
  readonly id: number;
  readonly key: string;
  readonly kind: FileKind;
}

/**
 * Locks files by id or key until the transaction ends, so that a sweep of unused files finds them in use. To everything that is shown, an
 * applicant's photo and a proof look missing (schema/policies/overview/files.ts).
 */
export async function lockFiles(
  tx: Tx,
  ids: readonly number[],
  keys: readonly string[],
): Promise<HeldFile[]> {
  if (ids.length === 0 && keys.length === 0) return [];
  return await tx.$queryRaw<HeldFile[]>`
    SELECT id, key, kind::text AS kind FROM files 
    WHERE (id = ANY(${ids}) OR key = ANY(${keys}))
      AND kind IN ('IMAGE', 'ATTACHMENT')
    ORDER BY id FOR KEY SHARE`;
}
