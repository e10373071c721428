// Shows which columns a list shows, and in which order; the first always is first. What is chosen is remembered for the person.
import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from "@mantine/core";
import { mdiChevronDown, mdiChevronUp, mdiTableColumn } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { useSaveListColumnsMutation } from "#web/gql/list-views.ts";
import { usualColumns, withColumn } from "./list-address.ts";
import type { OpenList } from "./use-list-address.ts";

/** Ends within a row, so that it is seen to go on where the system hides its scroll bars. */
const HEIGHT = "min(60vh, 18.75rem)";

interface ColumnMenuProps {
  list: OpenList;
  columns: readonly { readonly key: string; readonly heading: string }[];
}

export function ColumnMenu({ list, columns }: ColumnMenuProps) {
  const intl = useIntl();
  const { definition, address, go } = list;
  const [, keep] = useSaveListColumnsMutation();
  const [name = "", ...all] = definition.columns;
  const shown = address.columns.filter((key) => key !== name);
  const show = (chosen: readonly string[], isUsual = false) => {
    go({ columns: [name, ...chosen], page: address.page });
    void keep({ list: definition.name, columns: isUsual ? [] : [name, ...chosen] });
  };
  const choose = (chosen: readonly string[]) => {
    const added = chosen.find((key) => !shown.includes(key));
    show(added === undefined ? chosen : withColumn(all, shown, added));
  };
  const move = (at: number, by: number) => {
    const moved = [...shown];
    moved.splice(at + by, 0, ...moved.splice(at, 1));
    show(moved);
  };
  const isPlace = (at: number) => at >= 0 && at < shown.length;
  const headingOf = (key: string) => columns.find((column) => column.key === key)?.heading ?? key;
  return (
    <Popover position="bottom-end" returnFocus withinPortal={false}>
      <Popover.Target>
        <Button size="sm" variant="subtle" fz="sm" leftSection={<Icon path={mdiTableColumn} size={18} />}>
          <FormattedMessage id="list.columns" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group label={<FormattedMessage id="list.columns" />} value={[...shown]} onChange={choose}>
          <Stack
            gap={0}
            mah={HEIGHT}
            miw={240}
            style={{ overflowY: "auto", borderBlock: "1px solid var(--line)" }}
          >
            {[...shown, ...all.filter((key) => !shown.includes(key))].map((key, at) => (
              <Group key={key} justify="space-between" wrap="nowrap" gap={16} mih={40}>
                <Checkbox size="sm" value={key} label={headingOf(key)} />
                {at < shown.length ? (
                  <Group gap={0} wrap="nowrap">
                    {([-1, 1] as const).map((by) => (
                      <ActionIcon
                        key={by}
                        size={32}
                        variant="subtle"
                        disabled={!isPlace(at + by)}
                        style={isPlace(at + by) ? {} : { background: "none" }}
                        aria-label={intl.formatMessage(
                          { id: by < 0 ? "list.columnUp" : "list.columnDown" },
                          { name: headingOf(key) },
                        )}
                        onClick={() => move(at, by)}
                      >
                        <Icon path={by < 0 ? mdiChevronUp : mdiChevronDown} size={20} />
                      </ActionIcon>
                    ))}
                  </Group>
                ) : null}
              </Group>
            ))}
          </Stack>
        </Checkbox.Group>
        <Button
          mt={12}
          size="sm"
          variant="subtle"
          fz="sm"
          onClick={() =>
            show(
              usualColumns(definition).filter((key) => key !== name),
              true,
            )
          }
        >
          <FormattedMessage id="list.columnsUsual" />
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
