// The lists that left as files in a month: who took which, how many rows, and why.
import { Table, Text } from "@mantine/core";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { momentsOf } from "#schema/validation/core/months.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { Link } from "#web/components/Link.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { Section } from "#web/components/Section.tsx";
import type { AccessReviewFragment } from "#web/gql/access-review.ts";
import { AUDIT_PATH } from "#web/paths.ts";
import { say } from "./audit-words.ts";

const COLUMNS = ["at", "name", "list", "fileRows", "reason"] as const;

/** The same files in the audit log. */
function inAuditLog(month: string): string {
  const { from, to } = momentsOf(month);
  const last = seoulDay(new Date(to.getTime() - 1));
  return `${AUDIT_PATH}?${new URLSearchParams({ action: "export", days: `${seoulDay(from)}..${last}` })}`;
}

export function AccessFiles({ month, files }: { month: string; files: AccessReviewFragment["files"] }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "access-review.files" });
  if (files.length === 0) {
    return (
      <Section title={label}>
        <Text c="dimmed">
          <FormattedMessage id="access-review.files.none" />
        </Text>
      </Section>
    );
  }
  return (
    <Section title={label} hint={<FormattedMessage id="access-review.files.limit" />}>
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="group" aria-label={label}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {COLUMNS.map((name) => (
                <Table.Th key={name} ta={name === "fileRows" ? "end" : "start"}>
                  <FormattedMessage id={`access-review.column.${name}`} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {files.map(({ id, at, name, list, rows, reason }) => (
              <Table.Tr key={id}>
                <Table.Td className="whole">
                  <Moment at={at} />
                </Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{say(intl, `audit.list.${list}`, list)}</Table.Td>
                <Table.Td ta="end">
                  <FormattedNumber value={rows} />
                </Table.Td>
                <Table.Td className="longWords">{reason}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Link className="link ownWidth" to={inAuditLog(month)}>
        <FormattedMessage id="access-review.toAudit" />
      </Link>
    </Section>
  );
}
