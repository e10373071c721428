import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { CheckedPost, CheckedText } from "#schema/validation/site/posts.ts";
import { columnsOf } from "./post-columns.ts";
import { currentPost, hasSameText, type StoredText, textOf, toConflict } from "./post-conflict.ts";
import { readReferences } from "./post-references.ts";

/**
 * Saves a post that nobody has saved since `version`. What its author had been typing is dropped.
 * @throws DomainError NOT_FOUND; CONFLICT with the current version, also when it went to the trash; VALIDATION as for
 * createPost, and for another board
 */
export async function savePost(
  tx: Tx,
  saved: { readonly id: number; readonly version: number; readonly post: CheckedPost },
  { memberId, now }: Author,
): Promise<true> {
  const { id, version, post } = saved;
  const before = await tx.post.findUnique({ where: { id }, select: currentPost });
  if (!before) throw new DomainError("NOT_FOUND");
  if (before.version !== version || before.deletedAt !== null) throw conflictError(toConflict(before));
  if (before.board !== post.board) throw validationError({ board: ["CHOICE_UNKNOWN"] });
  const columns = columnsOf(post, before.publishedAt, now);
  const { thumbnailId, attachments, figures } = await readReferences(tx, post);

  // A save since the row was read has raised the version: then nothing is written.
  const { count } = await tx.post.updateMany({
    where: { id, version, deletedAt: null },
    data: {
      ...columns,
      thumbnailId,
      koUpdatedAt: changedAt(post.ko, textOf(before.titleKo, before.contentKo), before.koUpdatedAt, now),
      enUpdatedAt: changedAt(post.en, textOf(before.titleEn, before.contentEn), before.enUpdatedAt, now),
      version: { increment: 1 },
    },
  });
  if (count === 0) {
    const winner = await tx.post.findUnique({ where: { id }, select: currentPost });
    throw winner ? conflictError(toConflict(winner)) : new DomainError("NOT_FOUND");
  }
  await tx.attachment.deleteMany({ where: { postId: id } });
  await tx.attachment.createMany({ data: attachments.map((row) => ({ ...row, postId: id })) });
  await tx.postFigure.deleteMany({ where: { postId: id } });
  await tx.postFigure.createMany({ data: figures.map((row) => ({ ...row, postId: id })) });
  await tx.draft.deleteMany({ where: { memberId, postId: id } });
  return true;
}

/** When a language last changed, after this save. */
function changedAt(text: CheckedText | null, before: StoredText | null, at: Date | null, now: Date) {
  if (text === null) return null;
  return at !== null && hasSameText(text, before) ? at : now;
}
