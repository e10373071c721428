// The reason of an objection.
import { Button, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { OBJECTION_MAX_LENGTH, objectionInput } from "#schema/validation/programs/exam-objections.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";

/** Sends the reason, for the account or by the link of an application. */
export type SendObjection = (reason: string) => Promise<{ error?: CombinedError | undefined }>;

interface ObjectionDialogProps {
  send: SendObjection;
  onChanged: () => void;
  onClose: () => void;
}

export function ObjectionDialog({ send, onChanged, onClose }: ObjectionDialogProps) {
  const intl = useIntl();
  const dialogId = useId();
  const form = useServerForm({
    name: "objection",
    schema: objectionInput,
    initialValues: { text: "" },
    labels: { text: "applications.objection.reason" },
    send: async ({ text }) => {
      const { error } = await send(text);
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.objection.done" }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <Dialog id={dialogId} title={<FormattedMessage id="applications.objection.open" />} onClose={onClose}>
      <Text c="var(--ink-2)">
        <FormattedMessage id="applications.objection.detail" />
      </Text>
      <FormFrame form={form} labelledBy={`${dialogId}-title`} short>
        <TextAreaField {...form.field("text")} needed rows={6} maxLength={OBJECTION_MAX_LENGTH} />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="applications.objection.send" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
