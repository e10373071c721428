import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";
import { NEW_DRAFTS_MAX } from "#schema/validation/limits.ts";
import type { CheckedPostDraft } from "#schema/validation/post-drafts.ts";

/**
 * Keeps what somebody is typing: one draft for each person and post, and one for each person, board and key for new posts. The last one
 * wins, in one statement, however many windows type.
 * @returns its id
 * @throws DomainError NOT_FOUND when the post is not there
 */
export async function savePostDraft(
  tx: Tx,
  { board, postId, key, baseVersion, payload }: CheckedPostDraft,
  { memberId, now }: Author,
): Promise<number> {
  const json = JSON.stringify(payload);
  if (postId !== null && (await tx.post.count({ where: { id: postId, board } })) === 0) {
    throw new DomainError("NOT_FOUND");
  }
  const rows =
    postId === null
      ? await tx.$queryRaw<{ id: number }[]>`
          INSERT INTO post_drafts (member_id, board, key, payload, updated_at)
          VALUES (${memberId}, ${board}::board, ${key}, ${json}::jsonb, ${now})
          ON CONFLICT (member_id, board, key) WHERE post_id IS NULL
          DO UPDATE SET payload = excluded.payload, updated_at = excluded.updated_at RETURNING id`
      : await tx.$queryRaw<{ id: number }[]>`
          INSERT INTO post_drafts (member_id, board, post_id, base_version, payload, updated_at)
          VALUES (${memberId}, ${board}::board, ${postId}, ${baseVersion}, ${json}::jsonb, ${now})
          ON CONFLICT (member_id, post_id)
          DO UPDATE SET payload = excluded.payload, base_version = excluded.base_version,
            updated_at = excluded.updated_at RETURNING id`;
  const [row] = rows;
  if (!row) throw new Error("An upsert answers its row");
  if (postId === null) await dropOldest(tx, memberId);
  return row.id;
}

/** What was begun anew and left is kept, the newest of it: files that a draft names are kept with it. */
async function dropOldest(tx: Tx, memberId: number): Promise<void> {
  await tx.$executeRaw`DELETE FROM post_drafts WHERE member_id = ${memberId} AND post_id IS NULL AND id NOT IN (
    SELECT id FROM post_drafts WHERE member_id = ${memberId} AND post_id IS NULL
    ORDER BY updated_at DESC, id DESC LIMIT ${NEW_DRAFTS_MAX})`;
}
