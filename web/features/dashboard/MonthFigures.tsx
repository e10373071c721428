// Figures of twelve months, each of several parts, with what their colours mean.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { BarChart } from "#web/components/charts/BarChart.tsx";
import { ChartPart } from "#web/components/charts/ChartPart.tsx";
import { formatMonth } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./MonthFigures.module.css";

/** So many parts of a bar can be told apart; each differs from the next in lightness, not in hue alone. */
const COLORS = ["var(--primary)", "var(--sky)", "var(--spark-text)", "var(--navy-200)"];
/** All that is left, as one part. */
const REST_COLOR = "var(--ink-3)";

interface MonthFiguresProps {
  title: ReactNode;
  finding: string;
  /** YYYY-MM, oldest first. */
  months: readonly string[];
  series: readonly { readonly key: string; readonly label: string }[];
  amountOf: (month: string, key: string) => number;
  format: (value: number) => string;
  /** On the axis, where room is short. */
  formatShort: (value: number) => string;
}

export function MonthFigures(props: MonthFiguresProps) {
  const { title, finding, months, series, amountOf, format, formatShort } = props;
  const intl = useIntl();
  const language = useLanguage();
  const nameOf = (text: string) => {
    const [year = 0, month = 1] = text.split("-").map(Number);
    return formatMonth(language, { year, month });
  };
  const totalOf = (key: string) => months.reduce((sum, month) => sum + amountOf(month, key), 0);
  const shown = series.filter(({ key }) => months.some((month) => amountOf(month, key) !== 0));
  // The largest have a colour each. The table says every one.
  const largest = shown.toSorted((one, other) => totalOf(other.key) - totalOf(one.key));
  const rest = shown.length > COLORS.length + 1 ? largest.slice(COLORS.length) : [];
  const parts = shown
    .filter((one) => !rest.includes(one))
    .map((one, at) => ({ ...one, keys: [one.key], color: COLORS[at] ?? REST_COLOR }));
  if (rest.length > 0) {
    const label = intl.formatMessage({ id: "dashboard.rest" }, { count: rest.length });
    parts.push({ key: "rest", label, keys: rest.map(({ key }) => key), color: REST_COLOR });
  }
  const bars = months.map((month, at) => ({
    key: month,
    parts: parts.map(({ key, keys, color }) => ({
      key,
      color,
      value: keys.reduce((sum, one) => sum + amountOf(month, one), 0),
    })),
    // Every other one, so that they fit a phone; this month always.
    label: (months.length - at) % 2 === 1 ? `${Number(month.slice(5))}/${month.slice(2, 4)}` : undefined,
    title: [nameOf(month), ...shown.map(({ key, label }) => `${label} ${format(amountOf(month, key))}`)].join(
      "\n",
    ),
  }));
  const chart = (
    <div aria-hidden="true">
      <BarChart bars={bars} format={formatShort} />
      <ul className={styles.legend}>
        {parts.map(({ key, label, color }) => (
          <li key={key}>
            <span style={{ background: color }} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <ChartPart
      title={title}
      finding={finding}
      headings={[intl.formatMessage({ id: "dashboard.month" }), ...shown.map(({ label }) => label)]}
      rows={months.toReversed().map((month) => ({
        key: month,
        name: nameOf(month),
        figures: shown.map(({ key }) => format(amountOf(month, key))),
      }))}
      chart={shown.length === 0 ? null : chart}
    />
  );
}
