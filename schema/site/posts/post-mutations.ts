// Defines what the office does with posts. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/core/shared/request-key.ts";
import { restoredVersionArgs } from "#schema/core/versions/restore-version.ts";
import { versioned } from "#schema/core/versions/versioned.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { VERSION_NOTE_WORDS, versionNote } from "#schema/validation/core/version-notes.ts";
import { createPost } from "./create-post.ts";
import { PostRef } from "./post.ts";
import { postFacts } from "./post-facts.ts";
import { PostInputRef } from "./post-inputs.ts";
import { deletePost, purgePost, restorePost } from "./post-trash.ts";
import { postVersions, restorePostVersion } from "./post-versions.ts";
import { savePost } from "./save-post.ts";
import { undoPublication } from "./undo-publication.ts";

const ofPosts = { can: writePosts, subject: "post", visitorsSee: true } as const;
const byId = builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) }));
const readPost = (query: object, id: number) => db.post.findUniqueOrThrow({ ...query, where: { id } });

action("createPost", {
  who: "office",
  ...ofPosts,
  type: PostRef,
  description:
    "Makes a post: a draft, scheduled or published. The viewer's draft under this key is dropped. Sent again with the same key it answers what was made, or CONFLICT when that says something else.",
  args: builder.args((arg) => ({
    input: arg.field({ type: PostInputRef, required: true }),
    requestKey: arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
  })),
  run: (tx, { input: post, requestKey: key = null }, author) =>
    createPost(tx, { post, requestKey: key }, author),
  answer: readPost,
});

action("savePost", {
  who: "office",
  ...ofPosts,
  type: PostRef,
  description:
    "Saves a post that was read at `version`; CONFLICT with `extensions.conflict` {id, version, deletedAt, ko, en} when it was saved since. The viewer's draft of it is dropped.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: PostInputRef, required: true }),
    note: arg.string({ description: VERSION_NOTE_WORDS, validate: versionNote }),
  })),
  run: (tx, { id, version, input: post, note = null }, author) =>
    auditChange(tx, id, postFacts, () =>
      versioned(tx, { noun: postVersions, id, note }, author, () =>
        savePost(tx, { id, version, post }, author),
      ),
    ),
  answer: readPost,
});

action("undoPublication", {
  who: "office",
  action: "takeBackPublication",
  ...ofPosts,
  type: PostRef,
  description:
    "Takes back that the viewer has just published a post by saving it: it is where it was before, and its words stay. CONFLICT when it was saved since; MAIL_GONE.",
  args: byId,
  run: (tx, { id }, author) =>
    auditChange(tx, id, postFacts, () =>
      versioned(tx, { noun: postVersions, id }, author, () => undoPublication(tx, id, author)),
    ),
  answer: readPost,
});

action("restorePostVersion", {
  who: "office",
  ...ofPosts,
  type: PostRef,
  description:
    "Writes an old version of a post that was read at `version` again as the newest; its place and its time stay. CONFLICT as savePost.",
  args: restoredVersionArgs,
  run: restorePostVersion,
  answer: readPost,
});

action("deletePost", {
  who: "office",
  ...ofPosts,
  type: PostRef,
  description: "Puts a post in the trash, where it stays for 30 days.",
  args: byId,
  run: (tx, { id }, author) => auditChange(tx, id, postFacts, () => deletePost(tx, id, author)),
  answer: readPost,
});

action("restorePost", {
  who: "office",
  ...ofPosts,
  type: PostRef,
  description: "Takes a post out of the trash, as it went in.",
  args: byId,
  run: (tx, { id }) => auditChange(tx, id, postFacts, () => restorePost(tx, id)),
  answer: readPost,
});

action("purgePost", {
  who: "office",
  ...ofPosts,
  type: "Boolean",
  description: "Removes a post in the trash for good.",
  args: byId,
  run: (tx, { id }) => auditChange(tx, id, postFacts, () => purgePost(tx, id)),
  answer: () => true,
});
