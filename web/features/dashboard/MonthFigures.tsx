// Figures of twelve months: the finding in words, a chart with what its colours mean, and the same figures as a table, which screen
// readers always have and everybody else on demand.
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { latePart } from "#web/components/late-part.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { formatMonth } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MonthChartProps } from "./MonthChart.tsx";
import styles from "./MonthFigures.module.css";
import { Part } from "./Part.tsx";
import toggleStyles from "./Registrations.module.css";
import table from "./table.module.css";

// The server draws no chart: this page is a shell there.
const MonthChart = import.meta.env.SSR
  ? (_props: MonthChartProps) => null
  : latePart<MonthChartProps>(async () => (await import("./MonthChart.tsx")).MonthChart);

/** Neighbours differ in lightness, not in hue alone. */
const COLORS = [
  "var(--primary)",
  "var(--sky)",
  "var(--spark-text)",
  "var(--navy-200)",
  "var(--navy-600)",
  "var(--spark-100)",
  "var(--navy-950)",
  "var(--spark-300)",
  "var(--ink-3)",
  "var(--stone-100)",
];

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

export function MonthFigures({
  title,
  finding,
  months,
  series,
  amountOf,
  format,
  formatShort,
}: MonthFiguresProps) {
  const language = useLanguage();
  const [asTable, setAsTable] = useState(false);
  const named = (month: string) => {
    const [year = 0, number = 1] = month.split("-").map(Number);
    return formatMonth(language, { year, month: number });
  };
  const shown = series.filter(({ key }) => months.some((month) => amountOf(month, key) !== 0));
  const colored = shown.map((one, at) => ({ ...one, color: COLORS[at % COLORS.length] ?? "var(--primary)" }));
  const data = months.map((month) => ({
    month: `${Number(month.slice(5))}/${month.slice(2, 4)}`,
    ...Object.fromEntries(shown.map(({ key }) => [key, amountOf(month, key)])),
  }));
  if (shown.length === 0) {
    return (
      <Part title={title}>
        <p className={toggleStyles.finding}>{finding}</p>
      </Part>
    );
  }
  const toggle = (
    <button
      type="button"
      className={toggleStyles.toggle}
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
    >
      <FormattedMessage id="dashboard.registrations.table" />
    </button>
  );
  const figures = (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="dashboard.month" />
          </th>
          {shown.map(({ key, label }) => (
            <th key={key} scope="col" className={table.figure}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((month) => (
          <tr key={month}>
            <th scope="row">{named(month)}</th>
            {shown.map(({ key }) => (
              <td key={key} className={table.figure}>
                {format(amountOf(month, key))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Part title={title} beside={toggle}>
      <p className={toggleStyles.finding}>{finding}</p>
      {asTable ? null : (
        <div aria-hidden="true">
          <div className={styles.chart}>
            <MonthChart data={data} series={colored} format={formatShort} />
          </div>
          <ul className={styles.legend}>
            {colored.map(({ key, label, color }) => (
              <li key={key}>
                <span style={{ background: color }} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asTable ? (
        <ScrollRegion label={finding} className={styles.scroll}>
          {figures}
        </ScrollRegion>
      ) : (
        <div className="spoken">{figures}</div>
      )}
    </Part>
  );
}
