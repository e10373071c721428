// Copies a line for the bank's form, and says whether it did.

import { Button } from "@mantine/core";
import { mdiContentCopy } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import styles from "./CopyButton.module.css";

/** `name`: what is copied, as the line is called. */
export function CopyButton({ value, name }: { value: string; name: MessageId }) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<"payments.copy.done" | "payments.copy.failed" | null>(null);
  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(value);
      setOutcome("payments.copy.done");
    } catch {
      // Also where the browser has no clipboard for this page: the line can be marked by hand.
      setOutcome("payments.copy.failed");
    }
  };
  return (
    <span className={styles.copy}>
      <Button
        size="sm"
        variant="subtle"
        aria-label={intl.formatMessage(
          { id: "payments.copy.label" },
          { name: intl.formatMessage({ id: name }) },
        )}
        onClick={() => void copy()}
      >
        <Icon path={mdiContentCopy} size={18} />
        <FormattedMessage id="payments.copy.button" />
      </Button>
      <span className={styles.outcome} role="status">
        {outcome === null ? null : <FormattedMessage id={outcome} />}
      </span>
    </span>
  );
}
