// Shows how the averages of a session are distributed, with the line of passing: who reaches it has another colour, also within a bar.
import { FormattedMessage, useIntl } from "react-intl";
import { BarChart } from "#web/components/charts/BarChart.tsx";
import { ChartPart } from "#web/components/charts/ChartPart.tsx";
import type { ExamResults } from "./exam-results.ts";

const WIDTH = 5;

export function Distribution({ results }: { results: ExamResults }) {
  const intl = useIntl();
  const { distribution, passAverage } = results;
  const total = distribution.reduce((sum, { count }) => sum + count, 0);
  const hasLine = passAverage !== null;
  const rangeOf = (from: number) => `${from}–${from + WIDTH}`;
  const titleOf = ({ from, count, reached }: ExamResults["distribution"][number]) =>
    intl.formatMessage(
      {
        id:
          reached === 0 || reached === count
            ? "exam-results.distribution.bar"
            : "exam-results.distribution.split",
      },
      { from, to: from + WIDTH, count, reached },
    );
  return (
    <ChartPart
      title={<FormattedMessage id="exam-results.distribution" />}
      finding={intl.formatMessage(
        { id: "exam-results.distribution.finding" },
        { count: total, line: hasLine ? String(passAverage / 100) : "none" },
      )}
      headings={[
        intl.formatMessage({ id: "exam-results.distribution.range" }),
        intl.formatMessage({ id: "exam-results.distribution.count" }),
        ...(hasLine ? [intl.formatMessage({ id: "exam-results.distribution.reached" })] : []),
      ]}
      rows={distribution.map(({ from, count, reached }) => ({
        key: String(from),
        name: rangeOf(from),
        figures: [count, ...(hasLine ? [reached] : [])].map((figure) => intl.formatNumber(figure)),
      }))}
      chart={
        total === 0 ? null : (
          <BarChart
            format={(value) => intl.formatNumber(value)}
            bars={distribution.map((bar) => ({
              key: String(bar.from),
              label: bar.from % 20 === 0 ? String(bar.from) : undefined,
              title: titleOf(bar),
              parts: [
                { key: "below", value: bar.count - bar.reached, color: "var(--ink-3)" },
                { key: "reached", value: bar.reached, color: "var(--ok)" },
              ].filter(({ value }) => value > 0),
            }))}
          />
        )
      }
    />
  );
}
