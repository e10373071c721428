// The bank's side of a month and the ledger's, with what they differ by.
import { Table, Text } from "@mantine/core";
import { mdiAlertCircleOutline, mdiCheckCircleOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import cards from "#web/components/cards.module.css";
import { Won } from "#web/components/payments/Won.tsx";
import { Section } from "#web/components/Section.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import type { MonthEndFragment } from "#web/gql/month-end.ts";
import { verdictOf } from "./month-verdict.ts";

const COLUMNS = ["bank", "outside", "ledger", "difference"] as const;

export function MonthSums({ books }: { books: MonthEndFragment }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "month-end.sums" });
  const { sums, balances } = books;
  const { opening, closing } = balances;
  // Statements that overlap or follow each other add up; where they do not, a line was never read.
  const isGapless = opening === null || closing === null || opening + sums.bankIn - sums.bankOut === closing;
  return (
    <Section title={label} side={<Verdict books={books} />}>
      <Table className={`figures ${cards.table}`} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {COLUMNS.map((name) => (
              <Table.Th key={name} scope="col" ta="end">
                <FormattedMessage id={`month-end.column.${name}`} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Row name="opening" bank={opening === null ? null : <Won amount={opening} />} />
          <Compared name="in" bank={sums.bankIn} outside={sums.outsideIn} ledger={sums.ledgerIn} />
          <Compared name="out" bank={sums.bankOut} outside={sums.outsideOut} ledger={sums.ledgerOut} />
          <Row name="closing" bank={closing === null ? null : <Won amount={closing} />} />
        </Table.Tbody>
      </Table>
      {isGapless ? null : (
        <Text role="alert" c="var(--warn)">
          <FormattedMessage id="month-end.gap" />
        </Text>
      )}
    </Section>
  );
}

function Verdict({ books }: { books: MonthEndFragment }) {
  const { verdict, open } = verdictOf(books);
  const isSame = verdict === "agrees";
  return (
    <StateWord icon={isSame ? mdiCheckCircleOutline : mdiAlertCircleOutline} tone={isSame ? "ok" : "warn"}>
      <FormattedMessage id={`month-end.${verdict}`} values={{ count: open }} />
    </StateWord>
  );
}

interface RowProps extends Partial<Record<(typeof COLUMNS)[number], ReactNode>> {
  name: "opening" | "in" | "out" | "closing";
}

function Row({ name, bank, ...compared }: RowProps) {
  const intl = useIntl();
  const cells = { ...compared, bank: bank ?? <FormattedMessage id="month-end.unknown" /> };
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <FormattedMessage id={`month-end.row.${name}`} />
      </Table.Th>
      {COLUMNS.map((column) => (
        <Table.Td
          key={column}
          ta="end"
          data-column={intl.formatMessage({ id: `month-end.column.${column}` })}
        >
          {cells[column]}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

interface ComparedProps {
  name: "in" | "out";
  bank: number;
  outside: number;
  ledger: number;
}

function Compared({ name, bank, outside, ledger }: ComparedProps) {
  const difference = bank - outside - ledger;
  return (
    <Row
      name={name}
      bank={<Won amount={bank} />}
      outside={<Won amount={outside} />}
      ledger={<Won amount={ledger} />}
      difference={
        difference === 0 ? (
          <Won amount={0} />
        ) : (
          <Text span inherit fw={600} c="var(--warn)">
            <Won amount={difference} />
          </Text>
        )
      }
    />
  );
}
