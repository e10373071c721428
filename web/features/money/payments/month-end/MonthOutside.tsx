// The other transactions of a month, by kind.
import { Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import cards from "#web/components/cards.module.css";
import { Won } from "#web/components/payments/Won.tsx";
import { Section } from "#web/components/Section.tsx";
import type { MonthEndFragment } from "#web/gql/month-end.ts";

export function MonthOutside({ sums }: { sums: MonthEndFragment["outside"] }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "month-end.outside" });
  const lines = intl.formatMessage({ id: "month-end.outside.lines" });
  const cameInLabel = intl.formatMessage({ id: "month-end.row.in" });
  const wentOutLabel = intl.formatMessage({ id: "month-end.row.out" });
  return (
    <Section title={label} hint={<FormattedMessage id="month-end.outside.hint" />}>
      {sums.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="month-end.outside.none" />
        </Text>
      ) : (
        <Table className={`figures ${cards.table}`} aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th scope="col" ta="end">
                {lines}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {cameInLabel}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {wentOutLabel}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sums.map(({ kind, count, cameIn, wentOut }) => (
              <Table.Tr key={kind ?? "none"}>
                <Table.Th scope="row">
                  <FormattedMessage id={`month-end.outside.kind.${kind ?? "none"}`} />
                </Table.Th>
                <Table.Td ta="end" data-column={lines}>
                  <FormattedMessage id="month-end.outside.count" values={{ count }} />
                </Table.Td>
                <Table.Td ta="end" data-column={cameInLabel}>
                  <Won amount={cameIn} />
                </Table.Td>
                <Table.Td ta="end" data-column={wentOutLabel}>
                  <Won amount={wentOut} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}
