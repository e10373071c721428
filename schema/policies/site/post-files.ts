// The files of posts.
import type { Prisma } from "#prisma/generated/client.ts";
import { anyOf, publishableFiles, type UsesOf } from "#schema/policies/core/file-relations.ts";
import { postsFor, type Reader } from "./post-readers.ts";

/** The files of a post, for somebody who may read it at a moment (docs/site.md#posts-for-members). */
export const filesOfPost = (postId: number, reader: Reader, now: Date): Prisma.FileWhereInput => ({
  ...publishableFiles,
  OR: filesOfPosts({ AND: [{ id: postId }, postsFor(reader, now)] }),
});

/** The files that posts use. */
export function filesOfPosts(post: Prisma.PostWhereInput): Prisma.FileWhereInput[] {
  const uses: UsesOf<"POST"> = {
    thumbnailOf: { some: post },
    attachedTo: { some: { post } },
    figureIn: { some: { post } },
  };
  return anyOf(uses);
}
