// The rows of a list: a real table with a caption, its head stays in sight. On a phone every row is a few readable lines.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styles from "./ListTable.module.css";
import type { Selecting } from "./list-selection.ts";
import { SortHeader } from "./SortHeader.tsx";
import type { OpenList } from "./use-list-address.ts";

export interface ListColumn<Row> {
  /** As the definition of the list names it. The first is the row's name: its cell heads the row. */
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** GraphQL's name of the order, where the list can be sorted by it. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Holds one long word, such as an address: it may break anywhere. */
  readonly breaks?: boolean;
  /** Holds words of ours, which stay whole however narrow the table is. */
  readonly staysWhole?: boolean;
  /** Says how the row stands: on a phone it is at the end of the first line. */
  readonly isStanding?: boolean;
  /** Holds what can be done, and is left out of exports. A menu stands at the end of the row; on a phone in its corner. */
  readonly isAct?: boolean | "menu";
}

interface ListTableProps<Row> {
  list: OpenList;
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  busy: boolean;
  /** What a row is called, for the box that chooses it. */
  rowName: (row: Row) => string;
  /** Null: rows cannot be chosen. */
  selecting: Selecting | null;
}

// A table that is laid out otherwise on a phone stays a table for those who do not see it.
const TABLE = { role: "table" } as const;
const GROUP = { role: "rowgroup" } as const;
const ROW = { role: "row" } as const;
const CELL = { role: "cell" } as const;
const NAME = { role: "rowheader", scope: "row" } as const;

export function ListTable<Row extends { readonly id: number }>(props: ListTableProps<Row>) {
  const { list, caption, rows, busy, selecting } = props;
  const columns = props.columns.filter(({ key }) => list.address.columns.includes(key));
  return (
    <table className={styles.table} aria-busy={busy} {...TABLE}>
      <caption className="spoken">{caption}</caption>
      <thead {...GROUP}>
        <tr {...ROW}>
          {selecting ? <PageBox rows={rows} selecting={selecting} /> : null}
          {columns.map(({ key, heading, sort, isNumber }) => (
            <SortHeader key={key} list={list} heading={heading} sort={sort} isNumber={isNumber} />
          ))}
        </tr>
      </thead>
      <tbody {...GROUP}>
        {rows.map((row) => (
          <ListRow key={row.id} {...props} columns={columns} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function PageBox({ rows, selecting }: { rows: readonly { readonly id: number }[]; selecting: Selecting }) {
  const intl = useIntl();
  const chosen = rows.filter(({ id }) => selecting.isSelected(id)).length;
  const all = rows.length > 0 && chosen === rows.length;
  return (
    <th scope="col" className={styles.box}>
      <input
        type="checkbox"
        aria-label={intl.formatMessage({ id: "list.select.page" })}
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = chosen > 0 && !all;
        }}
        onChange={() =>
          selecting.toggle(
            rows.map(({ id }) => id),
            !all,
          )
        }
      />
    </th>
  );
}

function ListRow<Row extends { readonly id: number }>({
  row,
  columns,
  selecting,
  rowName,
}: ListTableProps<Row> & { row: Row }) {
  const intl = useIntl();
  const isSelected = selecting?.isSelected(row.id) ?? false;
  return (
    <tr data-selected={isSelected || undefined} {...ROW}>
      {selecting ? (
        <td className={styles.box} {...CELL}>
          <input
            type="checkbox"
            aria-label={intl.formatMessage({ id: "list.select.row" }, { name: rowName(row) })}
            checked={isSelected}
            onChange={() => selecting.toggle([row.id], !isSelected)}
          />
        </td>
      ) : null}
      {columns.map(({ key, heading, cell, isNumber, isStanding, isAct, breaks, staysWhole }, at) =>
        at === 0 ? (
          <th key={key} className={styles.name} {...NAME}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={key}
            data-heading={heading}
            data-number={isNumber || undefined}
            data-standing={isStanding || undefined}
            data-act={isAct === true || undefined}
            data-menu={isAct === "menu" || undefined}
            data-breaks={breaks || undefined}
            data-whole={staysWhole || undefined}
            {...CELL}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
