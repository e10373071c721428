// Shows how the averages of a session are distributed, with the line of passing.
import { FormattedMessage, useIntl } from "react-intl";
import { BarChart } from "#web/components/charts/BarChart.tsx";
import { ChartPart } from "#web/components/charts/ChartPart.tsx";
import type { ExamResults } from "./exam-results.ts";

const WIDTH = 5;

export function Distribution({ results }: { results: ExamResults }) {
  const intl = useIntl();
  const { distribution, passAverage } = results;
  const total = distribution.reduce((sum, { count }) => sum + count, 0);
  const rangeOf = (from: number) => `${from}–${from + WIDTH}`;
  const line = passAverage === null ? "none" : String(passAverage / 100);
  return (
    <ChartPart
      title={<FormattedMessage id="exam-results.distribution" />}
      finding={intl.formatMessage({ id: "exam-results.distribution.finding" }, { count: total, line })}
      headings={[
        intl.formatMessage({ id: "exam-results.distribution.range" }),
        intl.formatMessage({ id: "exam-results.distribution.count" }),
      ]}
      rows={distribution.map(({ from, count }) => ({
        key: String(from),
        name: rangeOf(from),
        figures: [intl.formatNumber(count)],
      }))}
      chart={
        total === 0 ? null : (
          <BarChart
            format={(value) => intl.formatNumber(value)}
            bars={distribution.map(({ from, count }) => ({
              key: String(from),
              label: from % 20 === 0 ? String(from) : undefined,
              title: intl.formatMessage(
                { id: "exam-results.distribution.bar" },
                { from, to: from + WIDTH, count },
              ),
              parts: [
                {
                  key: "count",
                  value: count,
                  color: passAverage !== null && from * 100 >= passAverage ? "var(--ok)" : "var(--ink-3)",
                },
              ],
            }))}
          />
        )
      }
    />
  );
}
