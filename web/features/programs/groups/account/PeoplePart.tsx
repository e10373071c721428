// The people of a group, each with what is wrong about it.
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { emptyRow } from "#schema/validation/programs/group-sheet.ts";
import { GROUP_ROWS_MAX, type GroupRow } from "#schema/validation/programs/groups.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { AddPeople } from "./AddPeople.tsx";
import { type GroupProgram, namedColumns, sheetColumns } from "./group-columns.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import { PersonRow } from "./PersonRow.tsx";
import type { RowError } from "./use-group-preview.ts";

interface PeoplePartProps {
  program: GroupProgram;
  rows: readonly GroupRow[];
  errors: readonly RowError[];
  /** Of a contact without an account. */
  link: string | null;
  onChange: (rows: readonly GroupRow[]) => void;
}

export function PeoplePart({ program, rows, errors, link, onChange }: PeoplePartProps) {
  const intl = useIntl();
  /** Which is being edited; the number of rows: a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const columns = namedColumns(intl, program);
  return (
    <FormSection
      title={<FormattedMessage id="groups.people" values={{ count: rows.length }} />}
      hint={
        <FormattedMessage
          id="groups.peopleHint"
          values={{ columns: columns.map(({ label }) => label).join(", "), most: GROUP_ROWS_MAX }}
        />
      }
    >
      <Stack gap={16}>
        <AddPeople
          program={program}
          count={rows.length}
          link={link}
          onAdd={(read) => onChange([...rows, ...read])}
          onWriteOne={() => setEdited(rows.length)}
        />
        {rows.length === 0 ? (
          <Text c="var(--ink-2)">
            <FormattedMessage id="groups.empty" />
          </Text>
        ) : (
          <ol className="ruled rows">
            {rows.map((row, index) => (
              <PersonRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing of their own, and two may be alike
                key={index}
                row={row}
                number={index + 1}
                columns={columns}
                errors={errors.filter((error) => error.row === index)}
                onEdit={() => setEdited(index)}
                onRemove={() => onChange(rows.filter((_, at) => at !== index))}
              />
            ))}
          </ol>
        )}
      </Stack>
      {edited === null ? null : (
        <PersonDialog
          row={rows[edited] ?? emptyRow(sheetColumns(program))}
          columns={columns}
          errors={errors.filter((error) => error.row === edited)}
          onSave={(row) => {
            onChange([...rows.slice(0, edited), row, ...rows.slice(edited + 1)]);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </FormSection>
  );
}
