import { postInput } from "#schema/validation/posts.ts";
import { asContent } from "#schema/versions/content.ts";
import { restorable } from "#schema/versions/restore-version.ts";
import { postFacts } from "./post-facts.ts";
import { postVersions } from "./post-versions.ts";
import { savePost } from "./save-post.ts";

/** Its words come back; its place and its date stay. */
export const restorePostVersion = restorable({
  noun: postVersions,
  schema: postInput,
  facts: postFacts,
  standing: async (tx, id, _old, now) => {
    const post = await tx.post.findUnique({
      where: { id },
      select: { pinned: true, pinnedUntil: true, publishedAt: true, unpublishAt: true },
    });
    // A pin that is just ending is not set anew.
    const ends = post !== null && post.pinnedUntil !== null && post.pinnedUntil <= now;
    return post && asContent({ ...post, pinned: post.pinned && !ends });
  },
  save: (tx, { id, version, value: post }, author) => savePost(tx, { id, version, post }, author),
});
