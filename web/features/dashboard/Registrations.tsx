// Registrations of the last 30 days: the finding in words, a chart, and the same figures as a table for whoever wants it.
import { useState } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import { formatDate, formatShortDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { BarChart } from "./BarChart.tsx";
import { Part } from "./Part.tsx";
import styles from "./Registrations.module.css";
import table from "./table.module.css";

type Days = NonNullable<DashboardQuery["dashboard"]["members"]>["registrations"];

/** Midnight in Seoul of a YYYY-MM-DD. */
const instantOf = (day: string) => `${day}T00:00:00+09:00`;

export function Registrations({ days }: { days: Days }) {
  const intl = useIntl();
  const language = useLanguage();
  const [asTable, setAsTable] = useState(false);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const today = days.at(-1)?.count ?? 0;
  const finding = intl.formatMessage(
    { id: total === 0 ? "dashboard.registrations.none" : "dashboard.registrations.finding" },
    { total, today },
  );
  const bars = days.map(({ day, count }, index) => {
    const label =
      index === days.length - 1
        ? { label: intl.formatMessage({ id: "dashboard.registrations.today" }) }
        : index % 7 === 0 && index < days.length - 4
          ? { label: formatShortDate(language, instantOf(day)) }
          : {};
    return { key: day, value: count, ...label };
  });
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
    >
      <FormattedMessage id="dashboard.registrations.table" />
    </button>
  );
  const title = <FormattedMessage id="dashboard.registrations.title" />;
  if (total === 0) {
    return (
      <Part title={title}>
        <p className={styles.finding}>{finding}</p>
      </Part>
    );
  }
  return (
    <Part title={title} beside={toggle}>
      <p className={styles.finding}>{finding}</p>
      {asTable ? (
        <ScrollRegion label={finding} className={styles.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="dashboard.registrations.day" />
                </th>
                <th scope="col" className={table.figure}>
                  <FormattedMessage id="dashboard.registrations.count" />
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, count }) => (
                <tr key={day}>
                  <td>{formatDate(language, instantOf(day))}</td>
                  <td className={table.figure}>
                    <FormattedNumber value={count} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : (
        <BarChart bars={bars} name={finding} />
      )}
    </Part>
  );
}
