import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { type Withdrawal, withdrawal } from "#schema/validation/people/account.ts";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { withdraw } from "#web/session/account-requests.ts";

interface OpenQuestion {
  readonly answer: (yes: boolean) => void;
}

interface WithdrawFormProps {
  /** Money may come back, which needs an account to go to. */
  hasPaid: boolean;
  /** A refund is under way, or begins by the closing, and nobody knows where to. */
  isAccountNeeded: boolean;
}

export function WithdrawForm({ hasPaid, isAccountNeeded }: WithdrawFormProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const askFirst = () =>
    new Promise<boolean>((resolve) =>
      setAsked({
        answer: (yes) => {
          setAsked(null);
          resolve(yes);
        },
      }),
    );
  const form = useServerForm({
    name: "withdraw",
    schema: withdrawal,
    initialValues: { password: "", refund_account: "" },
    labels: { refund_account: "account.withdraw.refundAccount", password: "members.field.password" } as const,
    send: async (values: Withdrawal): Promise<SendResult> => {
      if (!(await askFirst())) return { ok: true };
      const result = await withdraw(values);
      if (!result.success) {
        const { code, fields, retryAfter } = result;
        return { ok: false, code: code ?? "INTERNAL", fields, retryAfter };
      }
      showToast({ kind: "ok", title: intl.formatMessage({ id: "account.withdraw.done" }) });
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy="withdraw-title" short>
      {hasPaid || isAccountNeeded ? (
        <TextField
          {...form.field("refund_account")}
          needed={isAccountNeeded}
          autoComplete="off"
          maxLength={LINE_MAX_LENGTH}
          spellCheck={false}
        />
      ) : null}
      <PasswordField {...form.field("password")} autoComplete="current-password" />
      <SubmitButton
        danger
        pending={form.pending}
        pendingLabel={<FormattedMessage id="account.withdraw.pending" />}
      >
        <FormattedMessage id="account.withdraw.submit" />
      </SubmitButton>
      {asked === null ? null : (
        <ConfirmDialog
          title={<FormattedMessage id="account.withdraw.question" />}
          detail={<FormattedMessage id="account.withdraw.erased" />}
          action={<FormattedMessage id="account.withdraw.submit" />}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
    </FormFrame>
  );
}
