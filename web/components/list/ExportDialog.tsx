// Asks as what and why, then fetches the file and says how far it has come. What leaves is exactly what the filter holds, in the columns
// that show; the reason is written down with it.
import { Group, Progress, Radio, Text, Textarea } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ExportFormat, TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { type ExportProgress, type ExportRequest, exportFile } from "#web/api/export-file.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { FieldLabel } from "#web/components/forms/FieldLabel.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { isProofDeclined } from "#web/session/reauth.ts";

interface ExportDialogProps {
  request: Omit<ExportRequest, "format" | "reason">;
  formats?: readonly ExportFormat[] | undefined;
  /** Null while it is not known. */
  count: number | null;
  onClose: () => void;
}

/** Mount it to ask. */
export function ExportDialog({ request, formats = TABLE_FORMATS, count, onClose }: ExportDialogProps) {
  const intl = useIntl();
  const id = useId();
  const abort = useRef<AbortController>(null);
  const [format, setFormat] = useState<ExportFormat>("xlsx");
  const [reason, setReason] = useState("");
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [failure, setFailure] = useState<"list.export.reasonNeeded" | "list.export.failed" | null>(null);
  // What is still on its way is not wanted any more.
  useEffect(() => () => abort.current?.abort(), []);
  const run = async () => {
    if (reason.trim() === "") {
      document.getElementById(id)?.focus();
      return setFailure("list.export.reasonNeeded");
    }
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setFailure(null);
    setProgress({ rows: 0, total: 0 });
    const asked = { ...request, format, reason: reason.trim() };
    const result = await exportFile(asked, { signal, onProgress: setProgress });
    if (signal.aborted) return;
    setProgress(null);
    if (!result.ok) return setFailure(isProofDeclined(result.code) ? null : "list.export.failed");
    saveFile(result.file, result.name);
    const title = intl.formatMessage({ id: "list.export.done" }, { count: result.rows });
    showToast({ kind: "ok", title });
    onClose();
  };
  return (
    <FormDialog
      title={
        count === null ? (
          <FormattedMessage id="list.export.titleAll" />
        ) : (
          <FormattedMessage id="list.export.title" values={{ count }} />
        )
      }
      answer={<FormattedMessage id="list.export.run" />}
      refusal={<FormattedMessage id="components.confirm.cancel" />}
      pending={progress !== null}
      onAnswer={() => void run()}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="list.export.detail" />
      </Text>
      <Radio.Group
        label={<FormattedMessage id="list.export.format" />}
        value={format}
        onChange={(value) => setFormat(formats.find((known) => known === value) ?? "xlsx")}
      >
        <Group gap={24}>
          {formats.map((value) => (
            <Radio
              key={value}
              value={value}
              label={<FormattedMessage id={`list.export.${value}`} />}
              disabled={progress !== null}
            />
          ))}
        </Group>
      </Radio.Group>
      <Textarea
        id={id}
        label={<FieldLabel label="list.export.reason" needed />}
        rows={2}
        required
        disabled={progress !== null}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        error={failure === null ? undefined : <FormattedMessage id={failure} />}
        errorProps={{ role: "alert" }}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {progress ? <ProgressLine {...progress} /> : null}
    </FormDialog>
  );
}

function ProgressLine({ rows, total }: ExportProgress) {
  const label = useIntl().formatMessage({ id: "list.export.progress" }, { rows, total });
  return (
    <div>
      <Progress value={(100 * rows) / Math.max(total, 1)} aria-label={label} />
      <Text fz="sm">{label}</Text>
    </div>
  );
}
