// Figures of days up to today, as bars.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { formatDate, formatShortDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { BarChart } from "./BarChart.tsx";
import { ChartPart } from "./ChartPart.tsx";

interface DayChartProps {
  title: ReactNode;
  finding: string;
  /** What the figures are, at the head of the table. */
  counted: string;
  /** `day` is YYYY-MM-DD in Asia/Seoul; oldest first, today last. */
  days: readonly { readonly day: string; readonly count: number }[];
}

/** Midnight in Seoul of a YYYY-MM-DD. */
const instantOf = (day: string) => `${day}T00:00:00+09:00`;

export function DayChart({ title, finding, counted, days }: DayChartProps) {
  const intl = useIntl();
  const language = useLanguage();
  const today = days.length - 1;
  const format = (count: number) => intl.formatNumber(count);
  const labelOf = (day: string, at: number) => {
    if (at === today) return intl.formatMessage({ id: "dashboard.chart.today" });
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
      title={title}
      finding={finding}
      headings={[intl.formatMessage({ id: "dashboard.chart.day" }), counted]}
      rows={days.toReversed().map(({ day, count }) => ({
        key: day,
        name: formatDate(language, instantOf(day)),
        figures: [format(count)],
      }))}
      chart={days.every(({ count }) => count === 0) ? null : <BarChart bars={bars} format={format} />}
    />
  );
}
