// Defines what the office does with many posts at once: each call is about the next of them (schema/core/lists/bulk.ts).

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { POST_CHANGES } from "#schema/validation/site/post-filters.ts";
import { undoneIds } from "#schema/validation/site/posts.ts";
import { BoardRef } from "./board.ts";
import { changePosts, type PostsStep, selectedPosts } from "./change-posts.ts";
import { PostFilterRef } from "./managed-post-page.ts";
import { undoPostChanges } from "./undo-post-changes.ts";

const PostChangeRef = builder.enumType("PostChange", {
  description: "What is done with posts: none of it changes what they say.",
  values: POST_CHANGES,
});

const PostsStepRef = builder.objectRef<PostsStep>("PostsStep").implement({
  description: "What one call of an act on many posts came to.",
  fields: (t) => ({
    done: t.exposeInt("done"),
    skipped: t.exposeInt("skipped", { description: "So already, or not allowed to be." }),
    cursor: t.exposeString("cursor", {
      nullable: true,
      description: "To call again with; null when that was all.",
    }),
    changed: t.exposeIntList("changed", { description: "Ids, for undoPostChanges." }),
  }),
});

const ofPosts = { can: writePosts, subject: "post", visitorsSee: true } as const;

action("changePosts", {
  who: "office",
  ...ofPosts,
  type: PostsStepRef,
  description:
    "Publishes, hides, pins, moves or discards many posts. What lacks something is not published; what is published keeps its date.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: PostFilterRef }),
    change: arg.field({ type: PostChangeRef, required: true }),
    board: arg.field({ type: BoardRef, description: "Where MOVE leads." }),
  })),
  runInParts: async (transact, { which, filter, change, board = null }, { clock }) => {
    const meant = await selectedPosts(which, filter ?? {}, clock.now());
    return await transact((tx, author) => changePosts(tx, { which, meant, change, board }, author));
  },
  answer: (_query, step) => step,
});

action("undoPostChanges", {
  who: "office",
  ...ofPosts,
  type: BulkStepRef,
  description:
    "Takes the last act on posts back that the viewer has just done: each is where it was. What was saved since is skipped.",
  args: builder.args((arg) => ({
    ids: arg.field({ type: ["Id"], required: true, validate: undoneIds }),
  })),
  run: (tx, { ids }, author) => undoPostChanges(tx, ids, author),
  answer: (_query, step) => step,
});
