// The rows of a short list that is no table: each says in lines of its own what there is, with what can be done at their end.
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import styles from "#web/components/office-rows.module.css";
import type { Selecting } from "./list-selection.ts";
import { PageBox, RowBox } from "./RowBox.tsx";
import { useRowChoice } from "./use-row-choice.ts";

interface ListItemsProps<Row> {
  rows: readonly Row[];
  busy: boolean;
  /** Two parts of a grid: the words, and what can be done. */
  item: (row: Row) => ReactNode;
  rowKey: (row: Row) => string | number;
  /** What a row is called, for the box that chooses it. */
  rowName?: (row: Row) => string;
  /** Null: rows cannot be chosen. */
  selecting: Selecting | null;
}

export function ListItems<Row extends { readonly id: number }>(props: ListItemsProps<Row>) {
  const { rows, busy, item, rowKey, rowName, selecting } = props;
  const pageBox = useId();
  const choose = useRowChoice(rows, selecting);
  return (
    <>
      {selecting ? (
        <label htmlFor={pageBox} className={styles.page}>
          <PageBox rows={rows} selecting={selecting} id={pageBox} />
          <FormattedMessage id="list.select.page" />
        </label>
      ) : null}
      <ul className={styles.list} aria-busy={busy}>
        {rows.map((row) => {
          const isSelected = selecting?.isSelected(row.id) ?? false;
          return (
            <li key={rowKey(row)} data-row data-selected={isSelected || undefined} className={styles.row}>
              {selecting && rowName ? (
                <span className={styles.box}>
                  <RowBox id={row.id} name={rowName(row)} isSelected={isSelected} choose={choose} />
                </span>
              ) : null}
              {item(row)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
