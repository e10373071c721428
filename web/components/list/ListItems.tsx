// The rows of a short list that is no table: each says in lines of its own what there is, with what can be done at their end.
import type { ReactNode } from "react";
import styles from "#web/components/office-rows.module.css";

interface ListItemsProps<Row> {
  rows: readonly Row[];
  busy: boolean;
  /** Two parts of a grid: the words, and what can be done. */
  item: (row: Row) => ReactNode;
  rowKey: (row: Row) => string | number;
}

export function ListItems<Row>({ rows, busy, item, rowKey }: ListItemsProps<Row>) {
  return (
    <ul className={styles.list} aria-busy={busy}>
      {rows.map((row) => (
        <li key={rowKey(row)} data-row className={styles.row}>
          {item(row)}
        </li>
      ))}
    </ul>
  );
}
