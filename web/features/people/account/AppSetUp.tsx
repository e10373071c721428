// The QR code and the key of a new app, and the code that proves that it holds them.
import { Code, Group, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { codeProof } from "#schema/validation/people/factors.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { QrCode } from "#web/components/QrCode.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import { confirmApp } from "#web/session/factor-requests.ts";

export interface NewApp {
  /** In base32, to be typed where no camera is. */
  readonly secret: string;
  /** What the QR code holds. */
  readonly address: string;
}

interface AppSetUpProps {
  app: NewApp;
  /** @param codes recovery codes that were made with it */
  onDone: (codes: readonly string[]) => void;
}

export function AppSetUp({ app, onDone }: AppSetUpProps) {
  const intl = useIntl();
  const form = useServerForm({
    name: "app",
    schema: codeProof,
    initialValues: { code: "" },
    labels: { code: "members.field.code" } as const,
    send: async ({ code }) => {
      const { result, made } = await confirmApp(code);
      if (!result.success) return { ...result, ok: false, code: result.code ?? "INTERNAL" };
      showToast({ kind: "ok", title: intl.formatMessage({ id: "account.security.app.added" }) });
      onDone(made?.recovery_codes ?? []);
      return { ok: true };
    },
  });
  return (
    <Stack gap={16}>
      <p>
        <FormattedMessage id="account.security.app.scan" />
      </p>
      <Group align="flex-start" gap={24}>
        <QrCode text={app.address} label={intl.formatMessage({ id: "account.security.app.qr" })} />
        <div>
          <Text fw={600}>
            <FormattedMessage id="account.security.app.key" />
          </Text>
          <Code className="longWords">{app.secret.match(/.{1,4}/g)?.join(" ")}</Code>
        </div>
      </Group>
      <FormFrame form={form} labelledBy="app-title" short>
        <TextField
          {...form.field("code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
        />
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id="account.security.app.confirm" />
        </SubmitButton>
      </FormFrame>
    </Stack>
  );
}
