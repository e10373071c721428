// The boxes by which rows are chosen: one of a row, and one of all rows of the page.
import { useIntl } from "react-intl";
import styles from "./ListTable.module.css";
import type { Selecting } from "./list-selection.ts";

interface RowBoxProps {
  id: number;
  /** What the row is called. */
  name: string;
  isSelected: boolean;
  /** `isRange`: all rows from the one that was chosen last. */
  choose: (id: number, on: boolean, isRange: boolean) => void;
}

export function RowBox({ id, name, isSelected, choose }: RowBoxProps) {
  const intl = useIntl();
  return (
    <input
      type="checkbox"
      aria-label={intl.formatMessage({ id: "list.select.row" }, { name })}
      checked={isSelected}
      onChange={({ nativeEvent }) =>
        choose(id, !isSelected, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

interface PageBoxProps {
  rows: readonly { readonly id: number }[];
  selecting: Selecting;
}

export function PageBox({ rows, selecting }: PageBoxProps) {
  const intl = useIntl();
  const chosen = rows.filter(({ id }) => selecting.isSelected(id)).length;
  const all = rows.length > 0 && chosen === rows.length;
  const words = intl.formatMessage({ id: "list.select.page" });
  return (
    <label className={styles.page}>
      <input
        type="checkbox"
        aria-label={words}
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
      <span className={styles.pageWords} aria-hidden="true">
        {words}
      </span>
    </label>
  );
}
