// The proof by a passkey of this device; who does not have it here types a code instead.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface PasskeyProofProps {
  onAnswer: (proved: boolean) => void;
  /** There is an app as well; otherwise the codes are those of recovery. */
  hasApp: boolean;
  onCode: () => void;
}

export function PasskeyProof({ onAnswer, hasApp, onCode }: PasskeyProofProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const prove = async () => {
    setPending(true);
    setFailure(null);
    try {
      const { proveWithPasskey, wasPromptClosed } = await import("#web/session/factor-requests.ts");
      const result = await proveWithPasskey();
      if (result.success) return onAnswer(true);
      const refused = result.code === "VALIDATION" ? "PASSKEY_REFUSED" : (result.code ?? "INTERNAL");
      setFailure(wasPromptClosed(result) ? "members.passkey.closed" : errorMessageId(refused));
    } finally {
      setPending(false);
    }
  };
  return (
    <FormDialog
      title={<FormattedMessage id="members.reauth.title" />}
      answer={<FormattedMessage id="members.reauth.passkey" />}
      pending={pending}
      onAnswer={() => void prove()}
      onClose={() => onAnswer(false)}
      focusAnswer
    >
      {/* The alert is there before it says something, and takes no room until then. */}
      <div>
        <p>
          <FormattedMessage id="members.reauth.detail" />
        </p>
        <Text role="alert" c="var(--bad)" mt={failure === null ? 0 : 8}>
          {failure === null ? null : <FormattedMessage id={failure} />}
        </Text>
      </div>
      <Button variant="subtle" px={0} className="ownWidth" onClick={onCode}>
        <FormattedMessage id={hasApp ? "members.reauth.byCode" : "members.reauth.byRecovery"} />
      </Button>
    </FormDialog>
  );
}
