import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { NEW_DRAFTS_MAX } from "#schema/validation/core/limits.ts";
import type { CheckedDraft, DraftPlace } from "#schema/validation/overview/drafts.ts";

/**
 * Keeps what somebody is typing: one draft for each person and post, program, page or manuscript, and one for
 * each person and key of what is not made yet. The last one wins, in one statement, however many windows
 * type.
 * @returns its id
 * @throws DomainError NOT_FOUND when the post or program is not there, or the manuscript was sent from another account
 */
export async function saveDraft(
  tx: Tx,
  { place, baseVersion, payload }: CheckedDraft,
  { memberId, now }: Author,
): Promise<number> {
  if (!(await isThere(tx, place, memberId))) throw new DomainError("NOT_FOUND");
  const { of, one } = rowOf(place);
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO drafts (member_id, board, post_id, program_kind, program_id, page_key, submission_type, submission_id, key, base_version, payload, updated_at)
    VALUES (${memberId}, ${of}, ${baseVersion}, ${JSON.stringify(payload)}::jsonb, ${now})
    ON CONFLICT ${one} DO UPDATE SET program_kind = excluded.program_kind,
      submission_type = excluded.submission_type, payload = excluded.payload,
      base_version = excluded.base_version, updated_at = excluded.updated_at
    RETURNING id`;
  if (!row) throw new Error("An upsert answers its row");
  if (place.noun !== "PAGE" && place.id === null) await dropOldest(tx, memberId);
  return row.id;
}

async function isThere(tx: Tx, place: DraftPlace, memberId: number): Promise<boolean> {
  if (place.noun === "PAGE" || place.id === null) return true;
  const { id } = place;
  if (place.noun === "SUBMISSION")
    return (await tx.submission.count({ where: { id, submitterId: memberId } })) > 0;
  if (place.noun === "PROGRAM") return (await tx.program.count({ where: { id } })) > 0;
  return (await tx.post.count({ where: { id, board: place.board } })) > 0;
}

/** The columns that say what it is of, from `board` to `key`, and the index by which there is one. */
function rowOf(place: DraftPlace): { readonly of: Prisma.Sql; readonly one: Prisma.Sql } {
  if (place.noun === "PAGE") {
    return {
      of: Prisma.sql`NULL, NULL, NULL, NULL, ${place.key}::page_key, NULL, NULL, ''`,
      one: Prisma.sql`(member_id, page_key)`,
    };
  }
  const { id } = place;
  const key = id === null ? place.key : "";
  if (place.noun === "POST") {
    return {
      of: Prisma.sql`${place.board}::board, ${id}::int, NULL, NULL, NULL, NULL, NULL, ${key}`,
      one:
        id === null
          ? Prisma.sql`(member_id, board, key) WHERE post_id IS NULL`
          : Prisma.sql`(member_id, post_id)`,
    };
  }
  if (place.noun === "SUBMISSION") {
    return {
      of: Prisma.sql`NULL, NULL, NULL, NULL, NULL, ${place.type}::submission_type, ${id}::int, ${key}`,
      one:
        id === null
          ? Prisma.sql`(member_id, key) WHERE submission_type IS NOT NULL AND submission_id IS NULL`
          : Prisma.sql`(member_id, submission_id)`,
    };
  }
  return {
    of: Prisma.sql`NULL, NULL, ${place.kind}::program_kind, ${id}::int, NULL, NULL, NULL, ${key}`,
    one:
      id === null
        ? Prisma.sql`(member_id, key) WHERE program_kind IS NOT NULL AND program_id IS NULL`
        : Prisma.sql`(member_id, program_id)`,
  };
}

/** What was begun again and left is stored, the newest of it: files that a draft names are stored with it. */
async function dropOldest(tx: Tx, memberId: number): Promise<void> {
  const begun = Prisma.sql`member_id = ${memberId} AND post_id IS NULL AND program_id IS NULL AND page_key IS NULL
    AND submission_id IS NULL`;
  await tx.$executeRaw`DELETE FROM drafts WHERE ${begun} AND id NOT IN (
    SELECT id FROM drafts WHERE ${begun} ORDER BY updated_at DESC, id DESC LIMIT ${NEW_DRAFTS_MAX})`;
}
