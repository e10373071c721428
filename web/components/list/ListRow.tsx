// One row of a list, with the box that chooses it.
import styles from "./ListTable.module.css";
import type { ListTableProps } from "./ListTable.tsx";
import { RowBox } from "./RowBox.tsx";

interface ListRowProps<Row> extends ListTableProps<Row> {
  row: Row;
  /** `isRange`: all rows from the one that was chosen last. */
  choose: (id: number, on: boolean, isRange: boolean) => void;
}

// A table that is laid out otherwise on a phone stays a table for those who do not see it.
const ROW = { role: "row" } as const;
const CELL = { role: "cell" } as const;
const NAME = { role: "rowheader", scope: "row" } as const;

export function ListRow<Row extends { readonly id: number }>({
  row,
  columns,
  selecting,
  rowName,
  choose,
}: ListRowProps<Row>) {
  const isSelected = selecting?.isSelected(row.id) ?? false;
  return (
    <tr data-row data-selected={isSelected || undefined} {...ROW}>
      {selecting ? (
        <td className={styles.box} {...CELL}>
          <RowBox id={row.id} name={rowName(row)} isSelected={isSelected} choose={choose} />
        </td>
      ) : null}
      {columns.map(({ key, heading, cell, isNumber, isStatus, isAct, staysWhole }, at) =>
        at === 0 ? (
          <th key={key} className={styles.name} {...NAME}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={key}
            data-heading={heading}
            data-number={isNumber || undefined}
            data-status={isStatus || undefined}
            data-act={isAct === true || undefined}
            data-menu={isAct === "menu" || undefined}
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
