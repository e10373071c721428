// Months as bars of several parts. A module of its own: the drawing of charts is loaded only where one is shown.
import { BarChart } from "@mantine/charts";
import "@mantine/charts/styles.css";
import { EditorTheme } from "#web/components/editor/EditorTheme.tsx";

export interface MonthSeries {
  readonly key: string;
  readonly label: string;
  readonly color: string;
}

export interface MonthChartProps {
  /** `month` in words, and a number for each series. */
  readonly data: readonly Readonly<Record<string, string | number>>[];
  readonly series: readonly MonthSeries[];
  readonly format: (value: number) => string;
}

export function MonthChart({ data, series, format }: MonthChartProps) {
  return (
    <EditorTheme>
      <BarChart
        h={240}
        data={data.map((row) => ({ ...row }))}
        dataKey="month"
        type="stacked"
        series={series.map(({ key, label, color }) => ({ name: key, label, color }))}
        valueFormatter={format}
        gridAxis="x"
        tickLine="none"
        withTooltip
        withLegend={false}
        barProps={{ isAnimationActive: false, maxBarSize: 36, stroke: "#fff", strokeWidth: 1 }}
        barChartProps={{ accessibilityLayer: false }}
        yAxisProps={{ width: 64, orientation: "right", allowDecimals: false }}
        gridColor="var(--line)"
        textColor="var(--ink-3)"
      />
    </EditorTheme>
  );
}
