// What came and went in a month that is none of the ledger's, by kind.
import { Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { MonthEndFragment } from "#web/gql/month-end.ts";

export function MonthOutside({ sums }: { sums: MonthEndFragment["outside"] }) {
  const label = useIntl().formatMessage({ id: "month-end.outside" });
  return (
    <Section title={label} hint={<FormattedMessage id="month-end.outside.hint" />}>
      {sums.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="month-end.outside.none" />
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={360} type="native" tabIndex={0} role="group" aria-label={label}>
          <Table style={{ fontVariantNumeric: "tabular-nums" }}>
            <Table.Thead>
              <Table.Tr>
                <Table.Td />
                <Table.Td />
                {(["in", "out"] as const).map((name) => (
                  <Table.Th key={name} scope="col" ta="end">
                    <FormattedMessage id={`month-end.row.${name}`} />
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sums.map(({ kind, count, cameIn, wentOut }) => (
                <Table.Tr key={kind ?? "none"}>
                  <Table.Th scope="row">
                    <FormattedMessage id={`month-end.outside.kind.${kind ?? "none"}`} />
                  </Table.Th>
                  <Table.Td ta="end">
                    <FormattedMessage id="month-end.outside.count" values={{ count }} />
                  </Table.Td>
                  <Table.Td ta="end">
                    <FormattedMessage id="payment-office.won" values={{ amount: cameIn }} />
                  </Table.Td>
                  <Table.Td ta="end">
                    <FormattedMessage id="payment-office.won" values={{ amount: wentOut }} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}
