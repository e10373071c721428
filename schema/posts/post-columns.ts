// A checked post as columns: what making and saving one have in common.
import { validationError } from "#schema/errors.ts";
import { toColumn } from "#schema/shared/stored-document.ts";
import type { CheckedPost } from "#schema/validation/posts.ts";

/**
 * The columns that do not depend on what was there before.
 * @throws DomainError VALIDATION when the pin would have ended already
 */
export function columnsOf(post: CheckedPost, now: Date) {
  const { pinned, pinnedUntil, tagId, ko, en } = post;
  if (pinnedUntil !== null && pinnedUntil <= now) throw validationError({ pinnedUntil: ["DATE_INVALID"] });
  return {
    tagId,
    pinned,
    pinnedUntil,
    publishedAt: post.publishNow ? now : post.publishedAt,
    titleKo: ko?.title ?? null,
    titleEn: en?.title ?? null,
    contentKo: toColumn(ko?.content),
    contentEn: toColumn(en?.content),
  };
}
