// Adds people to a group: from a file, pasted, or one by one.
import { Button, FileButton, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { cellsOfText, readGroupSheet } from "#schema/validation/programs/group-sheet.ts";
import { GROUP_ROWS_MAX, type GroupRow } from "#schema/validation/programs/groups.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { type GroupProgram, namedColumns, sheetColumns } from "./group-columns.ts";
import { readGroupFile } from "./read-group-file.ts";

interface AddPeopleProps {
  program: GroupProgram;
  /** How many the group has. */
  count: number;
  /** Of a contact without an account. */
  link: string | null;
  onAdd: (rows: readonly GroupRow[]) => void;
  onWriteOne: () => void;
}

/** The content decides. */
const ACCEPT = ".xlsx,.xls,.csv,.txt";

export function AddPeople({ program, count, link, onAdd, onWriteOne }: AddPeopleProps) {
  const intl = useIntl();
  const [text, setText] = useState("");
  const [reading, setReading] = useState(false);
  const columns = namedColumns(intl, program);
  const say = (code: Parameters<typeof errorMessageId>[0]) =>
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
  const add = (cells: readonly (readonly string[])[]): boolean => {
    const read = readGroupSheet(cells, sheetColumns(program));
    if (read.length === 0) {
      showToast({ kind: "bad", title: intl.formatMessage({ id: "groups.nobody" }) });
      return false;
    }
    if (count + read.length > GROUP_ROWS_MAX) {
      showToast({
        kind: "bad",
        title: intl.formatMessage({ id: "groups.tooMany" }, { most: GROUP_ROWS_MAX }),
      });
      return false;
    }
    onAdd(read);
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
    <>
      <Group gap={8}>
        <FileButton accept={ACCEPT} onChange={(file) => void take(file)} inputProps={{ "aria-hidden": true }}>
          {(props) => (
            <Button {...props} variant="outline" loading={reading}>
              <FormattedMessage id="groups.file" />
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" onClick={template}>
          <FormattedMessage id="groups.template" />
        </Button>
        <Button variant="subtle" onClick={onWriteOne}>
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
    </>
  );
}
