// Shows how many applied, sat and passed, by part, language pair and site, and the same as a workbook.
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import type { ExamResults } from "./exam-results.ts";
import { examWords } from "./exam-words.ts";
import { GroupExport } from "./GroupExport.tsx";

const FIGURES = ["applied", "sat", "passed"] as const;
/** Where there is no figure: nobody sat, or somebody of the group has no result yet. */
const NONE = "–";

export function GroupTable({ results: { programId, groups } }: { results: ExamResults }) {
  const intl = useIntl();
  const language = useLanguage();
  const title = intl.formatMessage({ id: "exam-results.groups" });
  const figureOf = (value: number | null) => (value === null ? NONE : intl.formatNumber(value));
  const rateOf = ({ sat, passed }: ExamResults["groups"][number]) =>
    passed === null || sat === 0 ? NONE : intl.formatNumber(passed / sat, { style: "percent" });
  return (
    <Part title={title} beside={<GroupExport programId={programId} count={groups.length} />}>
      <ScrollRegion label={title} isGroup>
        <table className={table.table}>
          <thead>
            <tr>
              {(["exam", "site"] as const).map((column) => (
                <th key={column} scope="col">
                  <FormattedMessage id={`exam-results.column.${column}`} />
                </th>
              ))}
              {([...FIGURES, "rate"] as const).map((column) => (
                <th key={column} scope="col" className={table.figure}>
                  <FormattedMessage id={`exam-results.column.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={[group.part, group.pair, group.siteKo].join()}>
                <th scope="row">{examWords(intl, group.part, group.pair) || NONE}</th>
                <td>{(language === "en" ? group.siteEn : null) ?? group.siteKo}</td>
                {FIGURES.map((figure) => (
                  <td key={figure} className={table.figure}>
                    {figureOf(group[figure])}
                  </td>
                ))}
                <td className={table.figure}>{rateOf(group)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Part>
  );
}
