// Examinees by name: everybody with scores and verdict, those near the line, or those whose result is not
// known yet and what is missing.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { Sitting } from "./exam-results.ts";
import { examWords } from "./exam-words.ts";

interface SittingTableProps {
  name: "list" | "borderline" | "missing";
  sittings: readonly Sitting[];
  /** The scores of the papers of one of them, in words; none: no column of them. */
  scoresOf?: (id: number) => string;
  /** Under the table. */
  children?: ReactNode;
}

export function SittingTable({ name, sittings, scoresOf, children }: SittingTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `exam-results.${name}` });
  const isMissing = name === "missing";
  const wordOf = (kind: Sitting["missing"][number]) =>
    intl.formatMessage({ id: `exam-results.missing.${kind}` });
  /**
   * Why there is no result, and the raters who are waited for; where no rater has the script, the office assigns or invites one.
   */
  const reasons = ({ missing, awaitedRaters }: Sitting) => {
    const names = intl.formatList(awaitedRaters, { type: "unit" });
    const awaited = names === "" ? [] : [intl.formatMessage({ id: "exam-results.missing.by" }, { names })];
    const others = missing.filter((kind) => kind !== "RATING" || names === "").map(wordOf);
    return [...others, ...awaited];
  };
  const last = (sitting: Sitting) =>
    isMissing || sitting.verdict === null
      ? reasons(sitting).join(" · ")
      : intl.formatMessage({ id: `applications.verdict.${sitting.verdict}` });
  return (
    <Part title={title}>
      {sittings.length === 0 ? (
        <p>
          <FormattedMessage id={`exam-results.${name}.none`} />
        </p>
      ) : (
        <ScrollRegion label={title} isGroup>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="exam-results.column.examinee" />
                </th>
                <th scope="col">
                  <FormattedMessage id="exam-results.column.exam" />
                </th>
                {scoresOf ? (
                  <th scope="col">
                    <FormattedMessage id="exam-results.column.scores" />
                  </th>
                ) : null}
                {isMissing ? null : (
                  <th scope="col" className={table.figure}>
                    <FormattedMessage id="exam-results.column.average" />
                  </th>
                )}
                <th scope="col">
                  <FormattedMessage id={`exam-results.column.${isMissing ? "missing" : "verdict"}`} />
                </th>
              </tr>
            </thead>
            <tbody>
              {sittings.map((sitting) => (
                <tr key={sitting.id}>
                  <th scope="row">{[sitting.examNumber, sitting.name].filter(Boolean).join(" ")}</th>
                  <td>{examWords(intl, sitting.part, sitting.pair)}</td>
                  {scoresOf ? <td>{scoresOf(sitting.id)}</td> : null}
                  {isMissing ? null : (
                    <td className={table.figure}>
                      {sitting.average === null ? "" : intl.formatNumber(sitting.average / 100)}
                    </td>
                  )}
                  <td>{last(sitting)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {children}
    </Part>
  );
}
