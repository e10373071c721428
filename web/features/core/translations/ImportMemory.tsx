// A file of another program for the translation memory: what it would bring is shown before anything is stored.
import { Button, FileButton } from "@mantine/core";
import { mdiTrayArrowUp } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  MEMORY_FILE_MAX_BYTES,
  type MemoryPreview,
  memoryAnswer,
} from "#schema/validation/overview/memory-import.ts";
import { sendSheet } from "#web/api/send-sheet.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { MemoryFilePreview } from "./MemoryFilePreview.tsx";

const ROUTE = "/api/v1/memory-files";

export function ImportMemory({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const [shown, setShown] = useState<{ file: File; preview: MemoryPreview } | null>(null);
  const [busy, setBusy] = useState(false);

  /** What the file brings, or brought; null where it was refused, which is said. */
  const send = async (file: File, query: string): Promise<MemoryPreview | null> => {
    const fail = (id: MessageId) => {
      showToast({ kind: "bad", title: intl.formatMessage({ id }) });
      return null;
    };
    setBusy(true);
    const to = `${ROUTE}?${query}`;
    const sent = await sendSheet(file, { to, maxBytes: MEMORY_FILE_MAX_BYTES, schema: memoryAnswer });
    setBusy(false);
    if (!sent.ok) return fail(errorMessageId(sent.code));
    return "refused" in sent.answer ? fail(`memory.import.refused.${sent.answer.refused}`) : sent.answer;
  };
  const look = async (file: File | null) => {
    if (!file || busy) return;
    const preview = await send(file, "preview");
    if (preview) setShown({ file, preview });
  };
  const take = async () => {
    if (!shown || busy) return;
    const done = await send(shown.file, `name=${encodeURIComponent(shown.file.name)}`);
    if (!done) return;
    setShown(null);
    const title = intl.formatMessage({ id: "memory.import.done" }, { count: done.added });
    showToast({ kind: "ok", title });
    onDone();
  };
  return (
    <>
      <FileButton accept=".tmx,application/x-tmx+xml" onChange={(file) => void look(file)}>
        {(props) => (
          <Button
            size="sm"
            variant="subtle"
            fz="sm"
            leftSection={<Icon path={mdiTrayArrowUp} size={18} />}
            {...props}
          >
            <FormattedMessage id="memory.import.open" />
          </Button>
        )}
      </FileButton>
      {shown === null ? null : (
        <FormDialog
          title={<FormattedMessage id="memory.import.title" values={{ name: shown.file.name }} />}
          answer={<FormattedMessage id="memory.import.take" values={{ count: shown.preview.added }} />}
          pending={busy}
          size="48rem"
          onAnswer={() => (shown.preview.added === 0 ? setShown(null) : void take())}
          onClose={() => setShown(null)}
        >
          <MemoryFilePreview preview={shown.preview} />
        </FormDialog>
      )}
    </>
  );
}
