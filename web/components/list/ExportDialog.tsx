// Asks as what and why, then fetches the file and says how far it has come. What leaves is exactly what the
// filter holds, in the columns that show; the reason is written down with it.
import { Group, Progress, Radio, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ExportFormat, exportForm, TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { type ExportProgress, type ExportRequest, exportFile } from "#web/api/export-file.ts";
import { saveFile } from "#web/browser/save-file.ts";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { isProofDeclined } from "#web/session/reauth.ts";

interface ExportDialogProps {
  request: Omit<ExportRequest, "format" | "reason">;
  formats?: readonly ExportFormat[] | undefined;
  /** Null while it is not known. */
  count: number | null;
  onClose: () => void;
}

const DONE: SendResult = { ok: true };
const FAILED: SendResult = { ok: false, code: "INTERNAL" };
const UNTOUCHED: { readonly format: ExportFormat; readonly reason: string } = { format: "xlsx", reason: "" };

/** Mount it to ask. */
export function ExportDialog({ request, formats = TABLE_FORMATS, count, onClose }: ExportDialogProps) {
  const intl = useIntl();
  const abort = useRef<AbortController>(null);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  // What is still on its way is not wanted any more.
  useEffect(() => () => abort.current?.abort(), []);
  const run = async (asked: { readonly format: ExportFormat; readonly reason: string }) => {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setProgress({ rows: 0, total: 0 });
    const result = await exportFile({ ...request, ...asked }, { signal, onProgress: setProgress });
    if (signal.aborted) return DONE;
    setProgress(null);
    if (!result.ok) return isProofDeclined(result.code) ? DONE : FAILED;
    saveFile(result.file, result.name);
    const title = intl.formatMessage({ id: "list.export.done" }, { count: result.rows });
    showToast({ kind: "ok", title });
    onClose();
    return DONE;
  };
  const form = useServerForm({
    name: "export",
    schema: exportForm,
    initialValues: { ...UNTOUCHED, format: formats[0] ?? UNTOUCHED.format },
    labels: { reason: "list.export.reason", format: "list.export.format" },
    send: run,
  });
  const format = form.field("format");
  return (
    <ServerFormDialog
      form={form}
      isOfOneField
      explain={() => ({ title: <FormattedMessage id="list.export.failed" /> })}
      title={
        count === null ? (
          <FormattedMessage id="list.export.titleAll" />
        ) : (
          <FormattedMessage id="list.export.title" values={{ count }} />
        )
      }
      answer={<FormattedMessage id="list.export.run" />}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="list.export.detail" />
      </Text>
      <Radio.Group
        label={<FormattedMessage id="list.export.format" />}
        value={format.value}
        onChange={(value) => format.onChange(formats.find((known) => known === value) ?? format.value)}
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
      <TextAreaField {...form.field("reason")} needed rows={2} maxLength={REASON_MAX_LENGTH} />
      {progress ? <ProgressLine {...progress} /> : null}
    </ServerFormDialog>
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
