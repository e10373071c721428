// The people of a group: from a file, pasted, or one by one; each with what is wrong about it.
import { Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { cellsOfText, emptyRow, readGroupSheet } from "#schema/validation/programs/group-sheet.ts";
import { GROUP_ROWS_MAX, type GroupRow } from "#schema/validation/programs/groups.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { type GroupProgram, namedColumns, sheetColumns } from "./group-columns.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import { PersonRow } from "./PersonRow.tsx";
import { readGroupFile } from "./read-group-file.ts";
import type { RowError } from "./use-group-preview.ts";

interface PeoplePartProps {
  program: GroupProgram;
  rows: readonly GroupRow[];
  errors: readonly RowError[];
  /** Of a contact without an account. */
  link: string | null;
  onChange: (rows: readonly GroupRow[]) => void;
}

/** The content decides. */
const ACCEPT = ".xlsx,.xls,.csv,.txt";

export function PeoplePart({ program, rows, errors, link, onChange }: PeoplePartProps) {
  const intl = useIntl();
  const [text, setText] = useState("");
  const [reading, setReading] = useState(false);
  /** Which is being edited; the number of rows: a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const columns = namedColumns(intl, program);
  const say = (code: Parameters<typeof errorMessageId>[0]) =>
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
  const add = (cells: readonly (readonly string[])[]): boolean => {
    const read = readGroupSheet(cells, sheetColumns(program));
    if (read.length === 0) {
      showToast({ kind: "bad", title: intl.formatMessage({ id: "groups.nobody" }) });
      return false;
    }
    if (rows.length + read.length > GROUP_ROWS_MAX) {
      showToast({
        kind: "bad",
        title: intl.formatMessage({ id: "groups.tooMany" }, { most: GROUP_ROWS_MAX }),
      });
      return false;
    }
    onChange([...rows, ...read]);
    return true;
  };
  const take = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    const sent = await readGroupFile(file, link);
    setReading(false);
    if (sent.ok) add(sent.answer.rows);
    else say(sent.code);
  };
  const template = () =>
    saveFile(
      new Blob([`\uFEFF${columns.map(({ label }) => label).join(",")}\r\n`], { type: "text/csv" }),
      "group.csv",
    );
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
        <Group gap={8}>
          <FileButton
            accept={ACCEPT}
            onChange={(file) => void take(file)}
            inputProps={{ "aria-hidden": true }}
          >
            {(props) => (
              <Button {...props} variant="outline" loading={reading}>
                <FormattedMessage id="groups.file" />
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" onClick={template}>
            <FormattedMessage id="groups.template" />
          </Button>
          <Button variant="subtle" onClick={() => setEdited(rows.length)}>
            <FormattedMessage id="groups.addOne" />
          </Button>
        </Group>
        <Textarea
          label={<FormattedMessage id="groups.paste" />}
          rows={4}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap={8}>
          <Button
            variant="outline"
            onClick={() => {
              if (add(cellsOfText(text))) setText("");
            }}
          >
            <FormattedMessage id="groups.pasteAdd" />
          </Button>
        </Group>
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
