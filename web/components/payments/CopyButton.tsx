// Copies a line for the bank's form, and says whether it did.

import { Button, Group, Text } from "@mantine/core";
import { mdiContentCopy } from "@mdi/js";
import { useContext, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { PaymentHeadingContext } from "./payment-heading.ts";

/** `name`: what is copied, as the line is called. */
export function CopyButton({ value, name }: { value: string; name: MessageId }) {
  const intl = useIntl();
  const { id: paymentName } = useContext(PaymentHeadingContext);
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
    <Group gap={0}>
      <Button
        size="sm"
        variant="subtle"
        aria-label={intl.formatMessage(
          { id: "payments.copy.label" },
          { name: intl.formatMessage({ id: name }) },
        )}
        aria-describedby={paymentName}
        onClick={() => void copy()}
      >
        <Icon path={mdiContentCopy} size={18} />
        <FormattedMessage id="payments.copy.button" />
      </Button>
      <Text span fz="sm" c="var(--ok)" role="status">
        {outcome === null ? null : <FormattedMessage id={outcome} />}
      </Text>
    </Group>
  );
}
