// Asks as what and why, then fetches the file and says how far it has come. What leaves is exactly what the filter holds, in the columns
// that show; the reason is written down with it.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EXPORT_FORMATS, type ExportFormat } from "#schema/validation/exports.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/lists.ts";
import { type ExportProgress, type ExportWish, exportFile, saveFile } from "#web/api/export-file.ts";
import button from "#web/components/button.module.css";
import { ModalFrame } from "#web/components/ModalFrame.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import styles from "./ExportDialog.module.css";

interface ExportDialogProps {
  wish: Omit<ExportWish, "format" | "reason">;
  /** Null while it is not known. */
  count: number | null;
  onClose: () => void;
}

/** Mount it to ask. */
export function ExportDialog({ wish, count, onClose }: ExportDialogProps) {
  const intl = useIntl();
  const id = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const abort = useRef<AbortController>(null);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [failure, setFailure] = useState<"list.export.reasonNeeded" | "list.export.failed" | null>(null);
  // What is still on its way is not wanted any more.
  useEffect(() => () => abort.current?.abort(), []);
  const run = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get("reason") ?? "").trim();
    const format: ExportFormat = EXPORT_FORMATS.find((known) => known === form.get("format")) ?? "xlsx";
    if (reason === "") {
      reasonField.current?.focus();
      return setFailure("list.export.reasonNeeded");
    }
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setFailure(null);
    setProgress({ rows: 0, total: 0 });
    const result = await exportFile({ ...wish, format, reason }, { signal, onProgress: setProgress });
    if (signal.aborted) return;
    setProgress(null);
    if (!result.ok) return setFailure("list.export.failed");
    saveFile(result.file, result.name);
    const title = intl.formatMessage({ id: "list.export.done" }, { count: result.rows });
    showToast({ kind: "ok", title });
    onClose();
  };
  return (
    <ModalFrame className={styles.dialog} labelledBy={`${id}-title`} onClose={onClose}>
      <form onSubmit={(event) => void run(event)} noValidate>
        <h2 id={`${id}-title`}>
          {count === null ? (
            <FormattedMessage id="list.export.titleAll" />
          ) : (
            <FormattedMessage id="list.export.title" values={{ count }} />
          )}
        </h2>
        <p>
          <FormattedMessage id="list.export.detail" />
        </p>
        <fieldset disabled={progress !== null} className={styles.formats}>
          <legend>
            <FormattedMessage id="list.export.format" />
          </legend>
          {EXPORT_FORMATS.map((format) => (
            <label key={format}>
              <input type="radio" name="format" value={format} defaultChecked={format === "xlsx"} />
              <FormattedMessage id={`list.export.${format}`} />
            </label>
          ))}
        </fieldset>
        <label htmlFor={`${id}-reason`} className={styles.label}>
          <FormattedMessage id="list.export.reason" />
        </label>
        <textarea
          ref={reasonField}
          id={`${id}-reason`}
          name="reason"
          rows={2}
          required
          disabled={progress !== null}
          maxLength={REASON_MAX_LENGTH}
          aria-invalid={failure === "list.export.reasonNeeded" || undefined}
          aria-describedby={failure ? `${id}-failure` : undefined}
        />
        {failure ? (
          <p id={`${id}-failure`} className={styles.failure} role="alert">
            <FormattedMessage id={failure} />
          </p>
        ) : null}
        {progress ? <Progress {...progress} /> : null}
        <div className={styles.actions}>
          <button type="button" className={`${button.button} ${button.outline}`} onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </button>
          <button type="submit" className={`${button.button} ${button.solid}`} disabled={progress !== null}>
            <FormattedMessage id="list.export.run" />
          </button>
        </div>
      </form>
    </ModalFrame>
  );
}

function Progress({ rows, total }: ExportProgress) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "list.export.progress" }, { rows, total });
  return (
    <div className={styles.progress}>
      <progress max={Math.max(total, 1)} value={rows} aria-label={label} />
      <span>{label}</span>
    </div>
  );
}
