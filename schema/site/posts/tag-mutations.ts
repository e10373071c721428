import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { tagInput } from "#schema/validation/site/posts.ts";
import { BoardRef } from "./board.ts";
import { createTag } from "./create-tag.ts";
import { TagRef } from "./tag.ts";

action("createTag", {
  who: "office",
  can: writePosts,
  subject: "post",
  visitorsSee: true,
  type: TagRef,
  description: "Makes a tag for a board; one of the same names is answered as it is.",
  args: builder.args((arg) => ({
    board: arg.field({ type: BoardRef, required: true }),
    nameKo: arg.string({ required: true }),
    nameEn: arg.string({ required: true }),
  })),
  validate: tagInput,
  run: createTag,
  answer: (_query, id) => db.tag.findUniqueOrThrow({ where: { id } }),
});
