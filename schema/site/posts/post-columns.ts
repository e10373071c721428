// A checked post as columns: what making and saving one have in common.

import { publicationTime } from "#schema/core/shared/publication-time.ts";
import { toColumn } from "#schema/core/shared/stored-document.ts";
import { validationError } from "#schema/errors.ts";
import type { CheckedPost } from "#schema/validation/site/posts.ts";

/**
 * The columns of a checked post.
 * @param storedTime when it appeared so far; null for a draft and for a new one
 * @throws DomainError VALIDATION when the pin would have ended already, or the post before it begins
 */
export function columnsOf(post: CheckedPost, storedTime: Date | null, now: Date) {
  const { pinned, pinnedUntil, tagId, unpublishAt, picturesDecorative, answers, ko, en } = post;
  const { audience, readerGrades, isListed } = post;
  const publishedAt = publicationTime(post, storedTime, now);
  if (isReversed(publishedAt, unpublishAt)) throw validationError({ unpublishAt: ["DATES_REVERSED"] });
  if (pinnedUntil !== null && pinnedUntil <= now) throw validationError({ pinnedUntil: ["DATE_INVALID"] });
  return {
    tagId,
    pinned,
    pinnedUntil,
    publishedAt,
    unpublishAt,
    audience,
    readerGrades,
    isListed,
    picturesDecorative,
    answers,
    titleKo: ko?.title ?? null,
    titleEn: en?.title ?? null,
    contentKo: toColumn(ko?.content),
    contentEn: toColumn(en?.content),
  };
}

const isReversed = (from: Date | null, to: Date | null) => from !== null && to !== null && to <= from;
