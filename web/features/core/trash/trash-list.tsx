// The columns and filters of the trash.

import { FormattedMessage, useIntl } from "react-intl";
import { TRASH_FILTERS, TRASH_SORTS } from "#schema/validation/overview/trash-filters.ts";
import { Day } from "#web/components/Day.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { TrashMenu } from "./TrashMenu.tsx";
import type { Trashed } from "./use-trash-actions.ts";

export const TRASH_LIST = defineList({
  name: "trash",
  filters: TRASH_FILTERS,
  sorts: TRASH_SORTS,
  sort: { by: "DELETED", descending: true },
  columns: ["title", "kind", "deleted", "by", "gone", "actions"],
});

/** @param onChanged something happened to one: the list has to be read again */
export function useTrashColumns(onChanged: () => void): readonly ListColumn<Trashed>[] {
  const intl = useIntl();
  const column = (key: "title" | "deleted" | "by" | "gone") => ({
    key,
    heading: intl.formatMessage({ id: `trash.column.${key}` }),
  });
  return [
    {
      ...column("title"),
      sort: "TITLE",
      cell: ({ title }) =>
        title.text === "" ? <FormattedMessage id="trash.untitled" /> : <Localized text={title} />,
    },
    {
      key: "kind",
      heading: intl.formatMessage({ id: "trash.kinds" }),
      cell: ({ kind }) => <FormattedMessage id={`trash.kind.${kind}`} />,
      isStatus: true,
    },
    { ...column("deleted"), sort: "DELETED", cell: ({ deletedAt }) => <Day at={deletedAt} /> },
    { ...column("by"), cell: ({ deletedBy }) => deletedBy ?? <Nothing /> },
    { ...column("gone"), cell: ({ trashExpiry }) => <Day at={trashExpiry} /> },
    {
      key: "actions",
      heading: intl.formatMessage({ id: "list.actions" }),
      cell: (item) => <TrashMenu item={item} onChanged={onChanged} />,
      isAct: "menu",
    },
  ];
}
