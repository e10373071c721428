// The order of a list on a phone, where the heads of its columns are out of sight.
import { NativeSelect } from "@mantine/core";
import { useIntl } from "react-intl";
import type { ListColumn } from "./ListTable.tsx";
import type { OpenList } from "./use-list-address.ts";

interface SortMenuProps {
  list: OpenList;
  columns: readonly Pick<ListColumn<unknown>, "heading" | "sort" | "isInverted">[];
}

/** Nothing for a list that has no column to sort by. */
export function SortMenu({ list, columns }: SortMenuProps) {
  const intl = useIntl();
  const { address, go } = list;
  const data = columns.flatMap(({ heading, sort, isInverted = false }) =>
    sort === undefined
      ? []
      : [false, true].map((descending) => ({
          value: `${sort} ${descending}`,
          label: intl.formatMessage(
            { id: descending === isInverted ? "list.sortRising" : "list.sortFalling" },
            { name: heading },
          ),
        })),
  );
  if (data.length === 0) return null;
  return (
    <NativeSelect
      className="phoneOnly"
      maw="100%"
      aria-label={intl.formatMessage({ id: "list.sort" })}
      value={`${address.sort} ${address.descending}`}
      data={data}
      onChange={({ currentTarget: { value } }) => {
        const [sort = address.sort, descending] = value.split(" ");
        go({ sort, descending: descending === "true" });
      }}
    />
  );
}
