// The head of a column. One that can be sorted by is a link to the list sorted by it, the other way round the second time.
import { mdiArrowDown, mdiArrowUp } from "@mdi/js";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import styles from "./ListTable.module.css";
import type { OpenList } from "./use-list-address.ts";

interface SortHeaderProps {
  list: OpenList;
  /** One without an order is no link. */
  column: {
    readonly heading: string;
    readonly sort?: string;
    readonly isInverted?: boolean;
    readonly isNumber?: boolean;
  };
}

export function SortHeader({ list, column }: SortHeaderProps) {
  const { heading, sort, isInverted = false, isNumber = false } = column;
  const { address, path } = list;
  const hint = useId();
  const isCurrent = sort !== undefined && sort === address.sort;
  // As the figures of the column run, not the order behind them.
  const falls = address.descending !== isInverted;
  const direction = falls ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isCurrent ? direction : undefined} data-number={isNumber || undefined}>
      {sort === undefined ? (
        heading
      ) : (
        <>
          <Link
            className={styles.sort}
            to={path({ sort, descending: isCurrent ? !address.descending : false })}
            aria-describedby={hint}
            preventScrollReset
          >
            {heading}
            {isCurrent ? <Icon path={falls ? mdiArrowDown : mdiArrowUp} size={16} /> : null}
          </Link>
          {/* Beside the name, not in it: the head is read with every cell. */}
          <span id={hint} hidden>
            <FormattedMessage id="list.sortBy" />
          </span>
        </>
      )}
    </th>
  );
}
