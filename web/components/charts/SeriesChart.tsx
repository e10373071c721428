// Figures of periods, months or years, or of groups, each of several parts, with what their colours mean.
import { Box, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { BarChart } from "./BarChart.tsx";
import { ChartPart } from "./ChartPart.tsx";

/** So many parts of a bar can be distinguished; each differs from the next in lightness, not in hue alone. */
const COLORS = ["var(--primary)", "var(--sky)", "var(--spark-text)", "var(--navy-200)"];
/** All that is left, as one part. */
const REST_COLOR = "var(--ink-3)";

export interface Period {
  readonly key: string;
  readonly name: string;
  /** Under its bar. */
  readonly label: string | undefined;
}

interface SeriesChartProps {
  title: ReactNode;
  finding: string;
  /** What a period is, at the head of the table. */
  heading: string;
  /** Oldest first. */
  periods: readonly Period[];
  series: readonly { readonly key: string; readonly label: string }[];
  amountOf: (period: string, key: string) => number;
  format: (value: number) => string;
  /** On the axis, where room is short. */
  formatShort: (value: number) => string;
  /** What else can be done with the figures, beside the heading. */
  beside?: ReactNode;
  /** Periods are groups in an order of their own: the table has it, too, where it has the newest period first. */
  areGroups?: boolean;
}

export function SeriesChart(props: SeriesChartProps) {
  const { title, finding, heading, periods, series, amountOf, format, formatShort } = props;
  const { beside = null, areGroups = false } = props;
  const intl = useIntl();
  const totalOf = (key: string) => periods.reduce((sum, period) => sum + amountOf(period.key, key), 0);
  const shown = series.filter(({ key }) => periods.some((period) => amountOf(period.key, key) !== 0));
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
  const bars = periods.map((period) => ({
    key: period.key,
    parts: parts.map(({ key, keys, color }) => ({
      key,
      color,
      value: keys.reduce((sum, one) => sum + amountOf(period.key, one), 0),
    })),
    label: period.label,
    title: [
      period.name,
      ...shown.map(({ key, label }) => `${label} ${format(amountOf(period.key, key))}`),
    ].join("\n"),
  }));
  const chart = (
    <div aria-hidden="true">
      <BarChart bars={bars} format={formatShort} />
      <Group component="ul" gap="4px 16px" mt={12} fz="xs" c="var(--ink-2)">
        {parts.map(({ key, label, color }) => (
          <Group component="li" key={key} gap={6}>
            <Box component="span" w={12} h={12} bg={color} bd="1px solid var(--control)" />
            {label}
          </Group>
        ))}
      </Group>
    </div>
  );
  return (
    <ChartPart
      title={title}
      finding={finding}
      headings={[heading, ...shown.map(({ label }) => label)]}
      rows={(areGroups ? periods : periods.toReversed()).map(({ key, name }) => ({
        key,
        name,
        figures: shown.map((one) => format(amountOf(key, one.key))),
      }))}
      chart={shown.length === 0 ? null : chart}
      beside={beside}
    />
  );
}
