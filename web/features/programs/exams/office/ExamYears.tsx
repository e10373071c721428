// All released sessions of the exam by year: who passed, failed, and applied without sitting.
import { useIntl } from "react-intl";
import { YEAR_COLUMNS } from "#schema/validation/programs/exam-figures.ts";
import { SeriesChart } from "#web/components/charts/SeriesChart.tsx";
import type { ExamResults } from "./exam-results.ts";
import { FiguresExport } from "./FiguresExport.tsx";

const SERIES = ["passed", "failed", "absent"] as const;

export function ExamYears({ years }: { years: ExamResults["years"] }) {
  const intl = useIntl();
  if (years.length === 0) return null;
  const amountOf = (period: string, key: string) => {
    const found = years.find(({ year }) => String(year) === period);
    if (!found) return 0;
    const { applied, sat, passed } = found;
    if (key === "passed") return passed;
    return key === "failed" ? sat - passed : applied - sat;
  };
  const format = (value: number) => intl.formatNumber(value);
  const sum = (figure: "applied" | "sat" | "passed") => years.reduce((all, year) => all + year[figure], 0);
  const sums = { applied: sum("applied"), sat: sum("sat"), passed: sum("passed") };
  const sheet = intl.formatMessage({ id: "exam-results.years" });
  const columns = YEAR_COLUMNS.map((key) => ({
    key,
    heading: intl.formatMessage({ id: `exam-results.column.${key}` }),
  }));
  return (
    <SeriesChart
      title={sheet}
      beside={<FiguresExport list="examYears" filter={{}} count={years.length} {...{ sheet, columns }} />}
      finding={intl.formatMessage({ id: "exam-results.years.finding" }, sums)}
      heading={intl.formatMessage({ id: "exam-results.column.year" })}
      periods={years.map(({ year }) => ({ key: String(year), name: String(year), label: String(year) }))}
      series={SERIES.map((key) => ({ key, label: intl.formatMessage({ id: `exam-results.years.${key}` }) }))}
      {...{ amountOf, format, formatShort: format }}
    />
  );
}
