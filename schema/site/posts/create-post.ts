import type { Tx } from "#prisma/client.ts";
import { auditMade } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { runIdempotent } from "#schema/core/shared/request-key.ts";
import { storeFirstVersion } from "#schema/core/versions/versioned.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedPost } from "#schema/validation/site/posts.ts";
import { columnsOf } from "./post-columns.ts";
import { refuseOtherPost } from "./post-conflict.ts";
import { postFacts } from "./post-facts.ts";
import { readReferences } from "./post-references.ts";
import { postVersions } from "./post-versions.ts";

/**
 * Makes a post, and drops the draft that its author had been typing under its key. A request that is sent
 * again makes no second post.
 * @returns its id
 * @throws DomainError VALIDATION for a tag or file that is not there, or a pin that has ended; CONFLICT with
 * the current version when the key made a post that says something else
 */
export async function createPost(
  tx: Tx,
  { post, requestKey }: { readonly post: CheckedPost; readonly requestKey: string | null },
  author: Author,
): Promise<ActionResult> {
  const { memberId, now } = author;
  const { board } = post;
  const { id, isNew } = await runIdempotent(tx, { author, requestKey, operation: "createPost" }, async () => {
    const columns = columnsOf(post, null, now);
    const { thumbnailId, attachments, figures } = await readReferences(tx, post);
    const created = await tx.post.create({
      select: { id: true },
      data: {
        ...columns,
        board,
        thumbnailId,
        koUpdatedAt: post.ko && now,
        enUpdatedAt: post.en && now,
        createdById: memberId,
        attachments: { createMany: { data: attachments } },
        figures: { createMany: { data: figures } },
      },
    });
    return created.id;
  });
  if (!isNew) await refuseOtherPost(tx, id, post);
  await tx.draft.deleteMany({ where: { memberId, board, postId: null, key: requestKey ?? "" } });
  if (!isNew) return { result: id, lines: [] };
  await storeFirstVersion(tx, postVersions, id, author);
  return await auditMade(tx, id, postFacts);
}
