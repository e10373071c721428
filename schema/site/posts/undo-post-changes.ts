// The last action on posts is undone: each is again where its version before says (docs/site.md#posts).
import type { Tx } from "#prisma/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import type { BulkStep } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { contentOf, versioned } from "#schema/core/versions/versioned.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { BOARDS } from "#schema/validation/site/posts.ts";
import { z } from "#schema/validation/zod.ts";
import { postFacts } from "./post-facts.ts";
import { restorePost } from "./post-trash.ts";
import { postVersions } from "./post-versions.ts";

/** Milliseconds: longer than a notice is there while somebody reads it. */
export const UNDONE_WITHIN = 10 * 60_000;

/** Of a version, the position of the post. */
const place = z.object({
  board: z.enum(BOARDS),
  tagId: z.int().nullable(),
  thumbnailId: z.int().nullable(),
  pinned: z.boolean(),
  pinnedUntil: z.coerce.date().nullable(),
  publishedAt: z.coerce.date().nullable(),
});
const PLACES: ReadonlySet<string> = new Set(Object.keys(place.shape));

/**
 * Undoes what the author has just done to the state of posts. One that somebody saved since is skipped.
 * @returns what is not whole: nothing is left to call again for
 */
export async function undoPostChanges(
  tx: Tx,
  ids: readonly number[],
  author: Author,
): Promise<ActionResult<BulkStep>> {
  const lines: AuditLine[] = [];
  for (const id of ids) {
    const outcome = await auditChange(tx, id, postFacts, () =>
      versioned(tx, { noun: postVersions, id }, author, () => undo(tx, id, author)),
    );
    lines.push(...outcome.lines);
  }
  const done = lines.length;
  return { result: { done, skipped: ids.length - done, cursor: null }, lines };
}

async function undo(tx: Tx, id: number, { memberId, now }: Author): Promise<boolean> {
  const post = await tx.post.findUnique({ where: { id }, select: { deletedAt: true, deletedById: true } });
  if (post === null) return false;
  const since = new Date(now.getTime() - UNDONE_WITHIN);
  if (post.deletedAt !== null) {
    return post.deletedById === memberId && post.deletedAt > since && (await restorePost(tx, id));
  }
  const [newest, before] = await tx.savedVersion.findMany({
    where: { postId: id },
    orderBy: { number: "desc" },
    take: 2,
    select: { savedById: true, savedAt: true, changed: true, content: true },
  });
  if (!newest || !before || newest.savedById !== memberId || newest.savedAt <= since) return false;
  if (newest.changed.some((field) => !PLACES.has(field))) return false;
  const stood = place.parse(contentOf(before.content));
  // A pin that has ended meanwhile is not set again.
  const ends = stood.pinnedUntil !== null && stood.pinnedUntil <= now;
  const pin = ends ? { pinned: false, pinnedUntil: null } : {};
  await tx.post.update({ where: { id }, data: { ...stood, ...pin, version: { increment: 1 } } });
  await tx.draft.updateMany({ where: { postId: id }, data: { board: stood.board } });
  return true;
}
