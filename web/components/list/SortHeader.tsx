// The head of a column. One that can be sorted by is a link to the list sorted by it, the other way round the second time.
import { mdiArrowDown, mdiArrowUp } from "@mdi/js";
import { Link } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./ListTable.module.css";
import type { OpenList } from "./use-list-address.ts";

interface SortHeaderProps {
  list: OpenList;
  heading: string;
  /** GraphQL's name of the order; a column without has none. */
  sort?: string | undefined;
  isNumber?: boolean | undefined;
}

export function SortHeader({ list, heading, sort, isNumber = false }: SortHeaderProps) {
  const { address, path } = list;
  const isCurrent = sort !== undefined && sort === address.sort;
  const direction = address.descending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isCurrent ? direction : undefined} data-number={isNumber || undefined}>
      {sort === undefined ? (
        heading
      ) : (
        <Link
          className={styles.sort}
          to={path({ sort, descending: isCurrent ? !address.descending : false })}
          preventScrollReset
        >
          {heading}
          {isCurrent ? <Icon path={address.descending ? mdiArrowDown : mdiArrowUp} size={16} /> : null}
        </Link>
      )}
    </th>
  );
}
