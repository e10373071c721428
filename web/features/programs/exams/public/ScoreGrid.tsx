// The scripts of a paper as a grid for the keyboard: Enter and the arrows go from cell to cell, a block from
// a spreadsheet is pasted where the focus is.
import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { PastePlace } from "#schema/validation/programs/score-paste.ts";
import table from "#web/components/charts/table.module.css";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { nextCell } from "./next-cell.ts";
import styles from "./ScoreGrid.module.css";
import { ScoreRow } from "./ScoreRow.tsx";
import { type Criterion, nameIn } from "./sheet-rows.ts";
import type { ScoreSheet } from "./use-score-sheet.ts";

interface ScoreGridProps {
  /** Id of the table, which the ids of its cells begin with. */
  id: string;
  label: string;
  criteria: readonly Criterion[];
  sheet: ScoreSheet;
  onPaste: (text: string, place: PastePlace) => void;
}

export function ScoreGrid({ id, label, criteria, sheet, onPaste }: ScoreGridProps) {
  const language = useLanguage();
  const { rows } = sheet;
  const typeNow = useRef(sheet.type);
  typeNow.current = sheet.type;
  const type = useCallback(
    (code: string, column: number | "note", text: string) => typeNow.current(code, column, text),
    [],
  );
  const place = ({ target }: { target: EventTarget }): PastePlace | null => {
    if (!(target instanceof HTMLInputElement)) return null;
    const { row, column } = target.dataset;
    return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
  };
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = place(event);
    if (!from || event.nativeEvent.isComposing) return;
    const to = nextCell(event, from, { rows: rows.length, columns: criteria.length + 1 });
    const next = to && document.getElementById(`${id}-${to.row}-${to.column}`);
    if (!(next instanceof HTMLInputElement)) return;
    event.preventDefault();
    next.focus();
    next.select();
  };
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const text = event.clipboardData.getData("text/plain");
    const at = place(event);
    // One value goes into its cell, and a note may have several lines.
    if (!at || at.column >= criteria.length || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    onPaste(text, at);
  };
  return (
    <ScrollRegion label={label} maxHeight="70vh" isGroup>
      <table id={id} className={`${table.table} ${styles.grid}`} onKeyDown={move} onPaste={paste}>
        <thead>
          <tr>
            <th scope="col" className={styles.code}>
              <FormattedMessage id="exam-rating.code" />
            </th>
            {criteria.map((criterion) => (
              <th key={criterion.id} scope="col">
                {nameIn(criterion, language)} ({criterion.maxPoints})
              </th>
            ))}
            <th scope="col" className={table.figure}>
              <FormattedMessage id="exam-rating.total" />
            </th>
            <th scope="col">
              <FormattedMessage id="exam-rating.note" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <MemoRow key={row.code} {...{ id, at, row, criteria, type }} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const MemoRow = memo(ScoreRow);
