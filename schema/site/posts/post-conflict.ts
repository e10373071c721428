// The current version, for somebody whose post is out of date after another save.
import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import type { CheckedPost, CheckedText } from "#schema/validation/site/posts.ts";

export const currentPost = {
  id: true,
  board: true,
  version: true,
  deletedAt: true,
  publishedAt: true,
  titleKo: true,
  titleEn: true,
  contentKo: true,
  contentEn: true,
  koUpdatedAt: true,
  enUpdatedAt: true,
} as const;
type Current = Prisma.PostGetPayload<{ select: typeof currentPost }>;

export interface StoredText {
  readonly title: string | null;
  readonly content: Prisma.JsonValue;
}

/** A language as stored; null where it says nothing. */
export function textOf(title: string | null, content: Prisma.JsonValue): StoredText | null {
  return title === null && content === null ? null : { title, content };
}

/** Whether a checked text is the stored one. */
export function hasSameText(text: CheckedText | null, stored: StoredText | null): boolean {
  // As plain JSON: the database stores no undefined members.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(text)), stored);
}

/** What the second editor needs to find the post and put both together. */
export function toConflict({ titleKo, contentKo, titleEn, contentEn, ...post }: Current): object {
  const { id, version, deletedAt } = post;
  return { id, version, deletedAt, ko: textOf(titleKo, contentKo), en: textOf(titleEn, contentEn) };
}

/**
 * For a request that is sent again: checks that what it made still says what is asked for now. What was
 * written after a lost answer must not be swallowed.
 * @throws DomainError CONFLICT with the current version; NOT_FOUND when it is gone for good
 */
export async function refuseOtherPost(tx: Tx, id: number, post: CheckedPost): Promise<void> {
  const attachments = {
    select: { fileId: true, captionKo: true, captionEn: true, altKo: true, altEn: true },
    orderBy: { position: "asc" },
  } as const;
  const made = await tx.post.findUnique({
    where: { id },
    select: {
      ...currentPost,
      tagId: true,
      pinned: true,
      picturesDecorative: true,
      audience: true,
      readerGrades: true,
      isListed: true,
      attachments,
    },
  });
  if (!made) throw new DomainError("NOT_FOUND");
  const same =
    made.deletedAt === null &&
    made.tagId === post.tagId &&
    made.pinned === post.pinned &&
    made.picturesDecorative === post.picturesDecorative &&
    made.audience === post.audience &&
    made.isListed === post.isListed &&
    isDeepStrictEqual(made.readerGrades, post.readerGrades) &&
    isDeepStrictEqual(made.attachments, post.files) &&
    hasSameText(post.ko, textOf(made.titleKo, made.contentKo)) &&
    hasSameText(post.en, textOf(made.titleEn, made.contentEn));
  if (!same) throw conflictError(toConflict(made));
}
