// The links by which a post is read before it is published: made, listed and taken back by the office, opened by whoever holds one.
import { db, type Tx } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { type Deed, officeMutation } from "#schema/office-mutation.ts";
import { openPreviews, writePosts } from "#schema/policies/posts.ts";
import type { Author } from "#schema/shared/author.ts";
import { PreviewLinkRef, previewLinkColumns } from "#schema/shared/preview-link.ts";
import { DAY } from "#schema/validation/durations.ts";
import { PREVIEW_DAYS, PREVIEWS_MAX, previewLink } from "#schema/validation/post-previews.ts";
import { z } from "#schema/validation/zod.ts";
import { PreviewedPostRef } from "./post-preview.ts";
import { readPreview } from "./read-preview.ts";

async function makePreview(tx: Tx, postId: number, { memberId, now }: Author): Promise<Deed<string>> {
  // The row of the post is held, so that two at once do not make more than there may be.
  const posts = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM posts WHERE id = ${postId} AND deleted_at IS NULL FOR UPDATE`;
  if (posts.length === 0) throw new DomainError("NOT_FOUND");
  await tx.postPreview.deleteMany({ where: { expiresAt: { lte: now } } });
  const standing = await tx.postPreview.count({ where: { postId } });
  if (standing >= PREVIEWS_MAX) throw new DomainError("CONFLICT");
  const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY);
  const { id } = await tx.postPreview.create({
    data: { postId, createdById: memberId, createdAt: now, expiresAt },
  });
  return { result: id, lines: [{ subjectId: postId, after: { expiresAt: expiresAt.toISOString() } }] };
}

async function takeBack(tx: Tx, id: string): Promise<Deed<boolean>> {
  const row = await tx.postPreview.findUnique({ where: { id }, select: { postId: true } });
  if (!row) return { result: false, lines: [] };
  await tx.postPreview.delete({ where: { id } });
  return { result: true, lines: [{ subjectId: row.postId }] };
}

officeMutation("makePostPreview", {
  can: writePosts,
  subject: "post",
  visitorsSee: false,
  type: PreviewLinkRef,
  description:
    "Makes a link to a post that opens for seven days. CONFLICT: as many as there may be stand already.",
  args: builder.args((arg) => ({ postId: arg.int({ required: true }) })),
  run: (tx, { postId }, author) => makePreview(tx, postId, author),
  answer: (_query, id) => db.postPreview.findUniqueOrThrow({ where: { id }, select: previewLinkColumns }),
});

officeMutation("takeBackPostPreview", {
  can: writePosts,
  subject: "post",
  visitorsSee: false,
  type: "Boolean",
  description: "From now on a link opens nothing; false where it opened nothing before.",
  args: builder.args((arg) => ({
    id: arg.string({ required: true, validate: z.uuid({ error: "CHOICE_UNKNOWN" }) }),
  })),
  run: (tx, { id }) => takeBack(tx, id),
  answer: (_query, was) => was,
});

builder.queryFields((t) => ({
  postPreviews: t.field({
    type: [PreviewLinkRef],
    description: "The links to a post that are good now, the newest first.",
    authScopes: { can: writePosts },
    args: { postId: t.arg.int({ required: true }) },
    resolve: (_root, { postId }, { clock }) =>
      db.postPreview.findMany({
        where: { postId, expiresAt: { gt: clock.now() }, post: { deletedAt: null } },
        select: previewLinkColumns,
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: PREVIEWS_MAX,
      }),
  }),
  previewedPost: t.field({
    type: PreviewedPostRef,
    nullable: true,
    description:
      "The post behind a link, as its maker last typed it; null where the link is not good, taken back or over.",
    authScopes: { can: openPreviews },
    args: { link: t.arg.string({ required: true, validate: previewLink }) },
    resolve: (_root, { link }, context) => readPreview(link, context),
  }),
}));
