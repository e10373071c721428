// A post as the person who holds a link to it may read it (decision 195): what the link's maker typed last,
// and where nothing is left unsaved, what is stored. It is made again each time, for the page and for each
// file on it.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { OpenedPreview } from "#schema/core/previews/open-preview.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { figuresOf, isBlank } from "#schema/validation/core/document-nodes.ts";
import { settledAudience } from "#schema/validation/site/post-audience.ts";
import { type PreviewedDraft, previewedDraft } from "#schema/validation/site/previewed-post.ts";

const COLUMNS = {
  id: true,
  board: true,
  tagId: true,
  thumbnailId: true,
  publishedAt: true,
  updatedAt: true,
  titleKo: true,
  titleEn: true,
  contentKo: true,
  contentEn: true,
  koUpdatedAt: true,
  enUpdatedAt: true,
  audience: true,
  readerGrades: true,
  isListed: true,
  attachments: {
    select: { fileId: true, captionKo: true, captionEn: true, altKo: true, altEn: true },
    orderBy: [{ position: "asc" }, { fileId: "asc" }],
  },
} satisfies Prisma.PostSelect;

export interface PreviewedPost extends Prisma.PostGetPayload<{ select: typeof COLUMNS }> {
  /** When the link ends. */
  readonly expiresAt: Date;
  /** It shows something that is not saved yet. */
  readonly isUnsaved: boolean;
}

/** Null where the link opens something else. */
export async function readPreviewedPost({
  postId,
  createdById: memberId,
  expiresAt,
}: OpenedPreview): Promise<PreviewedPost | null> {
  const post = postId === null ? null : await db.post.findUnique({ where: { id: postId }, select: COLUMNS });
  if (post === null) return null;
  const draft = await db.draft.findUnique({
    where: { memberId_postId: { memberId, postId: post.id } },
    select: { payload: true },
  });
  const typed = draft && previewedDraft.safeParse(draft.payload).data;
  return typed
    ? { ...post, ...shown(typed), expiresAt, isUnsaved: true }
    : { ...post, expiresAt, isUnsaved: false };
}

const line = (text: string) => text.trim() || null;
const written = (content: RichTextDocument): Prisma.JsonObject | null =>
  isBlank(content) ? null : JSON.parse(JSON.stringify(content));

/** The columns of a post as they would be, were the draft saved. */
function shown({ values: { ko, en, tagId, thumbnail, files, ...audience } }: PreviewedDraft) {
  return {
    ...settledAudience(audience),
    tagId,
    thumbnailId: thumbnail?.id ?? null,
    titleKo: line(ko.title),
    titleEn: line(en.title),
    contentKo: written(ko.content),
    contentEn: written(en.content),
    attachments: files.map(({ file, captionKo, captionEn, altKo, altEn }) => ({
      fileId: file.id,
      captionKo: line(captionKo),
      captionEn: line(captionEn),
      altKo: line(altKo),
      altEn: line(altEn),
    })),
  };
}

/** The keys of the images that are in its texts. */
export const figureKeys = ({ contentKo, contentEn }: PreviewedPost): string[] =>
  [contentKo, contentEn].flatMap((stored) => {
    const document = toDocument(stored);
    return document ? figuresOf(document).map(({ attrs }) => attrs.fileKey) : [];
  });

/** The files that belong to what a link shows, and no others. */
export function filesOfPreviewedPost(post: PreviewedPost): Prisma.FileWhereInput {
  const ids = post.attachments.map(({ fileId }) => fileId);
  const { thumbnailId } = post;
  return {
    // A draft may name anything; what members sent in is in no post.
    kind: { in: ["IMAGE", "ATTACHMENT"] },
    OR: [
      { id: { in: thumbnailId === null ? ids : [...ids, thumbnailId] } },
      { key: { in: figureKeys(post) } },
    ],
  };
}
