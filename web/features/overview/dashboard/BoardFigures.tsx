// Published posts by board.
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { Link } from "#web/components/Link.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { toKey } from "#web/page/query.ts";
import { POST_OFFICE_PATH } from "#web/paths.ts";

type Boards = NonNullable<DashboardQuery["dashboard"]["posts"]>["published"];

export function BoardFigures({ boards }: { boards: Boards }) {
  return (
    <Part title={<FormattedMessage id="dashboard.boards.title" />}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="dashboard.boards.column" />
            </th>
            <th scope="col" className={table.figure}>
              <FormattedMessage id="dashboard.boards.count" />
            </th>
          </tr>
        </thead>
        <tbody>
          {boards.map(({ board, count }) => (
            <tr key={board}>
              <th scope="row">
                <Link to={`${POST_OFFICE_PATH}?state=published&board=${toKey(board)}`}>
                  <FormattedMessage id={`enums.Board.${board}`} />
                </Link>
              </th>
              <td className={table.figure}>
                <FormattedNumber value={count} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
