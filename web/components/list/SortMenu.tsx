// The order of a list that has no columns to sort by.
import { Group, NativeSelect } from "@mantine/core";
import { useIntl } from "react-intl";
import type { OpenList } from "./use-list-address.ts";

export function SortMenu({ list }: { list: OpenList }) {
  const intl = useIntl();
  const { definition, address, go } = list;
  const { sorts, sort, sortWords } = definition;
  if (!sortWords) return null;
  const data = sorts.flatMap((value) => {
    const id = sortWords[value];
    return id === undefined ? [] : [{ value, label: intl.formatMessage({ id }) }];
  });
  return (
    <Group component="label" gap={8} wrap="nowrap">
      {intl.formatMessage({ id: "list.sort" })}
      <NativeSelect
        value={address.sort}
        data={data}
        onChange={({ currentTarget: { value } }) =>
          go({ sort: value, descending: value === sort.by && sort.descending })
        }
      />
    </Group>
  );
}
