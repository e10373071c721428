// Shows who reviews how much: the bar is a share of the most burdened reviewer's load, what is late is in red.
import { Group, Text } from "@mantine/core";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { SubmissionFiguresQuery } from "#web/gql/figures.ts";

type Loads = SubmissionFiguresQuery["submissionFigures"]["loads"];

export function ReviewerLoads({ loads }: { loads: Loads }) {
  const intl = useIntl();
  const most = Math.max(1, ...loads.map(({ awaited }) => awaited));
  return (
    <Part title={<FormattedMessage id="journal-figures.load.title" />}>
      {loads.length === 0 ? (
        <Text py={14} c="var(--ink-3)">
          <FormattedMessage id="journal-figures.load.none" />
        </Text>
      ) : (
        <ScrollRegion label={intl.formatMessage({ id: "journal-figures.load.title" })} isGroup>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="journal-figures.load.reviewer" />
                </th>
                <th scope="col" className={table.figure}>
                  <FormattedMessage id="journal-figures.load.awaited" />
                </th>
                <th scope="col" className={table.figure}>
                  <FormattedMessage id="journal-figures.load.late" />
                </th>
                <th scope="col" className={table.figure}>
                  <FormattedMessage id="journal-figures.load.sent" />
                </th>
              </tr>
            </thead>
            <tbody>
              {loads.map(({ name, affiliation, awaited, late, sent }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: people may share a name, and the rows keep no state
                <tr key={at}>
                  <th scope="row">
                    {name}
                    {affiliation === null ? null : (
                      <Text fz="xs" c="var(--ink-3)">
                        {affiliation}
                      </Text>
                    )}
                  </th>
                  <td className={table.figure}>
                    <Group component="span" gap={10} wrap="nowrap" justify="flex-end">
                      <span className={table.track} aria-hidden="true">
                        <span
                          style={{ width: `${(100 * awaited) / most}%` }}
                          data-full={late > 0 || undefined}
                        />
                      </span>
                      <FormattedNumber value={awaited} />
                    </Group>
                  </td>
                  <td className={table.figure}>
                    <Text span inherit {...(late > 0 ? { c: "var(--bad)", fw: 600 } : {})}>
                      <FormattedNumber value={late} />
                    </Text>
                  </td>
                  <td className={table.figure}>
                    <FormattedNumber value={sent} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Part>
  );
}
