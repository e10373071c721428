import { Prisma } from "#prisma/generated/client.ts";
import type { Noun } from "#schema/noun.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { postMoments } from "./post-moments.ts";
import { filesOfPreviewedPost, readPreviewedPost } from "./read-post-preview.ts";

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
  },
};
