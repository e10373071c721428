// Where the members of each grade stand with the dues of a year.
import { Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { DuesYearFragment } from "#web/gql/dues.ts";

type Grade = DuesYearFragment["grades"][number];

const COUNTS = ["members", "paid", "open", "exempt", "toAsk"] as const satisfies readonly (keyof Grade)[];

export function DuesGrades({ grades }: { grades: readonly Grade[] }) {
  const label = useIntl().formatMessage({ id: "dues.grades" });
  if (grades.length === 0) {
    return (
      <Text c="dimmed">
        <FormattedMessage id="dues.noMembers" />
      </Text>
    );
  }
  return (
    <Section title={<FormattedMessage id="dues.grades" />}>
      <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="group" aria-label={label}>
        <Table style={{ fontVariantNumeric: "tabular-nums" }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <FormattedMessage id="dues.column.grade" />
              </Table.Th>
              <Table.Th ta="end">
                <FormattedMessage id="dues.column.amount" />
              </Table.Th>
              {COUNTS.map((name) => (
                <Table.Th key={name} ta="end">
                  <FormattedMessage id={`dues.column.${name}`} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {grades.map((row) => (
              <Table.Tr key={row.grade}>
                <Table.Th scope="row">
                  <FormattedMessage id={`enums.MemberGrade.${row.grade}`} />
                </Table.Th>
                <Table.Td ta="end">
                  {row.amount === null ? (
                    <FormattedMessage id="dues.owesNone" />
                  ) : (
                    <FormattedMessage id="payment-office.won" values={{ amount: row.amount }} />
                  )}
                </Table.Td>
                {COUNTS.map((name) => (
                  <Table.Td key={name} ta="end" fw={name === "toAsk" && row.toAsk > 0 ? 600 : 400}>
                    <FormattedMessage id="dues.people" values={{ count: row[name] }} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}
