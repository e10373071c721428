// /admin/journal/statistics: the decisions on the manuscripts of each year, for evaluations of the journal,
// as chart, table and file.
import { Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { SeriesChart } from "#web/components/charts/SeriesChart.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { type JournalFiguresQuery, useJournalFiguresQuery } from "#web/gql/figures.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { FigureTable } from "./FigureTable.tsx";
import { useAffiliationColumns, useYearColumns } from "./figure-columns.tsx";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="journal-figures.lede" />} mb={32} />
      <Figures />
    </>
  );
}

function Figures() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useJournalFiguresQuery({ requestPolicy: "cache-and-network" });
  if (data) return <Found figures={data} />;
  if (error && !fetching) {
    return (
      <ErrorState
        message={intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })}
        onRetry={() => ask({ requestPolicy: "network-only" })}
      />
    );
  }
  return (
    <p role="status">
      <FormattedMessage id="submission-office.loading" />
    </p>
  );
}

/** So many that a bar is one, and so few that their years can be read on a phone. */
const [FEWEST, MOST] = [5, 8];

/** Years without a gap up to the last with a manuscript, oldest first. */
function drawnYears(years: JournalFiguresQuery["journalYears"]): readonly number[] {
  const all = years.map(({ year }) => year);
  const last = Math.max(...all);
  const count = Math.min(MOST, Math.max(FEWEST, last - Math.min(...all) + 1));
  return Array.from({ length: count }, (_, i) => last - count + 1 + i);
}

const OUTCOMES = ["accepted", "rejected", "withdrawn", "open"] as const;

function Found({ figures: { journalYears: years, journalAffiliations } }: { figures: JournalFiguresQuery }) {
  const intl = useIntl();
  const yearColumns = useYearColumns();
  const affiliationColumns = useAffiliationColumns();
  const [last] = years;
  if (!last) return <EmptyState title={<FormattedMessage id="journal-figures.none" />} />;
  const byYear = new Map(years.map((row) => [String(row.year), row]));
  const format = (value: number) => intl.formatNumber(value);
  return (
    <Stack gap={52}>
      <SeriesChart
        title={<FormattedMessage id="journal-figures.chart.title" />}
        finding={intl.formatMessage({ id: "journal-figures.chart.finding" }, last)}
        heading={intl.formatMessage({ id: "journal-figures.column.year" })}
        periods={drawnYears(years).map((year) => ({
          key: String(year),
          label: String(year),
          name: intl.formatMessage({ id: "journal-figures.year" }, { year: String(year) }),
        }))}
        series={OUTCOMES.map((key) => ({
          key,
          label: intl.formatMessage({ id: `journal-figures.column.${key}` }),
        }))}
        amountOf={(year, key) => byYear.get(year)?.[OUTCOMES.find((one) => one === key) ?? "open"] ?? 0}
        format={format}
        formatShort={format}
      />
      <FigureTable
        title="journal-figures.years.title"
        note="journal-figures.years.note"
        list="journalYears"
        columns={yearColumns}
        rows={years}
        keyOf={({ year }) => year}
      />
      <FigureTable
        title="journal-figures.affiliations.title"
        note="journal-figures.affiliations.note"
        list="journalAffiliations"
        columns={affiliationColumns}
        rows={journalAffiliations}
        keyOf={({ id }) => id}
      />
    </Stack>
  );
}
