// Shows when members who have not paid are reminded, and the number of emails.
import { Table, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import type { DuesYearFragment } from "#web/gql/dues.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

export function DuesReminders({ dues }: { dues: DuesYearFragment }) {
  const language = useLanguage();
  const open = dues.grades.reduce((sum, grade) => sum + grade.open, 0);
  if (dues.dueOn === null) return null;
  return (
    <Section
      title={<FormattedMessage id="dues.reminders" />}
      hint={
        <FormattedMessage
          id="dues.reminders.hint"
          values={{ count: open, day: formatDate(language, dues.dueOn) }}
        />
      }
    >
      {dues.reminders.length === 0 ? (
        <Text fz="sm" c="dimmed">
          <FormattedMessage id="dues.reminders.none" />
        </Text>
      ) : (
        <Table maw={520} className="figures">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <FormattedMessage id="dues.reminders.on" />
              </Table.Th>
              <Table.Th>
                <FormattedMessage id="dues.reminders.days" />
              </Table.Th>
              <Table.Th ta="end">
                <FormattedMessage id="dues.reminders.sent" />
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {dues.reminders.map(({ days, on, sent }) => (
              <Table.Tr key={days}>
                <Table.Td>
                  <time dateTime={on}>{formatDate(language, on)}</time>
                </Table.Td>
                <Table.Td>
                  <FormattedMessage
                    id={days < 0 ? "dues.daysBefore" : "dues.daysAfter"}
                    values={{ days: Math.abs(days) }}
                  />
                </Table.Td>
                <Table.Td ta="end">
                  <FormattedMessage id="dues.emails" values={{ count: sent }} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}
