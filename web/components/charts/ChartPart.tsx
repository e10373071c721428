// A part of a page with a chart: the finding in words, the chart, and the same figures as a table, which screen readers always
// have and everybody else on demand.
import { Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import { Part } from "./Part.tsx";
import table from "./table.module.css";

interface ChartPartProps {
  title: ReactNode;
  finding: string;
  /** The head of the table: what a row is, then what its figures are. */
  headings: readonly string[];
  rows: readonly { readonly key: string; readonly name: string; readonly figures: readonly string[] }[];
  /** Null: there is nothing to draw, and the finding says so. */
  chart: ReactNode;
  /** What else can be done with the figures, beside the heading. */
  beside?: ReactNode;
}

export function ChartPart({ title, finding, headings, rows, chart, beside = null }: ChartPartProps) {
  const [asTable, setAsTable] = useState(false);
  const toggle = (
    <button
      type="button"
      className="small link tall"
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
    >
      <span className="spoken">
        {title}
        {": "}
      </span>
      <FormattedMessage id="dashboard.chart.asTable" />
    </button>
  );
  const figures = (
    <table className={table.table}>
      <thead>
        <tr>
          {headings.map((heading, at) => (
            <th key={heading} scope="col" className={at === 0 ? undefined : table.figure}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {row.figures.map((figure, at) => (
              <td key={headings[at + 1]} className={table.figure}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Part
      title={title}
      beside={
        chart === null ? null : beside === null ? (
          toggle
        ) : (
          <Group gap={8}>
            {beside}
            {toggle}
          </Group>
        )
      }
    >
      <Text py={14} fz="sm" c="var(--ink-2)">
        {finding}
      </Text>
      {asTable ? null : chart}
      {chart === null ? null : asTable ? (
        <ScrollRegion label={finding} maxHeight="420px">
          {figures}
        </ScrollRegion>
      ) : (
        <div className="spoken">{figures}</div>
      )}
    </Part>
  );
}
