// Asks who it is, over whatever is being done: by the second factor where there is one, else by the password (decision 212).
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { codeProof, passwordProof } from "#schema/validation/people/factors.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { ErrorSummary } from "#web/components/forms/ErrorSummary.tsx";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { useFocusReturn } from "#web/components/use-focus-return.ts";
import { fetchProofFactors, reauthenticate } from "#web/session/account-requests.ts";
import { PasskeyProof } from "./PasskeyProof.tsx";
import { settleProof } from "./settle-proof.ts";

interface ReauthDialogProps {
  onAnswer: (proved: boolean) => void;
}

export function ReauthDialog({ onAnswer }: ReauthDialogProps) {
  const [factors, setFactors] = useState<readonly string[] | null>(null);
  const [byCode, setByCode] = useState(false);
  useFocusReturn();
  useEffect(() => {
    let isOpen = true;
    void fetchProofFactors().then((found) => {
      if (isOpen) setFactors(found);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  if (factors === null) return null;
  if (factors.length === 0) return <PasswordProof onAnswer={onAnswer} />;
  const hasKey = factors.includes("PASSKEY");
  const hasApp = factors.includes("TOTP");
  if (hasKey && !byCode)
    return <PasskeyProof onAnswer={onAnswer} hasApp={hasApp} onCode={() => setByCode(true)} />;
  return (
    <CodeProof onAnswer={onAnswer} hint={hasApp ? "members.factor.hint" : "members.reauth.recoveryHint"}>
      {hasKey ? (
        <Button variant="subtle" className="ownWidth" onClick={() => setByCode(false)}>
          <FormattedMessage id="members.reauth.byPasskey" />
        </Button>
      ) : null}
    </CodeProof>
  );
}

function PasswordProof({ onAnswer }: ReauthDialogProps) {
  const form = useServerForm({
    name: "reauth",
    schema: passwordProof,
    initialValues: { password: "" },
    labels: { password: "members.field.password" } as const,
    send: async (proof) => settleProof(await reauthenticate(proof), onAnswer),
  });
  return (
    <ProofDialog form={form} onAnswer={onAnswer}>
      <PasswordField {...form.field("password")} autoComplete="current-password" />
    </ProofDialog>
  );
}

interface CodeProofProps extends ReauthDialogProps {
  hint: "members.factor.hint" | "members.reauth.recoveryHint";
  children: ReactNode;
}

function CodeProof({ onAnswer, hint, children }: CodeProofProps) {
  const form = useServerForm({
    name: "reauth",
    schema: codeProof,
    initialValues: { code: "" },
    labels: { code: "members.field.code" } as const,
    send: async (proof) => settleProof(await reauthenticate(proof), onAnswer),
  });
  return (
    <ProofDialog form={form} onAnswer={onAnswer}>
      <p>
        <FormattedMessage id={hint} />
      </p>
      <TextField {...form.field("code")} autoComplete="one-time-code" spellCheck={false} />
      {children}
    </ProofDialog>
  );
}

interface ProofDialogProps extends ReauthDialogProps {
  form: Pick<
    ServerForm<object, "password" | "code">,
    "pending" | "submit" | "summaryRef" | "failure" | "lines"
  >;
  children: ReactNode;
}

function ProofDialog({ form, onAnswer, children }: ProofDialogProps) {
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
      <ErrorSummary ref={form.summaryRef} failure={form.failure} lines={form.lines} isOfOneField />
      {children}
    </FormDialog>
  );
}
