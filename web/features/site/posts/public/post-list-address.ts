// Says what the address of a board's list says: `?tag=kitec&search=원고&page=2`. The list lives in the address alone.
import type { Board } from "#web/gql/enums.ts";
import { pageKey, type QueryValues, queryPath, readQuery, textKey } from "#web/page/query.ts";
import { BOARD_PATHS } from "#web/paths.ts";

const KEYS = { tag: textKey, search: textKey, page: pageKey };

/** `search` is a part of a title. */
export type PostListAddress = QueryValues<typeof KEYS>;

export const readPostList = (query: URLSearchParams): PostListAddress => readQuery(KEYS, query);

/** The address without language; page 1 is the plain address. */
export const postListPath = (board: Board, address: PostListAddress): string =>
  queryPath(BOARD_PATHS[board].list, KEYS, address);
