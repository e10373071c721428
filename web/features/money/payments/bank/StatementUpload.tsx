// The button that takes a statement of the bank. It is shown before it is stored, and can be undone afterwards.
import { Button, FileButton } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import { useDeleteStatementUploadMutation } from "#web/gql/bank.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { StatementDialog } from "./StatementDialog.tsx";
import { previewStatement, type StatementPreview, type StoredStatement } from "./send-statement.ts";

/** What banks give; the content decides. */
const ACCEPT = ".xlsx,.xls,.csv,.html,.htm,.txt";

interface Previewed {
  readonly file: File;
  readonly preview: StatementPreview;
}

interface StatementUploadProps {
  /** Called once lines are stored. */
  onStored: () => void;
  /** Called once they are deleted again. */
  onUndone: () => void;
}

export function StatementUpload({ onStored, onUndone }: StatementUploadProps) {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  const [, drop] = useDeleteStatementUploadMutation();
  const [reading, setReading] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const show = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    const sent = await previewStatement(file);
    setReading(false);
    if (sent.ok) setPreviewed({ file, preview: sent.answer });
    else showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(sent.code) }) });
  };
  const stored = (name: string, { uploadId, added, known, changed }: StoredStatement) => {
    setPreviewed(null);
    const title = intl.formatMessage({ id: "bank.read" }, { added, known });
    const text = changed > 0 ? { text: intl.formatMessage({ id: "bank.changed" }, { count: changed }) } : {};
    if (uploadId === null) showToast({ kind: "ok", title, ...text });
    else {
      offerUndo({
        title,
        ...text,
        undo: () => drop({ id: uploadId }),
        undone: intl.formatMessage({ id: "bank.uploads.deleted" }, { name }),
        onBack: onUndone,
      });
    }
    onStored();
  };
  return (
    <>
      <FileButton
        accept={ACCEPT}
        onChange={(file) => void show(file)}
        inputProps={{ "aria-hidden": true }}
        key={previewed ? "shown" : "waits"}
      >
        {(props) => (
          <Button {...props} loading={reading}>
            <FormattedMessage id="bank.upload" />
          </Button>
        )}
      </FileButton>
      {previewed ? (
        <StatementDialog
          {...previewed}
          onStored={(answer) => stored(previewed.file.name, answer)}
          onClose={() => setPreviewed(null)}
        />
      ) : null}
    </>
  );
}
