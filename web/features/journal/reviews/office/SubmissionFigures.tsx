// Beneath the editorial queue: what reviewers have to do, and how long authors wait for a first decision. The
// list above shows the status of manuscripts; where these figures cannot be had, they are left out.
import { SimpleGrid } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { BarChart } from "#web/components/charts/BarChart.tsx";
import { ChartPart } from "#web/components/charts/ChartPart.tsx";
import { periodsOf } from "#web/components/charts/month-periods.ts";
import { type SubmissionFiguresQuery, useSubmissionFiguresQuery } from "#web/gql/figures.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { ReviewerLoads } from "./ReviewerLoads.tsx";

export function SubmissionFigures() {
  const [{ data }] = useSubmissionFiguresQuery({ requestPolicy: "cache-and-network" });
  if (!data) return null;
  const { loads, firstDecisions } = data.submissionFigures;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing={48} verticalSpacing={44} mt={56}>
      <ReviewerLoads loads={loads} />
      <FirstDecisions months={firstDecisions} />
    </SimpleGrid>
  );
}

function FirstDecisions({
  months,
}: {
  months: SubmissionFiguresQuery["submissionFigures"]["firstDecisions"];
}) {
  const intl = useIntl();
  const language = useLanguage();
  const count = months.reduce((sum, month) => sum + month.count, 0);
  const average =
    months.reduce((sum, { days, ...month }) => sum + (days ?? 0) * month.count, 0) / Math.max(count, 1);
  const format = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const periods = periodsOf(
    months.map(({ month }) => month),
    language,
  );
  const rows = months.map((month, at) => ({
    ...month,
    name: periods[at]?.name ?? month.month,
    label: periods[at]?.label,
    said: month.days === null ? "–" : format(month.days),
  }));
  const words = (name: "days" | "count") => intl.formatMessage({ id: `journal-figures.first.${name}` });
  return (
    <ChartPart
      title={<FormattedMessage id="journal-figures.first.title" />}
      finding={intl.formatMessage({ id: "journal-figures.first.finding" }, { count, days: format(average) })}
      headings={[intl.formatMessage({ id: "dashboard.month" }), words("days"), words("count")]}
      rows={rows.toReversed().map(({ month, name, said, ...row }) => ({
        key: month,
        name,
        figures: [said, intl.formatNumber(row.count)],
      }))}
      chart={
        count === 0 ? null : (
          <BarChart
            format={format}
            bars={rows.map(({ month, name, label, days, said, ...row }) => ({
              key: month,
              label,
              parts: [{ key: "days", value: days ?? 0, color: "var(--primary)" }],
              title: `${name}\n${words("days")} ${said}\n${words("count")} ${intl.formatNumber(row.count)}`,
            }))}
          />
        )
      }
    />
  );
}
