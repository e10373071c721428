// Which columns a list shows; the first always does. What is chosen stands in the address.
import { Button, Checkbox, Popover, Stack } from "@mantine/core";
import { mdiTableColumn } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { OpenList } from "./use-list-address.ts";

interface ColumnMenuProps {
  list: OpenList;
  columns: readonly { readonly key: string; readonly heading: string }[];
}

export function ColumnMenu({ list, columns }: ColumnMenuProps) {
  const { definition, address, go } = list;
  const [name, ...others] = definition.columns;
  const choose = (chosen: readonly string[]) =>
    go({
      columns: definition.columns.filter((column) => column === name || chosen.includes(column)),
      page: address.page,
    });
  return (
    <Popover position="bottom-end" returnFocus withinPortal={false}>
      <Popover.Target>
        <Button size="sm" variant="subtle" fz="sm" leftSection={<Icon path={mdiTableColumn} size={18} />}>
          <FormattedMessage id="list.columns" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={<FormattedMessage id="list.columns" />}
          value={[...address.columns]}
          onChange={choose}
        >
          <Stack gap={12} mah="60vh" style={{ overflowY: "auto" }}>
            {others.map((key) => (
              <Checkbox
                key={key}
                size="sm"
                value={key}
                label={columns.find((column) => column.key === key)?.heading}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
