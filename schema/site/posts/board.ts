// The five boards and how many of their posts a page shows.
import { Board } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { GALLERY_PAGE_SIZE, POST_PAGE_SIZE } from "#schema/validation/core/limits.ts";

export const BoardRef = builder.enumType("Board", {
  description: "The five boards; one model serves them all.",
  values: Object.values(Board),
});

/** Posts on one list page of a board (docs/site.md#posts). */
export function pageSizeOf(board: Board): number {
  return board === "GALLERY" ? GALLERY_PAGE_SIZE : POST_PAGE_SIZE;
}
