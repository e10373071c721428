// Withdraws the lock or the release of results. What examinees could read already is withdrawn for a reason only, which the audit log has.

import { Button, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { cancelReason, withholdReason } from "#schema/validation/programs/application-office.ts";
import { APPLICATION_NOTE_MAX_LENGTH } from "#schema/validation/programs/applications.ts";
import { z } from "#schema/validation/zod.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useWithholdResultsMutation } from "#web/gql/exam-results.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ExamResults } from "./exam-results.ts";

interface WithholdDialogProps {
  results: ExamResults;
  onChanged: () => void;
  onClose: () => void;
}

export function WithholdDialog({ results, onChanged, onClose }: WithholdDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const id = useId();
  const [, withhold] = useWithholdResultsMutation();
  const { releaseAt, areReleased } = results;
  const words = areReleased ? "undoRelease" : releaseAt === null ? "unlock" : "callOff";
  const form = useServerForm({
    name: "withhold",
    schema: z.object({ reason: areReleased ? cancelReason : withholdReason }),
    initialValues: { reason: "" },
    labels: { reason: "applicants.cancel.reason" },
    send: async ({ reason }) => {
      const { error } = await withhold({ programId: results.programId, reason });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applicants.done" }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <Dialog id={id} title={<FormattedMessage id={`exam-results.${words}.title`} />} danger onClose={onClose}>
      <Text c="var(--ink-2)">
        <FormattedMessage
          id={`exam-results.${words}.detail`}
          values={{ at: releaseAt === null ? "" : formatDateTime(language, releaseAt) }}
        />
      </Text>
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <TextAreaField
          {...form.field("reason")}
          needed={areReleased}
          rows={3}
          maxLength={APPLICATION_NOTE_MAX_LENGTH}
        />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton danger pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id={`exam-results.${words}`} />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
