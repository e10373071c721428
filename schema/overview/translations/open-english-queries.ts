// Defines what the office asks about English before it publishes many posts at once.
import { builder } from "#schema/builder.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { selectedPosts } from "#schema/site/posts/change-posts.ts";
import { PostFilterRef } from "#schema/site/posts/managed-post-page.ts";
import { chosenIds } from "#schema/validation/core/bulk.ts";
import { CHECKED_MAX, countOpenEnglish, type OpenEnglish } from "./open-english.ts";

const OpenEnglishRef = builder.objectRef<OpenEnglish>("OpenEnglish").implement({
  description: "What is open in the English of posts that visitors do not see yet.",
  fields: (t) => ({
    open: t.exposeInt("open", {
      description: "Posts with a paragraph that waits for its English, an open question or an open remark.",
    }),
    unchecked: t.exposeInt("unchecked", {
      description: "Posts that were not looked through, because there are too many.",
    }),
  }),
});

builder.queryField("openEnglish", (t) =>
  t.field({
    type: OpenEnglishRef,
    description: "How many of some posts have something open in their English, before they are published.",
    authScopes: { can: writePosts },
    complexity: CHECKED_MAX,
    args: {
      ids: t.arg({
        type: ["Id"],
        validate: chosenIds,
        description: "Null: everything the filter holds.",
      }),
      filter: t.arg({ type: PostFilterRef }),
    },
    resolve: async (_root, { ids, filter }, { clock }) => {
      const now = clock.now();
      return await countOpenEnglish(await selectedPosts({ ids }, filter ?? {}, now), now);
    },
  }),
);
