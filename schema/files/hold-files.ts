// Files that a save is about to use. The sweep of unused files (gateway/files/sweep-files.ts) passes held rows over.
import type { Tx } from "#prisma/client.ts";
import type { FileKind } from "#prisma/generated/enums.ts";

export interface HeldFile {
  readonly id: number;
  readonly key: string;
  readonly kind: FileKind;
}

/**
 * Locks files by id or key until the transaction ends, so that a sweep of unused files finds them in use. To everything that is shown, an
 * applicant's photo looks missing (schema/policies/files.ts).
 */
export async function holdFiles(
  tx: Tx,
  ids: readonly number[],
  keys: readonly string[],
): Promise<HeldFile[]> {
  if (ids.length === 0 && keys.length === 0) return [];
  return await tx.$queryRaw<HeldFile[]>`
    SELECT id, key, kind::text AS kind FROM files 
    WHERE (id = ANY(${ids}) OR key = ANY(${keys}))
      AND kind <> 'PHOTO'
    ORDER BY id FOR KEY SHARE`;
}
