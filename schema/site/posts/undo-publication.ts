// Publishing is undone: what the post says stays saved, and it is where it was before (docs/site.md#posts).
import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { contentOf } from "#schema/core/versions/versioned.ts";
import { DomainError } from "#schema/errors.ts";
import { z } from "#schema/validation/zod.ts";
import { stateOf } from "./post-state.ts";
import { UNDONE_WITHIN } from "./undo-post-changes.ts";

/** Of a version, from when until when the post was there. */
const times = z.object({
  publishedAt: z.coerce.date().nullable().default(null),
  unpublishAt: z.coerce.date().nullable(),
});

/**
 * Takes back that the author has just published a post: it is a draft, scheduled or over again.
 * @throws DomainError NOT_FOUND; CONFLICT unless the newest version is the author's, of the last minutes, and
 * made it public; MAIL_GONE where a mailing about it is going out since
 */
export async function undoPublication(tx: Tx, id: number, { memberId, now }: Author): Promise<true> {
  // The task that writes the mails of a mailing has its row: one after the other.
  await tx.$queryRaw`SELECT 1 FROM letters WHERE post_id = ${id} ORDER BY id FOR UPDATE`;
  const post = await tx.post.findUnique({
    where: { id },
    select: { version: true, publishedAt: true, unpublishAt: true, deletedAt: true },
  });
  if (!post) throw new DomainError("NOT_FOUND");
  const [newest, earlier] = await tx.savedVersion.findMany({
    where: { postId: id },
    orderBy: { number: "desc" },
    take: 2,
    select: { savedById: true, savedAt: true, content: true },
  });
  const since = new Date(now.getTime() - UNDONE_WITHIN);
  if (newest?.savedById !== memberId || newest.savedAt <= since || stateOf(post, now) !== "PUBLISHED")
    throw new DomainError("CONFLICT");
  const { savedAt } = newest;
  // Made by publishing it: it was nowhere before.
  const stood = times.parse(earlier ? contentOf(earlier.content) : { unpublishAt: post.unpublishAt });
  if (stateOf({ ...stood, deletedAt: null }, savedAt) === "PUBLISHED") throw new DomainError("CONFLICT");
  const going = { mailing: { postId: id }, state: { not: "STOPPED" }, createdAt: { gte: savedAt } } as const;
  if ((await tx.mail.count({ where: going })) > 0) throw new DomainError("MAIL_GONE");
  const { count } = await tx.post.updateMany({
    where: { id, version: post.version, deletedAt: null },
    data: { ...stood, version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError("CONFLICT");
  return true;
}
