import { BOARDS } from "#schema/validation/posts.ts";
import type { Board } from "#web/gql/enums.ts";
import { notFound } from "#web/page/page-error.ts";
import { BOARD_PATHS } from "#web/paths.ts";

/** The board whose create or edit page a path is, without language. Throws PageError 404 for any other path. */
export function boardOfEditor(path: string): Board {
  const board = BOARDS.find((name) => {
    const { create, edit } = BOARD_PATHS[name];
    return path === create || path.startsWith(`${edit}/`);
  });
  if (!board) throw notFound();
  return board;
}
