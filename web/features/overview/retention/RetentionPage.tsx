// /admin/retention: what is stored of people and how long, what the next run erases, and what the last one
// did (docs/overview.md#retention).

import { Table, Text } from "@mantine/core";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { periodIn } from "#schema/validation/overview/retention.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { type RetentionQuery, useRetentionQuery } from "#web/gql/retention.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { DormancyReport } from "./DormancyReport.tsx";

const COLUMNS = ["due", "dueSoon", "run", "erased", "erasedInAll"] as const;

export function Component() {
  const intl = useIntl();
  const [{ data, error }] = useRetentionQuery({ requestPolicy: "cache-and-network" });
  if (error && !data) throw error;
  return (
    <>
      <OfficeHead lede={intl.formatMessage({ id: "retention.lede" })} />
      {data ? (
        <RetentionTable lines={data.retention} />
      ) : (
        <p role="status">
          <FormattedMessage id="retention.loading" />
        </p>
      )}
      <Text mt={24} c="var(--ink-2)" maw={736}>
        <FormattedMessage id="retention.retained" />
      </Text>
      {data ? <DormancyReport dormancy={data.dormancy} /> : null}
    </>
  );
}

function RetentionTable({ lines }: { lines: RetentionQuery["retention"] }) {
  const intl = useIntl();
  const language = useLanguage();
  const label = intl.formatMessage({ id: "retention.title" });
  return (
    <Table.ScrollContainer minWidth={760} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table className="figures">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <FormattedMessage id="retention.column.purpose" />
            </Table.Th>
            <Table.Th>
              <FormattedMessage id="retention.column.period" />
            </Table.Th>
            {COLUMNS.map((name) => (
              <Table.Th key={name} ta="end">
                <FormattedMessage id={`retention.column.${name}`} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ purpose, days, due, dueSoon, run }) => (
            <Table.Tr key={purpose}>
              <Table.Th scope="row">
                <FormattedMessage id={`retention.purpose.${purpose}`} />
              </Table.Th>
              <Table.Td>
                <FormattedMessage
                  id={`retention.after.${purpose}`}
                  values={{ period: periodIn(language, days) }}
                />
              </Table.Td>
              <Figure value={due} />
              <Figure value={dueSoon} />
              <Table.Td ta="end">
                {run === null ? (
                  <FormattedMessage id="retention.never" />
                ) : (
                  formatDateTime(language, run.ranAt)
                )}
              </Table.Td>
              <Figure value={run?.erased} />
              <Figure value={run?.erasedInAll} />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const Figure = ({ value }: { value: number | undefined }) => (
  <Table.Td ta="end">{value === undefined ? <Nothing /> : <FormattedNumber value={value} />}</Table.Td>
);
