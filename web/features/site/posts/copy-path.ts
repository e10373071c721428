import type { Board } from "#web/gql/enums.ts";
import { BOARD_PATHS } from "#web/paths.ts";

/** Where a new post begins with what another one says. */
export const copyPath = (board: Board, id: number): string => `${BOARD_PATHS[board].create}?copy=${id}`;
