// One person of a group is typed or corrected. What is wrong is said by the server once it is in the list.
import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { GroupRow } from "#schema/validation/programs/groups.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { cellOf, type NamedColumn, withCells } from "./group-columns.ts";
import type { RowError } from "./use-group-preview.ts";

interface PersonDialogProps {
  row: GroupRow;
  columns: readonly NamedColumn[];
  errors: readonly RowError[];
  onSave: (row: GroupRow) => void;
  onClose: () => void;
}

export function PersonDialog({ row, columns, errors, onSave, onClose }: PersonDialogProps) {
  const [cells, setCells] = useState<Readonly<Record<string, string>>>({});
  const errorOf = (column: string) => {
    const code = cells[column] === undefined && errors.find((error) => error.column === column)?.code;
    return code ? <FormattedMessage id={errorMessageId(code)} /> : undefined;
  };
  return (
    <FormDialog
      title={<FormattedMessage id="groups.person" />}
      answer={<FormattedMessage id="groups.savePerson" />}
      onAnswer={() => onSave(withCells(row, cells))}
      onClose={onClose}
    >
      {columns.map(({ key, label, needed, choices }) => (
        <TextInput
          key={key}
          label={label}
          withAsterisk={needed}
          autoComplete="off"
          spellCheck={false}
          value={cells[key] ?? cellOf(row, key)}
          error={errorOf(key)}
          description={
            choices.length === 0 ? undefined : (
              <Text span fz="sm">
                <FormattedMessage id="groups.choices" values={{ choices: choices.join(", ") }} />
              </Text>
            )
          }
          onChange={(event) => setCells({ ...cells, [key]: event.currentTarget.value })}
        />
      ))}
    </FormDialog>
  );
}
