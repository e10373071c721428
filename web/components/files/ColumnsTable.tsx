// The first rows of a table that was sent: which of them are the headings, and above each column what it says.
import { NativeSelect, Radio, Table } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import styles from "./ColumnsTable.module.css";

export interface Columns<Field extends string> {
  /** The row of the headings, counted from 0. */
  readonly head: number;
  /** What each column says; null: it is not read. */
  readonly fields: readonly (Field | null)[];
}

interface ColumnsTableProps<Field extends string> {
  rows: readonly (readonly string[])[];
  columns: Columns<Field>;
  /** What a column may say. */
  choices: readonly { readonly value: Field; readonly label: string }[];
  onHead: (head: number) => void;
  onField: (at: number, field: Field | null) => void;
}

export function ColumnsTable<Field extends string>({
  rows,
  columns: { head, fields },
  choices: known,
  onHead,
  onField,
}: ColumnsTableProps<Field>) {
  const intl = useIntl();
  // Several tables are on a page: each has a choice of its own.
  const group = useId();
  const choices = [{ value: "", label: intl.formatMessage({ id: "file-columns.none" }) }, ...known];
  return (
    <ScrollRegion label={intl.formatMessage({ id: "file-columns.rows" })} maxHeight="50vh">
      <Table fz="sm" className={styles.rows}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <FormattedMessage id="file-columns.head" />
            </Table.Th>
            {fields.map((field, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are
              <Table.Th key={at}>
                <NativeSelect
                  size="sm"
                  aria-label={intl.formatMessage(
                    { id: "file-columns.column" },
                    { number: at + 1, heading: rows[head]?.[at] ?? "" },
                  )}
                  value={field ?? ""}
                  onChange={({ currentTarget: { value } }) =>
                    onField(at, known.find((one) => one.value === value)?.value ?? null)
                  }
                  data={choices}
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, number) =>
            row.length === 0 ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file stay where they are
              <Table.Tr key={number} data-head={number === head || undefined}>
                <Table.Td>
                  <Radio
                    name={group}
                    checked={number === head}
                    aria-label={intl.formatMessage({ id: "file-columns.headRow" }, { number: number + 1 })}
                    onChange={() => onHead(number)}
                  />
                </Table.Td>
                {fields.map((_field, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are
                  <Table.Td key={at}>{row[at] ?? ""}</Table.Td>
                ))}
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}
