// What only the bank or only the ledger has of a month, line by line.

import { Table, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { Nothing } from "#web/components/Nothing.tsx";
import { Section } from "#web/components/Section.tsx";
import type { MonthEndLineFragment } from "#web/gql/month-end.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { bankPath, paymentPath } from "#web/paths.ts";

interface MonthLinesProps {
  name: "unbooked" | "notOnStatement" | "wentOut" | "refunded";
  lines: readonly MonthEndLineFragment[];
}

export function MonthLines({ name, lines }: MonthLinesProps) {
  const label = useIntl().formatMessage({ id: `month-end.list.${name}` }, { count: lines.length });
  return (
    <Section title={label} hint={<FormattedMessage id={`month-end.hint.${name}`} />}>
      {lines.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="month-end.none" />
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={360} type="native" tabIndex={0} role="group" aria-label={label}>
          <Table>
            <Table.Tbody>
              {lines.map((line) => (
                <MonthLine key={line.id} line={line} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {(name === "unbooked" || name === "wentOut") && lines.length > 0 ? (
        <Link
          className="link"
          to={bankPath(name === "unbooked" ? "OPEN" : "OUT")}
          style={{ alignSelf: "flex-start" }}
        >
          <FormattedMessage id="month-end.toBank" />
        </Link>
      ) : null}
    </Section>
  );
}

function MonthLine({ line: { at, name, amount, paymentId } }: { line: MonthEndLineFragment }) {
  const language = useLanguage();
  return (
    <Table.Tr>
      <Table.Td w="12em" style={{ whiteSpace: "nowrap" }}>
        <time dateTime={at}>{formatDateTime(language, at)}</time>
      </Table.Td>
      <Table.Td style={{ overflowWrap: "anywhere" }}>
        {paymentId === null ? (
          name || <Nothing />
        ) : (
          <Link className="link" to={paymentPath(paymentId)}>
            {name}
          </Link>
        )}
      </Table.Td>
      <Table.Td ta="end" style={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
        <FormattedMessage id="payment-office.won" values={{ amount }} />
      </Table.Td>
    </Table.Tr>
  );
}
