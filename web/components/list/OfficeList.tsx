// A whole list of the office from its parts: filters, count, columns, rows, pages, and what can be done with chosen rows. A page says
// what there is to show; everything it is narrowed by stands in the address. How a noun's page uses it:
//
//   const MEMBERS_LIST: ListDefinition = {
//     fields: [{ key: "search", kind: "text" }, { key: "grade", kind: "choice" }, { key: "joined", kind: "days" }],
//     sorts: ["CREATED", "NAME"], sort: { by: "CREATED", descending: true }, columns: ["name", "email", "grade"], hidden: [],
//   };
//   const list = useListAddress(MEMBERS_LIST);
//   const filter = { search: list.address.texts.search, grades: chosenOf(list.address, "grade", GRADES), joined: list.address.days.joined };
//   const { sort, descending, page, size } = list.address;      // sort is one of `sorts`: pick it from the enum with `find`
//   const [{ data, error, fetching, stale }, ask] = useMembersQuery({ variables: { filter, sort, descending, page, size }, … });
//   const [{ data: exact }] = useMembersCountQuery({ variables: { filter }, pause: !data?.members.hasMore });
//   <OfficeList list={list} words={…} caption="…" columns={…} rowName={…} result={{ rows: data?.members.items, … }} actions={…} />
//
// Loaded by pages of the office only. The server's side is schema/lists.
import { mdiTrayArrowDown } from "@mdi/js";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { BulkBar } from "./BulkBar.tsx";
import type { BulkAction } from "./bulk-action.ts";
import { ColumnMenu } from "./ColumnMenu.tsx";
import { ExportDialog } from "./ExportDialog.tsx";
import { FilterBar } from "./FilterBar.tsx";
import type { ListWords } from "./filter-words.ts";
import { ListRows } from "./ListRows.tsx";
import type { ListColumn } from "./ListTable.tsx";
import { listQuery } from "./list-address.ts";
import { type ListResult, totalOf } from "./list-result.ts";
import { useListSelection } from "./list-selection.ts";
import styles from "./OfficeList.module.css";
import type { OpenList } from "./use-list-address.ts";

export interface ListExport {
  readonly list: string;
  readonly filter: object;
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface OfficeListProps<Row> {
  list: OpenList;
  words: ListWords;
  caption: string;
  columns: readonly ListColumn<Row>[];
  rowName: (row: Row) => string;
  result: ListResult<Row>;
  /** What there is to say when nothing narrows the list and it is empty. */
  empty: ReactNode;
  /** Without any, rows cannot be chosen. */
  actions?: readonly BulkAction[];
  /** Stands beside the count: totals of the filter. */
  summary?: ReactNode;
  /** The list's name among the exports of the server, the filter as it is asked for, and the words of codes by column. */
  exporting?: ListExport;
}

export function OfficeList<Row extends { readonly id: number }>(props: OfficeListProps<Row>) {
  const { list, words, columns, result, summary, exporting } = props;
  const { address, definition } = list;
  const filterKey = listQuery({ ...address, page: 1, size: 20, columns: definition.columns }, definition);
  const selecting = useListSelection(filterKey);
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
  const actions = [...(props.actions ?? []), ...(exporting ? [exportAction] : [])];
  return (
    <>
      <FilterBar list={list} words={words} />
      <div className={styles.above}>
        <p className={styles.count} role="status">
          {result.rows === undefined && !result.failure ? <FormattedMessage id="list.loading" /> : null}
          {total.known === undefined ? null : (
            <FormattedMessage
              id={total.isExact ? "list.count" : "list.countMore"}
              values={{ count: total.known }}
            />
          )}
        </p>
        {summary}
        {exporting && result.rows !== undefined && result.rows.length > 0 ? (
          <button
            type="button"
            className={styles.export}
            onClick={() => setExported({ ids: null, count: total.isExact ? (total.known ?? null) : null })}
          >
            <Icon path={mdiTrayArrowDown} size={18} />
            <FormattedMessage id="list.export.open" />
          </button>
        ) : null}
        <ColumnMenu list={list} columns={columns} />
      </div>
      <ListRows {...props} selecting={actions.length === 0 ? null : selecting} />
      <BulkBar selecting={selecting} total={total.isExact ? (total.known ?? null) : null} actions={actions} />
      {exporting && exported ? (
        <ExportDialog
          count={exported.count}
          wish={{
            list: exporting.list,
            filter: exporting.filter,
            sort: address.sort,
            descending: address.descending,
            ids: exported.ids,
            columns: columns
              .filter(({ key, isAct }) => address.columns.includes(key) && isAct !== true)
              .map(({ key, heading }) => ({ key, heading, ...wordsOf(exporting, key) })),
          }}
          onClose={() => setExported(null)}
        />
      ) : null}
    </>
  );
}

function wordsOf({ words }: ListExport, key: string) {
  const { [key]: found } = words ?? {};
  return found === undefined ? {} : { words: found };
}
