// Defines where a post is on its way. Computed, never stored.
import { db } from "#prisma/client.ts";
import type { Post, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { draftPosts, endedPosts, livePosts, scheduledPosts } from "#schema/policies/site/posts.ts";
import { POST_STATES, POST_TRANSLATIONS } from "#schema/validation/site/post-filters.ts";

type PostState = (typeof POST_STATES)[number];

export const PostStateRef = builder.enumType("PostState", {
  description:
    "A draft waits for nobody, a scheduled post for its time, an ended one is past it; the trash is emptied after 30 days.",
  values: POST_STATES,
});

type PostTranslation = (typeof POST_TRANSLATIONS)[number];

export const PostTranslationRef = builder.enumType("PostTranslation", {
  description: "MISSING: in one language only. OUTDATED: the Korean changed after the English did.",
  values: POST_TRANSLATIONS,
});

/** The posts whose other language waits for somebody. */
export function translatedAs(translation: PostTranslation): Prisma.PostWhereInput {
  switch (translation) {
    case "MISSING":
      return { OR: [{ titleKo: null }, { titleEn: null }] };
    case "OUTDATED":
      return {
        titleKo: { not: null },
        titleEn: { not: null },
        enUpdatedAt: { lt: db.post.fields.koUpdatedAt },
      };
  }
}

export function stateOf(
  { publishedAt, unpublishAt, deletedAt }: Pick<Post, "publishedAt" | "unpublishAt" | "deletedAt">,
  now: Date,
): PostState {
  if (deletedAt !== null) return "TRASH";
  if (publishedAt === null) return "DRAFT";
  if (publishedAt > now) return "SCHEDULED";
  return unpublishAt !== null && unpublishAt <= now ? "ENDED" : "PUBLISHED";
}

/**
 * The posts in a state, each an index away (migration `boards`), and the moment that counts in it. Without a
 * state: all but the trash.
 */
export function postsIn(
  state: PostState | null | undefined,
  now: Date,
): {
  readonly where: Prisma.PostWhereInput;
  readonly moment: "updatedAt" | "publishedAt" | "unpublishAt" | "deletedAt";
} {
  switch (state) {
    case null:
    case undefined:
      return { where: { deletedAt: null }, moment: "updatedAt" };
    case "DRAFT":
      return { where: draftPosts, moment: "updatedAt" };
    case "SCHEDULED":
      return { where: scheduledPosts(now), moment: "publishedAt" };
    case "PUBLISHED":
      return { where: livePosts(now), moment: "publishedAt" };
    case "ENDED":
      return { where: endedPosts(now), moment: "unpublishAt" };
    case "TRASH":
      return { where: { deletedAt: { not: null } }, moment: "deletedAt" };
  }
}
