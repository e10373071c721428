// Signs in with a key of this device. What speaks to it is loaded with the first press.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { prepareToasts, showToast } from "#web/components/toasts/toasts.ts";

export function PasskeyButton({ onDone }: { onDone: () => Promise<void> }) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const press = async () => {
    if (pending) return;
    setPending(true);
    prepareToasts();
    try {
      const { loginWithPasskey, wasPromptClosed } = await import("#web/session/factor-requests.ts");
      const result = await loginWithPasskey();
      if (result.success) return await onDone();
      const id = wasPromptClosed(result) ? "members.passkey.closed" : "members.login.passkeyFailed";
      showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" size="lg" fullWidth aria-disabled={pending} onClick={() => void press()}>
      <FormattedMessage id="members.login.passkey" />
    </Button>
  );
}
