// The newest posts of a board for its feed: by time alone, pinned or not.

import { db } from "#prisma/client.ts";
import type { Board, Language } from "#prisma/generated/enums.ts";
import type { FeedEntry } from "#schema/core/shared/feed-entry.ts";
import { titleOf } from "#schema/core/shared/localized.ts";
import { publishedPosts } from "#schema/policies/site/posts.ts";
import { excerptOf } from "#schema/site/posts/excerpt.ts";
import { contentOf } from "#schema/site/posts/post-texts.ts";

/** More than a reader misses between two looks. */
const FEED_SIZE = 20;

/** The newest visible posts, in a language or the other one. */
export async function readNewestPosts(board: Board, language: Language, now: Date): Promise<FeedEntry[]> {
  const rows = await db.post.findMany({
    where: { ...publishedPosts(now), board },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
    take: FEED_SIZE,
    select: {
      id: true,
      publishedAt: true,
      createdAt: true,
      updatedAt: true,
      titleKo: true,
      titleEn: true,
      contentKo: true,
      contentEn: true,
    },
  });
  return rows.map((post) => {
    const content = contentOf(post, language);
    const publishedAt = post.publishedAt ?? post.createdAt;
    return {
      id: post.id,
      title: titleOf(post, language),
      summary: { text: excerptOf(content.document), language: content.language },
      publishedAt,
      changedAt: post.updatedAt > publishedAt ? post.updatedAt : publishedAt,
    };
  });
}
