// The columns of the journal's figures, in the order of schema/validation/journal/journal-figures.ts.
import { useIntl } from "react-intl";
import { AFFILIATION_COLUMNS, YEAR_COLUMNS } from "#schema/validation/journal/journal-figures.ts";
import type { JournalFiguresQuery } from "#web/gql/figures.ts";
import type { FigureColumn } from "./FigureTable.tsx";

type YearRow = JournalFiguresQuery["journalYears"][number];
type AffiliationRow = JournalFiguresQuery["journalAffiliations"][number];

export function useYearColumns(): readonly FigureColumn<YearRow>[] {
  const intl = useIntl();
  return YEAR_COLUMNS.map((key) => ({
    key,
    heading: intl.formatMessage({ id: `journal-figures.column.${key}` }),
    isText: key === "year",
    cell: ({ [key]: value }) =>
      // A year is no amount.
      key === "year" ? value : value === null ? "–" : intl.formatNumber(value),
  }));
}

export function useAffiliationColumns(): readonly FigureColumn<AffiliationRow>[] {
  const intl = useIntl();
  return AFFILIATION_COLUMNS.map((key) => ({
    key,
    heading: intl.formatMessage({
      id: key === "year" ? "journal-figures.column.year" : `journal-figures.affiliation.${key}`,
    }),
    isText: key !== "authors",
    cell: ({ [key]: value }) => value,
  }));
}
