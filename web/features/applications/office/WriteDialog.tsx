// Words of the office to people of a program, as a mail to each in their own language's frame.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MESSAGE_MAX_LENGTH, programMessage } from "#schema/validation/application-office.ts";
import { TITLE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { newRequestKey } from "#web/api/request-key.ts";
import { Button } from "#web/components/Button.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useWriteToApplicantsMutation } from "#web/gql/applicants.ts";
import { OfficeDialog } from "./OfficeDialog.tsx";
import styles from "./office.module.css";

interface WriteDialogProps {
  programId: number;
  /** Null: everybody who has a seat. */
  ids: readonly number[] | null;
  onClose: () => void;
}

export function WriteDialog({ programId, ids, onClose }: WriteDialogProps) {
  const intl = useIntl();
  const [requestKey] = useState(newRequestKey);
  const [, write] = useWriteToApplicantsMutation();
  const form = useServerForm({
    name: "write",
    schema: programMessage,
    initialValues: { subject: "", message: "" },
    labels: { subject: "applicants.write.subject", message: "applicants.write.message" },
    send: async ({ subject, message }) => {
      const words = { subject, message: message ?? "" };
      const { data, error } = await write({ programId, ids: ids && [...ids], requestKey, ...words });
      if (!data || error) return refusalOf(error);
      const count = data.writeToApplicants;
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applicants.write.done" }, { count }) });
      onClose();
      return { ok: true };
    },
  });
  return (
    <OfficeDialog
      title={
        ids === null ? (
          <FormattedMessage id="applicants.write.titleAll" />
        ) : (
          <FormattedMessage id="applicants.write.title" values={{ count: ids.length }} />
        )
      }
      onClose={onClose}
    >
      <FormFrame form={form} labelledBy="write-title" short>
        <p id="write-title">
          <FormattedMessage id="applicants.write.detail" />
        </p>
        <TextField {...form.field("subject")} autoComplete="off" maxLength={TITLE_MAX_LENGTH} />
        <TextAreaField {...form.field("message")} needed rows={8} maxLength={MESSAGE_MAX_LENGTH} />
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton
            pending={form.pending}
            pendingLabel={<FormattedMessage id="applicants.write.pending" />}
          >
            <FormattedMessage id="applicants.write.send" />
          </SubmitButton>
        </div>
      </FormFrame>
    </OfficeDialog>
  );
}
