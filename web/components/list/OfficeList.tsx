// A whole list of the office from its parts: filters, count, columns, rows, pages, and what can be done with
// chosen rows. A page says what there is to show; everything it is narrowed by is in the address. How a
// noun's page uses it:
//
//   const MEMBERS_LIST = defineList({
//     filters: MEMBER_FILTERS, sorts: MEMBER_SORTS, sort: { by: "CREATED", descending: true }, columns: ["name", "email", "grade"],
//   });
//   const list = useListAddress(MEMBERS_LIST);
//   const asked = useMembersQuery({ variables: list.variables, requestPolicy: "cache-and-network" });
//   const [{ data: exact }] = useMembersCountQuery({ variables: { filter: list.address.filter }, pause: !asked[0].data?.members.hasMore });
//   const result = useListResult(asked, ({ members }) => members, exact?.members.exactCount);
//   <OfficeList list={list} caption="…" columns={…} rowName={…} result={result} empty="…" actions={…} exporting={{ list: "members" }} />
//
// Loaded by pages of the office only. The server's side is schema/core/lists.

import { Button, Group, Text } from "@mantine/core";
import { mdiTrayArrowDown } from "@mdi/js";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ExportFormat } from "#schema/validation/core/exports.ts";
import { Icon } from "#web/components/Icon.tsx";
import { BulkBar } from "./BulkBar.tsx";
import type { BulkAction } from "./bulk-action.ts";
import { ColumnMenu } from "./ColumnMenu.tsx";
import { ExportDialog } from "./ExportDialog.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { codeWords, type FilterOptions, optionsOf } from "./filter-words.ts";
import { ListRows } from "./ListRows.tsx";
import type { ListColumn } from "./ListTable.tsx";
import { ListTabs } from "./ListTabs.tsx";
import { useLastList } from "./last-list.ts";
import { type ListResult, totalOf } from "./list-result.ts";
import { useListSelection } from "./list-selection.ts";
import { SortMenu } from "./SortMenu.tsx";
import type { OpenList } from "./use-list-address.ts";
import { useListKeys } from "./use-list-keys.ts";

interface ListExport {
  readonly list: string;
  /** What is beside the list's own filter. */
  readonly filter?: object;
  /** The format; tables by default. */
  readonly formats?: readonly ExportFormat[];
  /** The words of codes by column, where they are not those of the filter of the same name. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface OfficeListProps<Row> {
  list: OpenList;
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** What a row is called, for the box that chooses it. */
  rowName: (row: Row) => string;
  /** Where ids alone do not tell the rows apart. */
  rowKey?: (row: Row) => string;
  /** The values of filters that only the page knows. */
  options?: FilterOptions;
  result: ListResult<Row>;
  /** What there is to say when nothing narrows the list and it is empty. */
  empty: ReactNode;
  emptyDetail?: ReactNode;
  /** Without any, rows cannot be chosen. */
  actions?: readonly BulkAction[];
  /** Placed beside the count: totals of the filter. */
  summary?: ReactNode;
  /** Under which name the server exports it. */
  exporting?: ListExport;
}

export function OfficeList<Row extends { readonly id: number }>(props: OfficeListProps<Row>) {
  const intl = useIntl();
  useListKeys();
  const { list, options = {}, columns, result, summary, exporting } = props;
  const { address, definition } = list;
  useLastList(list.path({ page: address.page }), result.rows);
  const selecting = useListSelection(JSON.stringify(address.filter), result.areOfBefore);
  const total = totalOf(result);
  const [exported, setExported] = useState<{ ids: readonly number[] | null; count: number | null } | null>(
    null,
  );
  const exportAction: BulkAction = {
    key: "export",
    label: <FormattedMessage id="list.export.open" />,
    run: (selection, count) => {
      setExported({ ids: selection.kind === "all" ? null : [...selection.ids], count });
      return false;
    },
  };
  const wordsOf = (column: string) => {
    const { [column]: filter } = definition.filters;
    const declared = filter && optionsOf(intl, filter, options[column]);
    const words = exporting?.words?.[column] ?? (declared?.length ? codeWords(declared) : undefined);
    return words === undefined ? {} : { words };
  };
  const actions = [...(props.actions ?? []), ...(exporting ? [exportAction] : [])];
  return (
    <>
      <ListTabs list={list} {...(exporting ? { counted: exporting.filter ?? {} } : {})} />
      {Object.values(definition.filters).some(({ kind }) => kind !== "tab") ? (
        <FilterBar list={list} options={options} />
      ) : null}
      <Group gap="4px 20px" mih={44} mt={12} mb={{ base: 8, sm: 0 }} fz="sm">
        <Text flex={1} c="var(--ink-2)" className="figures" role="status">
          {result.rows === undefined && !result.failure ? <FormattedMessage id="list.loading" /> : null}
          {total.known === undefined ? null : (
            <FormattedMessage
              id={total.isExact ? "list.count" : "list.countMore"}
              values={{ count: total.known }}
            />
          )}
        </Text>
        {summary}
        {exporting && result.rows !== undefined && result.rows.length > 0 ? (
          <Button
            size="sm"
            variant="subtle"
            fz="sm"
            leftSection={<Icon path={mdiTrayArrowDown} size={18} />}
            onClick={() => setExported({ ids: null, count: total.isExact ? (total.known ?? null) : null })}
          >
            <FormattedMessage id="list.export.open" />
          </Button>
        ) : null}
        <SortMenu list={list} columns={columns} />
        <ColumnMenu list={list} columns={columns} />
      </Group>
      <ListRows {...props} selecting={actions.length === 0 ? null : selecting} />
      <BulkBar selecting={selecting} total={total.isExact ? (total.known ?? null) : null} actions={actions} />
      {exporting && exported ? (
        <ExportDialog
          count={exported.count}
          formats={exporting.formats}
          request={{
            list: exporting.list,
            filter: { ...address.filter, ...exporting.filter },
            sort: address.sort,
            descending: address.descending,
            ids: exported.ids,
            sheet: props.caption,
            columns: address.columns
              .flatMap((key) => columns.filter((column) => column.key === key && !column.isAct))
              .map(({ key, heading }) => ({ key, heading, ...wordsOf(key) })),
          }}
          onClose={() => setExported(null)}
        />
      ) : null}
    </>
  );
}
