// The file of a script: uploaded, opened, taken away.
import { Button, FileButton, Group } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SCRIPT_ENDINGS } from "#schema/validation/core/files.ts";
import { uploadFile } from "#web/api/upload.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type ExamScriptRowFragment, useAttachScriptFileMutation } from "#web/gql/exam-scoring.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

export const SCRIPT_ACCEPT = SCRIPT_ENDINGS.map((ending) => `.${ending}`).join();

interface ScriptFileProps {
  script: ExamScriptRowFragment;
  isLocked: boolean;
  onChanged: () => void;
}

export function ScriptFile({ script: { id, code, file }, isLocked, onChanged }: ScriptFileProps) {
  const intl = useIntl();
  const act = useAction(onChanged);
  const [, attach] = useAttachScriptFileMutation();
  const [sending, setSending] = useState(false);
  const undo = () => ({
    undo: () => attach({ id, fileId: file?.id ?? null }),
    undone: "exam-scoring.file.restored" as const,
  });
  const take = async (chosen: File | null) => {
    if (!chosen) return;
    setSending(true);
    const sent = await uploadFile(chosen, "script").done;
    if (sent.ok) await act(attach({ id, fileId: sent.file.id }), "exam-scoring.file.saved", { undo });
    else {
      const title = intl.formatMessage({ id: errorMessageId(sent.code ?? "UNAVAILABLE") });
      showToast({ kind: "bad", title });
    }
    setSending(false);
  };
  return (
    <Group gap={4} wrap="nowrap">
      {file === null ? null : <span>{file.name}</span>}
      {isLocked ? null : (
        <FileButton
          accept={SCRIPT_ACCEPT}
          onChange={(chosen) => void take(chosen)}
          inputProps={{ "aria-hidden": true }}
          key={file?.id ?? 0}
        >
          {(props) => (
            <Button {...props} size="compact-sm" variant="subtle" loading={sending}>
              <FormattedMessage
                id={file === null ? "exam-scoring.file.upload" : "exam-scoring.file.replace"}
              />
              <span className="spoken"> {code}</span>
            </Button>
          )}
        </FileButton>
      )}
      {file === null || isLocked ? null : (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => void act(attach({ id, fileId: null }), "exam-scoring.file.removed", { undo })}
        >
          <FormattedMessage id="exam-scoring.file.remove" />
          <span className="spoken"> {code}</span>
        </Button>
      )}
    </Group>
  );
}
