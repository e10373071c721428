// The button that takes a statement of the bank, and what came of it.
import { Button, FileButton } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { sendStatement } from "./send-statement.ts";

/** What banks give; the content decides. */
const ACCEPT = ".xlsx,.xls,.csv,.html,.htm,.txt";

export function StatementUpload({ onRead }: { onRead: () => void }) {
  const intl = useIntl();
  const [reading, setReading] = useState(false);
  const take = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    const result = await sendStatement(file);
    setReading(false);
    if (!result.ok) {
      showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(result.code) }) });
      return;
    }
    const { added, known, refused } = result;
    const detail = refused.length === 0 ? null : { lines: refused.slice(0, 20).join(", ") };
    showToast({
      kind: "ok",
      title: intl.formatMessage({ id: "bank.read" }, { added, known }),
      ...(detail ? { text: intl.formatMessage({ id: "bank.refused" }, detail) } : {}),
    });
    onRead();
  };
  return (
    <FileButton accept={ACCEPT} onChange={(file) => void take(file)} inputProps={{ "aria-hidden": true }}>
      {(props) => (
        <Button {...props} loading={reading}>
          <FormattedMessage id="bank.upload" />
        </Button>
      )}
    </FileButton>
  );
}
