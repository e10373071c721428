import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";

/**
 * Documents of requests that were decided before then, over the columns of `files`. One that another request
 * came with, too, stays as long as that.
 */
export const erasableProofs = (before: Date): Prisma.Sql => Prisma.sql`
  EXISTS (SELECT 1 FROM grade_request_proofs WHERE grade_request_proofs.file_id = files.id) AND NOT EXISTS (
    SELECT 1 FROM grade_request_proofs AS own JOIN grade_requests ON grade_requests.id = own.request_id
    WHERE own.file_id = files.id AND (decided_at IS NULL OR decided_at >= ${before}))`;

/**
 * Forgets them (docs/people.md#memberships).
 * @returns the keys under which the store has their bytes
 */
export async function eraseProofs(before: Date): Promise<readonly string[]> {
  const erased = await db.$queryRaw<{ key: string }[]>`
    DELETE FROM files WHERE ${erasableProofs(before)} RETURNING files.key`;
  return erased.map(({ key }) => key);
}
