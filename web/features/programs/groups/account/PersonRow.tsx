// Somebody of a group, before it is sent: what was read, and what is wrong about it.
import { Button, Group, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { GroupRow } from "#schema/validation/programs/groups.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { cellOf, type NamedColumn } from "./group-columns.ts";
import type { RowError } from "./use-group-preview.ts";

interface PersonRowProps {
  row: GroupRow;
  /** Counted from 1. */
  number: number;
  columns: readonly NamedColumn[];
  errors: readonly RowError[];
  onEdit: () => void;
  onRemove: () => void;
}

/** A list item. */
export function PersonRow({ row, number, columns, errors, onEdit, onRemove }: PersonRowProps) {
  const intl = useIntl();
  const name = row.name || intl.formatMessage({ id: "groups.nameless" }, { number });
  const cells = columns.filter(({ key }) => key !== "name" && cellOf(row, key) !== "");
  return (
    <Stack component="li" gap={4} py={12}>
      <div className="ends">
        <Text fw={600} className="longWords">
          {number}. {name}
        </Text>
        <Group gap={4} wrap="nowrap">
          <Button
            size="sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: "groups.editLabel" }, { name })}
            onClick={onEdit}
          >
            <FormattedMessage id="groups.edit" />
          </Button>
          <Button
            size="sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: "groups.removeLabel" }, { name })}
            onClick={onRemove}
          >
            <FormattedMessage id="groups.remove" />
          </Button>
        </Group>
      </div>
      <Text c="var(--ink-2)" fz="sm" className="longWords">
        {cells.map(({ key }) => cellOf(row, key)).join(" · ")}
      </Text>
      {errors.map(({ column, code }) => (
        <Text key={`${column} ${code}`} c="var(--bad)" fz="sm">
          {columns.find(({ key }) => key === column)?.label ?? column}:{" "}
          <FormattedMessage id={errorMessageId(code)} />
        </Text>
      ))}
    </Stack>
  );
}
