// The boards of the members' room as links, each with how many posts it holds.
import { FormattedMessage, useIntl } from "react-intl";
import filters from "#web/components/filters.module.css";
import { Link } from "#web/components/Link.tsx";
import type { Board } from "#web/gql/enums.ts";
import type { MembersRoomQuery } from "#web/gql/members-posts.ts";
import styles from "./Room.module.css";
import { roomPath } from "./room-address.ts";

interface RoomBoardsProps {
  boards: MembersRoomQuery["membersRoom"]["boards"];
  /** The one that is open; null: all. */
  board: Board | null;
}

export function RoomBoards({ boards, board: open }: RoomBoardsProps) {
  const intl = useIntl();
  return (
    <nav
      className={`${filters.filters} ${styles.boards}`}
      aria-label={intl.formatMessage({ id: "room.boards" })}
    >
      <ul>
        <li>
          <Link to={roomPath({ board: null, page: 1 })} aria-current={open === null || undefined}>
            <FormattedMessage id="room.all" />
          </Link>
        </li>
        {boards.map(({ board, count }) => (
          <li key={board}>
            <Link to={roomPath({ board, page: 1 })} aria-current={board === open || undefined}>
              <FormattedMessage id={`enums.Board.${board}`} /> <span>{intl.formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
