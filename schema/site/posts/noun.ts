import { Prisma } from "#prisma/generated/client.ts";
import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import type { Noun } from "#schema/noun.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { NEW_POST_DAYS } from "#schema/validation/core/limits.ts";
import { postFacts } from "./post-facts.ts";
import { purgePost, restorePost } from "./post-trash.ts";
import { filesOfPreviewedPost, readPreviewedPost } from "./read-post-preview.ts";

/** A scheduled post appears, a post is new no longer, its time ends, a pin ends. */
const postMoments: PublicMoments = {
  table: "posts",
  where: "deleted_at IS NULL",
  columns: { published_at: [0, NEW_POST_DAYS], unpublish_at: [0], pinned_until: [0] },
  still: ["deleted_at", "ko_updated_at", "en_updated_at", "created_at", "updated_at"],
};

export const postNoun: Noun = {
  subjects: ["post"],
  moments: [postMoments],
  filesOfPreview: async (opened) => {
    const post = await readPreviewedPost(opened);
    return post && filesOfPreviewedPost(post);
  },
  trash: {
    kind: "POST",
    may: writePosts,
    rows: Prisma.sql`SELECT 'POST' AS kind, posts.id, board::text AS place, title_ko, title_en, deleted_at, members.name
      FROM posts LEFT JOIN members ON members.id = deleted_by_id WHERE deleted_at IS NOT NULL`,
    subject: "post",
    facts: postFacts,
    actions: {
      RESTORE: { action: "restorePost", run: restorePost },
      PURGE: { action: "purgePost", run: purgePost },
    },
  },
};
