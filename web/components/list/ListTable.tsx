// The rows of a list: a real table with a caption, its head stays in sight. On a phone every row is a few readable lines.
import type { ReactNode } from "react";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { ListRow } from "./ListRow.tsx";
import styles from "./ListTable.module.css";
import type { Selecting } from "./list-selection.ts";
import { PageBox } from "./RowBox.tsx";
import { opensRows } from "./row-opening.ts";
import { SortHeader } from "./SortHeader.tsx";
import type { OpenList } from "./use-list-address.ts";
import { useRowChoice } from "./use-row-choice.ts";

export interface ListColumn<Row> {
  /** As the definition of the list names it. The first is the row's name: its cell heads the row. */
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** GraphQL's name of the order, where the list can be sorted by it. */
  readonly sort?: string;
  /** What it shows grows as the order falls: days since a moment, sorted by the moment. */
  readonly isInverted?: boolean;
  readonly isNumber?: boolean;
  /** Holds words of ours, which stay whole however narrow the table is. */
  readonly staysWhole?: boolean;
  /** Says the status of the row: on a phone it is at the end of the first line. */
  readonly isStatus?: boolean;
  /** Holds what can be done, and is left out of exports. A menu is at the end of the row; on a phone in its corner. */
  readonly isAct?: boolean | "menu";
}

export interface ListTableProps<Row> {
  list: OpenList;
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  busy: boolean;
  /** What a row is called, for the box that chooses it. */
  rowName: (row: Row) => string;
  /** Where ids alone do not tell the rows apart. */
  rowKey?: (row: Row) => string;
  /** Null: rows cannot be chosen. */
  selecting: Selecting | null;
}

/** More than these scroll sideways, in a region of their own. */
const MANY_COLUMNS = 10;

// A table that is laid out otherwise on a phone stays a table for those who do not see it.
const TABLE = { role: "table" } as const;
const GROUP = { role: "rowgroup" } as const;
const ROW = { role: "row" } as const;

export function ListTable<Row extends { readonly id: number }>(props: ListTableProps<Row>) {
  const { list, caption, rows, busy, selecting, rowKey = ({ id }: Row) => String(id) } = props;
  const columns = list.address.columns.flatMap((key) => props.columns.filter((column) => column.key === key));
  const choose = useRowChoice(rows, selecting);
  const table = (
    <table className={`ruled ${styles.table}`} aria-busy={busy} {...TABLE}>
      <caption className="spoken">{caption}</caption>
      <thead {...GROUP}>
        <tr {...ROW}>
          {selecting ? (
            <th scope="col" className={styles.box}>
              <PageBox rows={rows} selecting={selecting} />
            </th>
          ) : null}
          {columns.map((column) => (
            <SortHeader key={column.key} list={list} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={opensRows} {...GROUP}>
        {rows.map((row) => (
          <ListRow key={rowKey(row)} {...props} columns={columns} row={row} choose={choose} />
        ))}
      </tbody>
    </table>
  );
  if (columns.length <= MANY_COLUMNS) return table;
  return (
    <ScrollRegion label={caption} className={styles.many}>
      {table}
    </ScrollRegion>
  );
}
