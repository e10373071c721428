// Reads the address of the members' room: `?tab=room&board=NOTICE&page=2`.
import { POST_BOARDS } from "#web/features/site/posts/boards.ts";
import type { Board } from "#web/gql/enums.ts";
import { pageKey, readQuery } from "#web/page/query.ts";
import { MY_ACCOUNT_PATH } from "#web/paths.ts";

interface RoomAddress {
  /** Null: all boards. */
  readonly board: Board | null;
  readonly page: number;
}

export const readRoom = (query: URLSearchParams): RoomAddress => ({
  board: POST_BOARDS.find((board) => board === query.get("board")) ?? null,
  ...readQuery({ page: pageKey }, query),
});

export function roomPath({ board, page }: RoomAddress): string {
  const query = new URLSearchParams({ tab: "room" });
  if (board !== null) query.set("board", board);
  if (page > 1) query.set("page", String(page));
  return `${MY_ACCOUNT_PATH}?${query}`;
}
