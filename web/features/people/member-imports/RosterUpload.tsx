// The button that sends a roster.
import { Button, FileButton } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { sendRoster } from "./send-roster.ts";

/** The content decides. */
const ACCEPT = ".xlsx,.xls,.csv,.txt";

export function RosterUpload({ onRead }: { onRead: () => void }) {
  const intl = useIntl();
  const [reading, setReading] = useState(false);
  const take = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    const code = await sendRoster(file);
    setReading(false);
    if (code === null) onRead();
    else showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
  };
  return (
    <FileButton accept={ACCEPT} onChange={(file) => void take(file)} inputProps={{ "aria-hidden": true }}>
      {(props) => (
        <Button {...props} size="sm" loading={reading}>
          <FormattedMessage id="member-import.upload" />
        </Button>
      )}
    </FileButton>
  );
}
