// Takes the release of results back. What examinees could read already is taken back for a reason only, which the audit log keeps.

import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { z } from "zod";
import { cancelReason, withholdReason } from "#schema/validation/application-office.ts";
import { APPLICATION_NOTE_MAX_LENGTH } from "#schema/validation/applications.ts";
import { Button } from "#web/components/Button.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useWithholdResultsMutation } from "#web/gql/applicants.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ApplicantsProgram } from "./applicants-list.ts";
import styles from "./OfficeDialog.module.css";
import { OfficeDialog } from "./OfficeDialog.tsx";

interface WithholdDialogProps {
  program: ApplicantsProgram;
  onClose: () => void;
}

export function WithholdDialog({ program, onClose }: WithholdDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const id = useId();
  const [, withhold] = useWithholdResultsMutation();
  const { resultsReleasedAt, resultsAreReleased } = program;
  const words = resultsAreReleased ? "takeBack" : "callOff";
  const form = useServerForm({
    name: "withhold",
    schema: z.object({ reason: resultsAreReleased ? cancelReason : withholdReason }),
    initialValues: { reason: "" },
    labels: { reason: "applicants.cancel.reason" },
    send: async ({ reason }) => {
      const { error } = await withhold({ programId: program.id, reason });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applicants.done" }) });
      onClose();
      return { ok: true };
    },
  });
  return (
    <OfficeDialog
      titleId={id}
      title={<FormattedMessage id={`applicants.results.${words}.title`} />}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id={`applicants.results.${words}.detail`}
          values={{ at: formatDateTime(language, resultsReleasedAt ?? "") }}
        />
      </p>
      <FormFrame form={form} labelledBy={id} short>
        <TextAreaField
          {...form.field("reason")}
          needed={resultsAreReleased}
          rows={3}
          maxLength={APPLICATION_NOTE_MAX_LENGTH}
        />
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton danger pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id={`applicants.results.${words}`} />
          </SubmitButton>
        </div>
      </FormFrame>
    </OfficeDialog>
  );
}
