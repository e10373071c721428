// Asks who it is, over whatever is being done: by the password, or by a code of the second factor.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { codeProof, passwordProof } from "#schema/validation/factors.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { ErrorSummary } from "#web/components/forms/ErrorSummary.tsx";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { reauthenticate } from "#web/session/account-requests.ts";

interface ReauthDialogProps {
  onAnswer: (proved: boolean) => void;
}

export function ReauthDialog({ onAnswer }: ReauthDialogProps) {
  const [byCode, setByCode] = useState(false);
  const Proof = byCode ? CodeProof : PasswordProof;
  return <Proof onAnswer={onAnswer} onOther={() => setByCode(!byCode)} />;
}

interface ProofProps extends ReauthDialogProps {
  onOther: () => void;
}

function PasswordProof({ onAnswer, onOther }: ProofProps) {
  const form = useServerForm({
    name: "reauth",
    schema: passwordProof,
    initialValues: { password: "" },
    labels: { password: "members.field.password" } as const,
    send: (proof) => prove(proof, onAnswer),
  });
  return (
    <FormDialog
      title={<FormattedMessage id="members.reauth.title" />}
      answer={<FormattedMessage id="members.reauth.submit" />}
      pending={form.pending}
      onAnswer={form.submit}
      onClose={() => onAnswer(false)}
    >
      <p>
        <FormattedMessage id="members.reauth.detail" />
      </p>
      <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} />
      <PasswordField {...form.field("password")} autoComplete="current-password" />
      <Button variant="subtle" style={{ alignSelf: "flex-start" }} onClick={onOther}>
        <FormattedMessage id="members.reauth.byCode" />
      </Button>
    </FormDialog>
  );
}

function CodeProof({ onAnswer, onOther }: ProofProps) {
  const form = useServerForm({
    name: "reauth",
    schema: codeProof,
    initialValues: { code: "" },
    labels: { code: "members.field.code" } as const,
    send: (proof) => prove(proof, onAnswer),
  });
  return (
    <FormDialog
      title={<FormattedMessage id="members.reauth.title" />}
      answer={<FormattedMessage id="members.reauth.submit" />}
      pending={form.pending}
      onAnswer={form.submit}
      onClose={() => onAnswer(false)}
    >
      <p>
        <FormattedMessage id="members.reauth.detail" />
      </p>
      <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} />
      <TextField {...form.field("code")} autoComplete="one-time-code" spellCheck={false} />
      <Button variant="subtle" style={{ alignSelf: "flex-start" }} onClick={onOther}>
        <FormattedMessage id="members.reauth.byPassword" />
      </Button>
    </FormDialog>
  );
}

async function prove(
  proof: Parameters<typeof reauthenticate>[0],
  onAnswer: (proved: boolean) => void,
): Promise<SendResult> {
  const result = await reauthenticate(proof);
  if (!result.success) return { ok: false, ...result, code: result.code ?? "INTERNAL" };
  onAnswer(true);
  return { ok: true };
}
