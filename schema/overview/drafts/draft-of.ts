// Defines what a draft is of: the fields by which a form finds its own again.
import { builder } from "#schema/builder.ts";
import { DraftRef } from "#schema/core/drafts/draft.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { PageKeyRef } from "#schema/site/pages/page-version.ts";
import { BoardRef } from "#schema/site/posts/board.ts";

builder.prismaObjectFields(DraftRef, (t) => ({
  board: t.expose("board", { type: BoardRef, nullable: true, description: "Of a post." }),
  postId: t.expose("postId", { type: "Id", nullable: true }),
  programKind: t.expose("programKind", {
    type: ProgramKindRef,
    nullable: true,
    description: "Of a program.",
  }),
  programId: t.expose("programId", { type: "Id", nullable: true }),
  pageKey: t.expose("pageKey", { type: PageKeyRef, nullable: true, description: "Of a page." }),
}));
