// A statement before it is stored: how it is read, its first lines as they will look, what it brings, and its columns, which can be chosen
// otherwise (decision 218).
import { Button, Stack, Text, TextInput } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { CAPTION_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { STATEMENT_FIELDS } from "#schema/validation/money/statement-fields.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { ColumnsTable } from "#web/components/files/ColumnsTable.tsx";
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
  const { head, fields } = draft.columns;
  const { found, brings, rows } = preview;
  return (
    <FormDialog
      size="min(64rem, 100%)"
      title={<FormattedMessage id="bank.preview.title" values={{ name: file.name }} />}
      answer={<FormattedMessage id="bank.preview.store" />}
      pending={draft.busy}
      onAnswer={() => void draft.store()}
      onClose={onClose}
    >
      <StatementSource found={draft.isAsFound ? found : null} />
      <StatementMapping headings={rows[head] ?? []} fields={fields} />
      <StatementPreviewLines rows={rows} head={head} fields={fields} />
      {brings && draft.isAsFound ? <StatementBrings brings={brings} /> : null}
      {draft.isOpen ? (
        <Stack gap={12}>
          <Text c="var(--ink-2)">
            <FormattedMessage id="bank.columns.detail" />
          </Text>
          <TextInput
            label={intl.formatMessage({ id: "bank.columns.name" })}
            description={intl.formatMessage({ id: "bank.columns.nameHint" })}
            autoComplete="off"
            value={draft.name}
            error={draft.nameError}
            onChange={({ currentTarget: { value } }) => draft.setName(value)}
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
        <Button variant="subtle" size="sm" onClick={draft.open} style={{ alignSelf: "flex-start" }}>
          <FormattedMessage id="bank.preview.columns" />
        </Button>
      )}
      {draft.asksReason ? (
        <TextInput
          label={intl.formatMessage({ id: "bank.preview.reopen" })}
          autoComplete="off"
          maxLength={CAPTION_MAX_LENGTH}
          value={draft.reason}
          error={draft.reasonError}
          onChange={({ currentTarget: { value } }) => draft.setReason(value)}
        />
      ) : null}
      {draft.error ? (
        <Text role="alert" c="var(--bad)">
          {draft.error}
        </Text>
      ) : null}
    </FormDialog>
  );
}
