import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/durations.ts";
import { PROOFS_KEPT_DAYS } from "#schema/validation/limits.ts";

/**
 * Forgets the documents of requests that were decided long enough ago (decision 85). One that another request came with, too, stays as long as
 * that.
 * @returns the keys under which the store has their bytes
 */
export async function eraseProofs(now: Date): Promise<readonly string[]> {
  const before = new Date(now.getTime() - PROOFS_KEPT_DAYS * DAY);
  const erased = await db.$queryRaw<{ key: string }[]>`
    DELETE FROM files USING grade_request_proofs
    WHERE grade_request_proofs.file_id = files.id AND NOT EXISTS (
      SELECT 1 FROM grade_request_proofs AS own JOIN grade_requests ON grade_requests.id = own.request_id
      WHERE own.file_id = files.id AND (decided_at IS NULL OR decided_at >= ${before}))
    RETURNING files.key`;
  return erased.map(({ key }) => key);
}
