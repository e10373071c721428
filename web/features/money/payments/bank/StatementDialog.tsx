// A statement before it is stored: how it is read, its first lines as they will look, what it brings, and its
// columns, which can be chosen otherwise (decision 218).
import { Button, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { STATEMENT_FIELDS } from "#schema/validation/money/statement-fields.ts";
import { ColumnsTable } from "#web/components/files/ColumnsTable.tsx";
import { FieldError } from "#web/components/forms/FieldError.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { StatementBrings } from "./StatementBrings.tsx";
import { StatementMapping } from "./StatementMapping.tsx";
import { StatementPreviewLines } from "./StatementPreviewLines.tsx";
import { StatementSource } from "./StatementSource.tsx";
import type { StatementPreview, StoredStatement } from "./send-statement.ts";
import { useStatementDraft } from "./use-statement-draft.ts";

interface StatementDialogProps {
  file: File;
  preview: StatementPreview;
  onStored: (stored: StoredStatement) => void;
  onClose: () => void;
}

export function StatementDialog({ file, preview, onStored, onClose }: StatementDialogProps) {
  const intl = useIntl();
  const draft = useStatementDraft({ file, preview, onStored });
  const { form } = draft;
  const { head, fields } = draft.columns;
  const { found, brings, rows } = preview;
  const total = brings && draft.isAsFound ? brings.added + brings.known : null;
  return (
    <ServerFormDialog
      form={form}
      size="min(64rem, 100%)"
      title={<FormattedMessage id="bank.preview.title" values={{ name: file.name }} />}
      answer={<FormattedMessage id="bank.preview.store" />}
      isOfOneField
      onClose={onClose}
    >
      <StatementSource found={draft.isAsFound ? found : null} />
      <StatementMapping headings={rows[head] ?? []} fields={fields} />
      <StatementPreviewLines rows={rows} head={head} fields={fields} total={total} />
      {brings && draft.isAsFound ? <StatementBrings brings={brings} /> : null}
      {draft.isOpen ? (
        <Stack gap={12}>
          <Text c="var(--ink-2)">
            <FormattedMessage id="bank.columns.detail" />
          </Text>
          <TextField
            {...form.field("name")}
            needed={null}
            hint={<FormattedMessage id="bank.columns.nameHint" />}
            autoComplete="off"
          />
          <ColumnsTable
            rows={rows}
            columns={draft.columns}
            choices={STATEMENT_FIELDS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `bank.columns.field.${value}` }),
            }))}
            onHead={draft.setHead}
            onField={draft.setField}
          />
        </Stack>
      ) : (
        <Button variant="subtle" size="sm" onClick={draft.open} className="ownWidth">
          <FormattedMessage id="bank.preview.columns" />
        </Button>
      )}
      {draft.asksReason ? (
        <TextField {...form.field("reason")} needed autoComplete="off" maxLength={CAPTION_MAX_LENGTH} />
      ) : null}
      <FieldError id="statement-fields" code={draft.columnsError} />
    </ServerFormDialog>
  );
}
