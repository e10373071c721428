import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writePosts } from "#schema/policies/posts.ts";
import { authorOf } from "#schema/shared/author.ts";
import { tagInput } from "#schema/validation/posts.ts";
import { BoardRef } from "./board.ts";
import { createTag } from "./create-tag.ts";
import { TagRef } from "./tag.ts";

builder.mutationField("createTag", (t) =>
  t.field({
    type: TagRef,
    description: "Makes a tag for a board; one of the same names is answered as it is.",
    authScopes: { can: writePosts },
    args: {
      board: t.arg({ type: BoardRef, required: true }),
      nameKo: t.arg.string({ required: true }),
      nameEn: t.arg.string({ required: true }),
    },
    validate: tagInput,
    resolve: async (_root, tag, context) => {
      const { id, contentVersion } = await db.$transaction((tx) => createTag(tx, tag, authorOf(context)));
      await context.contentCache.changed(contentVersion);
      return db.tag.findUniqueOrThrow({ where: { id } });
    },
  }),
);
