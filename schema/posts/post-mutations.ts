// What the office does with posts. Each mutation is one transaction; visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { changeAudited } from "#schema/audit/change-audited.ts";
import { builder } from "#schema/builder.ts";
import { writePosts } from "#schema/policies/posts.ts";
import { authorOf } from "#schema/shared/author.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/shared/request-key.ts";
import { createPost } from "./create-post.ts";
import { postFacts } from "./post-facts.ts";
import { PostInputRef } from "./post-inputs.ts";
import { deletePost, purgePost, restorePost } from "./post-trash.ts";
import { savePost } from "./save-post.ts";

const authScopes = { can: writePosts };

const postDeed = (action: string, subjectId: number) =>
  ({ action, subject: "post", subjectId, facts: postFacts }) as const;

builder.mutationFields((t) => ({
  createPost: t.prismaField({
    type: "Post",
    description:
      "Makes a post: a draft, scheduled or published. The viewer's draft of a new post of the board is dropped. Sent again with the same key it answers what was made, or CONFLICT when that says something else.",
    authScopes,
    args: {
      input: t.arg({ type: PostInputRef, required: true }),
      requestKey: t.arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
    },
    resolve: async (query, _root, { input: post, requestKey: key = null }, context) => {
      const author = authorOf(context);
      const made = { post, requestKey: key };
      const { id, contentVersion } = await db.$transaction((tx) => createPost(tx, made, author));
      await context.contentCache.changed(contentVersion);
      return db.post.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),

  savePost: t.prismaField({
    type: "Post",
    description:
      "Saves a post that was read at `version`; CONFLICT with `extensions.conflict` {id, version, deletedAt, ko, en} when it was saved since. The viewer's draft of it is dropped.",
    authScopes,
    args: {
      id: t.arg.int({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: PostInputRef, required: true }),
    },
    resolve: async (query, _root, { id, version, input }, context) => {
      const saved = { id, version, post: input };
      await changeAudited(context, postDeed("savePost", id), async (tx, author) => {
        const { contentVersion } = await savePost(tx, saved, author);
        return contentVersion;
      });
      return db.post.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),

  deletePost: t.prismaField({
    type: "Post",
    description: "Puts a post in the trash, where it stays for 30 days.",
    authScopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      await changeAudited(context, postDeed("deletePost", id), (tx, author) => deletePost(tx, id, author));
      return db.post.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),

  restorePost: t.prismaField({
    type: "Post",
    description: "Takes a post out of the trash, as it went in.",
    authScopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      await changeAudited(context, postDeed("restorePost", id), (tx) => restorePost(tx, id));
      return db.post.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),

  purgePost: t.boolean({
    description: "Removes a post in the trash for good.",
    authScopes,
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await changeAudited(context, postDeed("purgePost", id), (tx) => purgePost(tx, id));
      return true;
    },
  }),
}));
