// The second step of signing in: a code of the app or a recovery code, or a passkey.
import { Button, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { toSendResult } from "#web/features/people/members/send-results.ts";
import { type FactorRequired, loginWithCode } from "#web/session/auth-requests.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";

const loadSchema = async () => (await import("#schema/validation/people/factors.ts")).codeProof;

interface SecondFactorFormProps {
  asked: FactorRequired;
  /** Signed in: where to now. */
  onDone: () => Promise<void>;
  /** Back to address and password. */
  onBack: () => void;
}

export function SecondFactorForm({ asked, onDone, onBack }: SecondFactorFormProps) {
  const intl = useIntl();
  const hasApp = asked.factors.includes("TOTP");
  const form = useServerForm({
    name: "second-factor",
    schema: loadSchema,
    initialValues: { code: "" },
    labels: { code: "members.field.code" } as const,
    send: async ({ code }) => {
      const result = await loginWithCode({ ticket: asked.ticket, code });
      if (!result.success) return toSendResult(result);
      await onDone();
      return { ok: true };
    },
  });
  return (
    <Stack gap={20} component="section" aria-labelledby="second-factor-title">
      <div>
        <Text component="h2" fz="lg" fw={700} id="second-factor-title">
          <FormattedMessage id="members.factor.title" />
        </Text>
        <p>{intl.formatMessage({ id: hasApp ? "members.factor.hint" : "members.factor.keyHint" })}</p>
      </div>
      {asked.factors.includes("PASSKEY") ? <PasskeyButton onDone={onDone} /> : null}
      <FormFrame form={form} labelledBy="second-factor-title" short>
        <TextField {...form.field("code")} autoComplete="one-time-code" spellCheck={false} />
        <SubmitButton
          pending={form.pending}
          pendingLabel={<FormattedMessage id="members.login.pending" />}
          size="lg"
          wide
        >
          <FormattedMessage id="members.factor.submit" />
        </SubmitButton>
      </FormFrame>
      <Button variant="subtle" className="ownWidth" onClick={onBack}>
        <FormattedMessage id="members.factor.back" />
      </Button>
    </Stack>
  );
}
