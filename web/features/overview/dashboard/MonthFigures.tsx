// Figures of months up to this one, each of several parts.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { periodsOf } from "#web/components/charts/month-periods.ts";
import { SeriesChart } from "#web/components/charts/SeriesChart.tsx";
import { useLanguage } from "#web/i18n/language.ts";

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

export function MonthFigures({ months, ...props }: MonthFiguresProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <SeriesChart
      {...props}
      heading={intl.formatMessage({ id: "dashboard.month" })}
      periods={periodsOf(months, language)}
    />
  );
}
