// Shows what only the bank or only the ledger has of a month, line by line.

import { Table, Text } from "@mantine/core";
import { mdiClockOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import cards from "#web/components/cards.module.css";
import { Link } from "#web/components/Link.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { Section } from "#web/components/Section.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import type { MonthEndLineFragment } from "#web/gql/month-end.ts";
import { formatDayOrTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { bankPath, paymentPath } from "#web/paths.ts";

interface MonthLinesProps {
  name: "unbooked" | "notOnStatement" | "wentOut" | "refunded";
  lines: readonly MonthEndLineFragment[];
  /** How many entries are left out, because they were reversed again. */
  offset: number;
}

export function MonthLines({ name, lines, offset }: MonthLinesProps) {
  const label = useIntl().formatMessage({ id: `month-end.list.${name}` }, { count: lines.length });
  return (
    <Section title={label} hint={<FormattedMessage id={`month-end.hint.${name}`} />}>
      {lines.length === 0 ? (
        <Text c="dimmed">
          <FormattedMessage id="month-end.none" />
        </Text>
      ) : (
        <Table className={cards.table} aria-label={label}>
          <Table.Tbody>
            {lines.map((line) => (
              <MonthLine key={line.id} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {offset === 0 ? null : (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="month-end.offset" values={{ count: offset }} />
        </Text>
      )}
      {(name === "unbooked" || name === "wentOut") && lines.length > 0 ? (
        <Link className="link ownWidth" to={bankPath(name === "unbooked" ? "OPEN" : "OUT")}>
          <FormattedMessage id="month-end.toBank" />
        </Link>
      ) : null}
    </Section>
  );
}

function MonthLine({ line: { at, name, amount, paymentId, isProposed } }: { line: MonthEndLineFragment }) {
  const language = useLanguage();
  return (
    <Table.Tr>
      <Table.Td className="whole" w="12em">
        <time dateTime={at}>{formatDayOrTime(language, at)}</time>
      </Table.Td>
      <Table.Td className={`longWords ${cards.who}`}>
        {paymentId === null ? (
          name || <Nothing />
        ) : (
          <Link className="link" to={paymentPath(paymentId)}>
            {name}
          </Link>
        )}
        {isProposed ? (
          <StateWord icon={mdiClockOutline} tone="warn" fw={400}>
            <FormattedMessage id="bank.approval" />
          </StateWord>
        ) : null}
      </Table.Td>
      <Table.Td className={cards.amount}>
        <Won amount={amount} />
      </Table.Td>
    </Table.Tr>
  );
}
