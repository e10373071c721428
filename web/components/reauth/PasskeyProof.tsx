// The proof by a passkey of this device; who does not have it here types a code instead.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";

interface PasskeyProofProps {
  onAnswer: (proved: boolean) => void;
  onCode: () => void;
}

export function PasskeyProof({ onAnswer, onCode }: PasskeyProofProps) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const prove = async () => {
    if (pending) return;
    setPending(true);
    setFailed(false);
    try {
      const { proveWithPasskey } = await import("#web/session/factor-requests.ts");
      const { success } = await proveWithPasskey();
      if (success) return onAnswer(true);
      setFailed(true);
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
    >
      <p>
        <FormattedMessage id="members.reauth.detail" />
      </p>
      <Text role="alert" c="var(--bad)">
        {failed ? <FormattedMessage id="errors.PASSKEY_REFUSED" /> : null}
      </Text>
      <Button variant="subtle" style={{ alignSelf: "flex-start" }} onClick={onCode}>
        <FormattedMessage id="members.reauth.byCode" />
      </Button>
    </FormDialog>
  );
}
