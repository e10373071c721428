// Where each board lives (specification 2). In one place because navigation, home and the posts' own pages all lead there.
import { BOARD_ADDRESSES, postAddress } from "#schema/validation/site-paths.ts";
import type { Board } from "#web/gql/enums.ts";

interface BoardPaths {
  readonly list: string;
  /** What stands before the id of a post. */
  readonly base: string;
  readonly create: string;
  /** What stands before the id of a post that is being changed. */
  readonly edit: string;
}

const underOneRoof = (board: Board): BoardPaths => {
  const { list, base } = BOARD_ADDRESSES[board];
  return { list, base, create: `${base}/create`, edit: `${base}/edit` };
};

export const BOARD_PATHS: Readonly<Record<Board, BoardPaths>> = {
  NOTICE: underOneRoof("NOTICE"),
  NEWS: underOneRoof("NEWS"),
  GALLERY: { ...BOARD_ADDRESSES.GALLERY, create: "/create-gallery", edit: "/edit-gallery" },
  PUBLICATION: underOneRoof("PUBLICATION"),
  SEMINAR_ARCHIVE: underOneRoof("SEMINAR_ARCHIVE"),
};

/** The address of a post, without language. */
export function postPath(board: Board, id: number): string {
  return postAddress(board, id);
}

/** The address where a post is changed, without language. */
export function editPath(board: Board, id: number): string {
  return `${BOARD_PATHS[board].edit}/${id}`;
}
