// A whole table of figures, and the same as a file.
import { Button, Text } from "@mantine/core";
import { mdiTrayArrowDown } from "@mdi/js";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import table from "#web/components/charts/table.module.css";
import { Icon } from "#web/components/Icon.tsx";
import { ExportDialog } from "#web/components/list/ExportDialog.tsx";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";

export interface FigureColumn<Row> {
  readonly key: string;
  readonly heading: string;
  readonly isText?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface FigureTableProps<Row> {
  title: MessageId;
  note: MessageId;
  /** Under which name the server exports it. */
  list: string;
  /** The first names the row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => number;
}

export function FigureTable<Row>({ title, note, list, columns, rows, keyOf }: FigureTableProps<Row>) {
  const intl = useIntl();
  const [exporting, setExporting] = useState(false);
  return (
    <Part
      title={<FormattedMessage id={title} />}
      beside={
        rows.length === 0 ? null : (
          <Button
            size="sm"
            variant="subtle"
            fz="sm"
            leftSection={<Icon path={mdiTrayArrowDown} size={18} />}
            aria-label={`${intl.formatMessage({ id: title })}: ${intl.formatMessage({ id: "list.export.open" })}`}
            onClick={() => setExporting(true)}
          >
            <FormattedMessage id="list.export.open" />
          </Button>
        )
      }
    >
      <Text py={14} fz="sm" c="var(--ink-2)">
        <FormattedMessage id={note} />
      </Text>
      <ScrollRegion label={intl.formatMessage({ id: title })} maxHeight="480px" isGroup>
        <table className={table.table} data-long>
          <thead>
            <tr>
              {columns.map(({ key, heading, isText }) => (
                <th key={key} scope="col" className={isText === true ? undefined : table.figure}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ key, cell, isText }, at) =>
                  at === 0 ? (
                    <th key={key} scope="row" className={table.whole}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={key} className={isText === true ? undefined : table.figure}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {exporting ? (
        <ExportDialog
          count={rows.length}
          request={{
            list,
            filter: {},
            sort: "YEAR",
            descending: true,
            ids: null,
            sheet: intl.formatMessage({ id: title }),
            columns: columns.map(({ key, heading }) => ({ key, heading })),
          }}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </Part>
  );
}
