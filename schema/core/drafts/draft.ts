// A form that was being typed into. Whoever gets here asked for the own ones.
import { builder } from "#schema/builder.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { PageKeyRef } from "#schema/site/pages/page-version.ts";
import { BoardRef } from "#schema/site/posts/board.ts";

export const DraftRef = builder.prismaObject("Draft", {
  select: { id: true },
  description:
    "What the viewer was typing, kept by the server: of a post, a program, a page or a manuscript.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    board: t.expose("board", { type: BoardRef, nullable: true, description: "Of a post." }),
    postId: t.expose("postId", { type: "Id", nullable: true }),
    programKind: t.expose("programKind", {
      type: ProgramKindRef,
      nullable: true,
      description: "Of a program.",
    }),
    programId: t.expose("programId", { type: "Id", nullable: true }),
    pageKey: t.expose("pageKey", { type: PageKeyRef, nullable: true, description: "Of a page." }),
    baseVersion: t.exposeInt("baseVersion", { nullable: true }),
    payload: t.expose("payload", { type: "Json" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});
