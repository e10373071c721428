// A post is read before it is published.
import { builder } from "#schema/builder.ts";
import { previewOperations } from "#schema/core/previews/preview-operations.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { PreviewedPostRef } from "./post-preview.ts";
import { readPreviewedPost } from "./read-post-preview.ts";

previewOperations({
  name: "Post",
  subject: "post",
  can: writePosts,
  args: builder.args((arg) => ({ postId: arg.field({ type: "Id", required: true }) })),
  targetOf: ({ postId }) => ({ postId }),
  hold: async (tx, { postId }) => {
    const posts = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM posts WHERE id = ${postId} AND deleted_at IS NULL FOR UPDATE`;
    return posts.length > 0;
  },
  type: PreviewedPostRef,
  read: readPreviewedPost,
});
