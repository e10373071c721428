// Shows how many can take each part in each language pair at a site, as a table: a part a row, a language pair a column.
import { TextInput } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorWords } from "#web/components/forms/ErrorWords.tsx";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { ExamProgram } from "./exam-input.ts";
import styles from "./SeatsTable.module.css";
import type { ExamEditor } from "./use-exam-editor.ts";

interface SeatsTableProps extends Pick<ExamEditor, "form"> {
  index: number;
  site: string;
  program: ExamProgram;
}

export function SeatsTable({ form, index, site, program }: SeatsTableProps) {
  const intl = useIntl();
  const { examParts, languagePairs } = program;
  const rows = form.values.sites[index]?.seats ?? [];
  const caption = intl.formatMessage({ id: "exam-session.seats.of" }, { site });
  if (rows.length === 0) return null;
  return (
    <ScrollRegion label={caption}>
      <table className={styles.seats}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {languagePairs.map((pair) => (
              <th key={pair} scope="col">
                <FormattedMessage id={`exams.pair.${pair}`} />
              </th>
            ))}
            <th scope="col">
              <FormattedMessage id="exam-session.seats.sum" />
            </th>
          </tr>
        </thead>
        <tbody>
          {examParts.map((part) => (
            <tr key={part}>
              <th scope="row">
                <FormattedMessage id={`exams.part.${part}`} />
              </th>
              {languagePairs.map((pair) => {
                const at = rows.findIndex((row) => row.part === part && row.pair === pair);
                const {
                  label: _label,
                  error,
                  onChange,
                  ...field
                } = form.field(`sites.${index}.seats.${at}.seats`);
                return (
                  <td key={pair}>
                    <TextInput
                      {...field}
                      aria-label={intl.formatMessage(
                        { id: "exam-session.seats.place" },
                        {
                          site,
                          part: intl.formatMessage({ id: `exams.part.${part}` }),
                          pair: intl.formatMessage({ id: `exams.pair.${pair}` }),
                        },
                      )}
                      error={error === undefined ? undefined : <ErrorWords code={error} />}
                      inputMode="numeric"
                      autoComplete="off"
                      size="sm"
                      onChange={(event) => onChange(event.currentTarget.value)}
                    />
                  </td>
                );
              })}
              <td className={styles.sum}>
                {rows
                  .filter((row) => row.part === part)
                  .reduce((sum, { seats }) => sum + (toWholeNumber(seats) || 0), 0)
                  .toLocaleString("en-US")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
