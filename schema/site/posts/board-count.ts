import type { Board } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { BoardRef } from "./board.ts";

export interface BoardCount {
  readonly board: Board;
  readonly count: number;
}

export const BoardCountRef = builder.objectRef<BoardCount>("BoardCount").implement({
  description: "Posts of one board.",
  fields: (t) => ({ board: t.expose("board", { type: BoardRef }), count: t.exposeInt("count") }),
});
