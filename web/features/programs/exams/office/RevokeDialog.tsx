// Revokes a certificate with a reason, which anyone who verifies it reads.
import { Button, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { cancelReason } from "#schema/validation/programs/application-office.ts";
import { APPLICATION_NOTE_MAX_LENGTH } from "#schema/validation/programs/applications.ts";
import { z } from "#schema/validation/zod.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import {
  useRestoreExamCertificateMutation,
  useRevokeExamCertificateMutation,
} from "#web/gql/exam-certificates.ts";

interface RevokeDialogProps {
  id: number;
  name: string;
  number: string;
  onChanged: () => void;
  onClose: () => void;
}

const revocation = z.object({ reason: cancelReason });

export function RevokeDialog({ id, name, number, onChanged, onClose }: RevokeDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const [, revoke] = useRevokeExamCertificateMutation();
  const [, restore] = useRestoreExamCertificateMutation();
  const offer = useUndoToast();
  const form = useServerForm({
    name: "revoke",
    schema: revocation,
    initialValues: { reason: "" },
    labels: { reason: "exam-certificates.revoke.reason" },
    send: async ({ reason }) => {
      const { error } = await revoke({ id, reason });
      if (error) return refusalOf(error);
      offer({
        title: intl.formatMessage({ id: "exam-certificates.revoked" }),
        text: number,
        undo: () => restore({ id }),
        undone: intl.formatMessage({ id: "exam-certificates.restored" }),
        onBack: onChanged,
      });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <Dialog
      id={titleId}
      title={<FormattedMessage id="exam-certificates.revoke.title" values={{ name, number }} />}
      danger
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="exam-certificates.revoke.detail" />
      </Text>
      <FormFrame form={form} labelledBy={`${titleId}-title`} short>
        <TextAreaField {...form.field("reason")} needed rows={3} maxLength={APPLICATION_NOTE_MAX_LENGTH} />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton danger pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="exam-certificates.revoke.answer" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
