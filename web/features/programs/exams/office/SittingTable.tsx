// Shows examinees by name: everybody with scores and verdict, those near the line, or those whose result is not
// known yet and what is missing.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import type { Sitting } from "./exam-results.ts";
import { examWords } from "./exam-words.ts";

interface ListedSitting extends Sitting {
  /** Papers whose minimum is near the score. */
  readonly nearMinimum?: readonly { readonly nameKo: string; readonly nameEn: string | null }[];
}

interface SittingTableProps {
  name: "list" | "borderline" | "missing";
  sittings: readonly ListedSitting[];
  /** How many there are, where the table may name some of them alone. */
  total?: number;
  /** The scores of the papers of one of them, in words; none: no column of them. */
  scoresOf?: (id: number) => string;
  /** Under the table. */
  children?: ReactNode;
}

export function SittingTable({
  name,
  sittings,
  total = sittings.length,
  scoresOf,
  children,
}: SittingTableProps) {
  const intl = useIntl();
  const language = useLanguage();
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
  /** Of somebody who is near the line of a paper the average does not say so. */
  const nearWords = ({ nearMinimum = [] }: ListedSitting) => {
    const papers = nearMinimum.map(({ nameKo, nameEn }) => (language === "en" ? nameEn : null) ?? nameKo);
    const names = intl.formatList(papers, { type: "unit" });
    return names === "" ? [] : [intl.formatMessage({ id: "exam-results.borderline.minimum" }, { names })];
  };
  const last = (sitting: ListedSitting) =>
    isMissing || sitting.verdict === null
      ? reasons(sitting).join(" · ")
      : [intl.formatMessage({ id: `applications.verdict.${sitting.verdict}` }), ...nearWords(sitting)].join(
          " · ",
        );
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
      {total > sittings.length ? (
        <Text mt={8} c="var(--ink-2)" className="figures">
          <FormattedMessage id="exam-results.more" values={{ count: total - sittings.length }} />
        </Text>
      ) : null}
      {children}
    </Part>
  );
}
