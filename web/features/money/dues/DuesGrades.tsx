// The status of the dues of a year, by grade.
import { Anchor, Table, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { DuesYearFragment } from "#web/gql/dues.ts";
import { type Behind, DuesMembers } from "./DuesMembers.tsx";

type Grade = DuesYearFragment["grades"][number];

const COUNTS = ["members", "paid", "open", "exempt", "toAsk"] as const satisfies readonly (keyof Grade)[];
/** The numbers behind which somebody can look. */
const GROUPS = { members: null, paid: "PAID", open: "OPEN", exempt: "EXEMPT", toAsk: "TO_ASK" } as const;

export function DuesGrades({ year, grades }: { year: number; grades: readonly Grade[] }) {
  const [behind, setBehind] = useState<Behind | null>(null);
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
        <Table className="figures">
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
                    <Count
                      row={row}
                      name={name}
                      onOpen={(group) => setBehind({ year, grade: row.grade, group, count: row[name] })}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {behind === null ? null : <DuesMembers behind={behind} onClose={() => setBehind(null)} />}
    </Section>
  );
}

interface CountProps {
  row: Grade;
  name: (typeof COUNTS)[number];
  onOpen: (group: Behind["group"]) => void;
}

function Count({ row, name, onOpen }: CountProps) {
  const intl = useIntl();
  const people = <FormattedMessage id="dues.people" values={{ count: row[name] }} />;
  const group = GROUPS[name];
  if (group === null || row[name] === 0) return people;
  const label = intl.formatMessage(
    { id: "dues.behind.open" },
    {
      grade: intl.formatMessage({ id: `enums.MemberGrade.${row.grade}` }),
      group: intl.formatMessage({ id: `dues.column.${name}` }),
      count: row[name],
    },
  );
  return (
    <Anchor component="button" type="button" inherit aria-label={label} onClick={() => onOpen(group)}>
      {people}
    </Anchor>
  );
}
