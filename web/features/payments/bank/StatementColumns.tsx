// The first rows of a statement: which of them are the headings, and above each column what it says.
import { NativeSelect, Radio, Table } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { STATEMENT_FIELDS, type StatementField } from "#schema/validation/statements.ts";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import styles from "./StatementColumns.module.css";

export interface Columns {
  /** The row of the headings, counted from 0. */
  readonly head: number;
  /** What each column says; null: it is not read. */
  readonly fields: readonly (StatementField | null)[];
}

interface StatementColumnsProps {
  rows: readonly (readonly string[])[];
  columns: Columns;
  onHead: (head: number) => void;
  onField: (at: number, field: StatementField | null) => void;
}

export function StatementColumns({
  rows,
  columns: { head, fields },
  onHead,
  onField,
}: StatementColumnsProps) {
  const intl = useIntl();
  const choices = [
    { value: "", label: intl.formatMessage({ id: "bank.columns.none" }) },
    ...STATEMENT_FIELDS.map((value) => ({
      value,
      label: intl.formatMessage({ id: `bank.columns.field.${value}` }),
    })),
  ];
  return (
    <ScrollRegion label={intl.formatMessage({ id: "bank.columns.rows" })} className={styles.rows}>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <FormattedMessage id="bank.columns.head" />
            </Table.Th>
            {fields.map((field, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are
              <Table.Th key={at}>
                <NativeSelect
                  size="sm"
                  aria-label={intl.formatMessage(
                    { id: "bank.columns.column" },
                    { number: at + 1, heading: rows[head]?.[at] ?? "" },
                  )}
                  value={field ?? ""}
                  onChange={({ currentTarget: { value } }) =>
                    onField(at, STATEMENT_FIELDS.find((one) => one === value) ?? null)
                  }
                  data={choices}
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file stay where they are
            <Table.Tr key={number} data-head={number === head || undefined}>
              <Table.Td>
                <Radio
                  name="head"
                  checked={number === head}
                  aria-label={intl.formatMessage({ id: "bank.columns.headRow" }, { number: number + 1 })}
                  onChange={() => onHead(number)}
                />
              </Table.Td>
              {fields.map((_field, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are
                <Table.Td key={at}>{row[at] ?? ""}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}
