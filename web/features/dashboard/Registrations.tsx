// Registrations of the last 30 days.
import { FormattedMessage, useIntl } from "react-intl";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { formatDate, formatShortDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { BarChart } from "./BarChart.tsx";
import { ChartPart } from "./ChartPart.tsx";

type Days = NonNullable<DashboardQuery["dashboard"]["members"]>["registrations"];

/** Midnight in Seoul of a YYYY-MM-DD. */
const instantOf = (day: string) => `${day}T00:00:00+09:00`;

export function Registrations({ days }: { days: Days }) {
  const intl = useIntl();
  const language = useLanguage();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const today = days.length - 1;
  const format = (count: number) => intl.formatNumber(count);
  const labelOf = (day: string, at: number) => {
    if (at === today) return intl.formatMessage({ id: "dashboard.registrations.today" });
    return at % 7 === 0 && at < today - 3 ? formatShortDate(language, instantOf(day)) : undefined;
  };
  const bars = days.map(({ day, count }, at) => ({
    key: day,
    parts: [{ key: day, value: count, color: at === today ? "var(--spark)" : "var(--primary)" }],
    label: labelOf(day, at),
    title: `${formatDate(language, instantOf(day))}\n${format(count)}`,
  }));
  return (
    <ChartPart
      title={<FormattedMessage id="dashboard.registrations.title" />}
      finding={intl.formatMessage(
        { id: total === 0 ? "dashboard.registrations.none" : "dashboard.registrations.finding" },
        { total, today: days[today]?.count ?? 0 },
      )}
      headings={[
        intl.formatMessage({ id: "dashboard.registrations.day" }),
        intl.formatMessage({ id: "dashboard.registrations.count" }),
      ]}
      rows={days.toReversed().map(({ day, count }) => ({
        key: day,
        name: formatDate(language, instantOf(day)),
        figures: [format(count)],
      }))}
      chart={total === 0 ? null : <BarChart bars={bars} format={format} />}
    />
  );
}
