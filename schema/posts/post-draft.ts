// A form that was being typed into. Whoever gets here asked for the own ones.
import { builder } from "#schema/builder.ts";
import { BoardRef } from "./board.ts";

export const PostDraftRef = builder.prismaObject("PostDraft", {
  select: { id: true },
  description: "What the viewer was typing, kept by the server.",
  fields: (t) => ({
    id: t.exposeInt("id"),
    board: t.expose("board", { type: BoardRef }),
    postId: t.exposeInt("postId", { nullable: true }),
    baseVersion: t.exposeInt("baseVersion", { nullable: true }),
    payload: t.expose("payload", { type: "Json" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});
