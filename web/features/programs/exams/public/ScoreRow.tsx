// A script: its code and file, a field for each criterion, the sum, a note.
import { FormattedMessage, useIntl } from "react-intl";
import { ENTRY_BODY_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./ScoreGrid.module.css";
import { type Criterion, isDirty, nameIn, problemOf, type SheetRow, totalOf } from "./sheet-rows.ts";

interface ScoreRowProps {
  /** Of the table. */
  id: string;
  /** Counted from 0. */
  at: number;
  row: SheetRow;
  criteria: readonly Criterion[];
  type: (code: string, column: number | "note", text: string) => void;
}

export function ScoreRow({ id, at, row, criteria, type }: ScoreRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { code, cells, note, isLocked, isThird, file } = row;
  const problems = criteria.flatMap((criterion, column) => {
    const problem = problemOf(cells[column] ?? "", criterion);
    return problem === null ? [] : [{ column, problem, criterion }];
  });
  const problemId = `${id}-${at}-problem`;
  return (
    <tr data-dirty={isDirty(row)} data-locked={isLocked}>
      <th scope="row" className={styles.code}>
        <span className={styles.codeText}>{code}</span>
        {file === null ? null : file.mimeType.startsWith("audio/") ? (
          // biome-ignore lint/a11y/useMediaCaption: what an examinee says is what is scored
          <audio controls preload="none" src={file.url} aria-label={file.name} className={styles.audio} />
        ) : (
          <a href={file.url} target="_blank" rel="noreferrer" className="link">
            <FormattedMessage id="exam-rating.file" />
            <span className="spoken"> {code}</span>
          </a>
        )}
        {isThird ? (
          <span className={styles.third}>
            <FormattedMessage id="exam-rating.third" />
          </span>
        ) : null}
        {problems.length === 0 ? null : (
          <span id={problemId} className={`${styles.third} ${styles.problem}`} role="alert">
            {problems.map(({ problem, criterion }) => (
              <span key={criterion.id}>
                <FormattedMessage
                  id={`exam-rating.problem.${problem}`}
                  values={{ name: nameIn(criterion, language), most: criterion.maxPoints }}
                />
              </span>
            ))}
          </span>
        )}
      </th>
      {criteria.map((criterion, column) => {
        const isWrong = problems.some((one) => one.column === column);
        return (
          <td key={criterion.id}>
            <input
              id={`${id}-${at}-${column}`}
              className={styles.cell}
              data-row={at}
              data-column={column}
              inputMode="numeric"
              autoComplete="off"
              aria-label={`${code} ${nameIn(criterion, language)}`}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? problemId : undefined}
              readOnly={isLocked}
              maxLength={10}
              value={cells[column] ?? ""}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => type(code, column, event.currentTarget.value)}
            />
          </td>
        );
      })}
      <td className={styles.total}>{totalOf(row, criteria) ?? "–"}</td>
      <td>
        <input
          id={`${id}-${at}-${criteria.length}`}
          className={styles.noteCell}
          data-row={at}
          data-column={criteria.length}
          autoComplete="off"
          aria-label={`${code} ${intl.formatMessage({ id: "exam-rating.note" })}`}
          readOnly={isLocked}
          maxLength={ENTRY_BODY_MAX_LENGTH}
          value={note}
          onChange={(event) => type(code, "note", event.currentTarget.value)}
        />
      </td>
    </tr>
  );
}
