// Since when and until when somebody was what, the newest period first.

import { Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MemberSection } from "./MemberSection.tsx";

export function MemberPeriods({ periods }: { periods: ManagedMemberFragment["memberships"] }) {
  const language = useLanguage();
  const label = useIntl().formatMessage({ id: "member-office.memberships" });
  return (
    <MemberSection title="member-office.memberships">
      {periods.length === 0 ? (
        <Text fz="sm" c="dimmed">
          <FormattedMessage id="member-office.memberships.empty" />
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={360} type="native" tabIndex={0} role="group" aria-label={label}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {HEADINGS.map((id) => (
                  <Table.Th key={id}>
                    <FormattedMessage id={id} />
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {periods.map(({ grade, source, from, until }) => (
                <Table.Tr key={from}>
                  <Table.Td>
                    <FormattedMessage id={`enums.MemberGrade.${grade}`} />
                  </Table.Td>
                  <Table.Td>
                    <time dateTime={from}>{formatDate(language, from)}</time>
                  </Table.Td>
                  <Table.Td>
                    {until === null ? (
                      <FormattedMessage id="member-office.memberships.open" />
                    ) : (
                      <time dateTime={until}>{formatDate(language, until)}</time>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <FormattedMessage id={`member-office.memberships.from.${source}`} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </MemberSection>
  );
}

const HEADINGS = [
  "member-office.field.grade",
  "member-office.memberships.from",
  "member-office.memberships.until",
  "member-office.memberships.source",
] as const;
