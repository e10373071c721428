// Withdraws the lock or the release of results. What examinees could read already is withdrawn for a reason
// only, which the audit log has.

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
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import {
  useLockResultsMutation,
  useRestoreReleaseMutation,
  useWithholdResultsMutation,
} from "#web/gql/exam-results.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { ExamResults } from "./exam-results.ts";

/** What the message says, and once it is undone. A planned release takes two people again. */
const DONE = {
  undoRelease: { title: "exam-results.releaseUndone", undone: "exam-results.releasedAgain" },
  unlock: { title: "exam-results.unlocked", undone: "exam-results.locked" },
} as const;

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
  const [, restore] = useRestoreReleaseMutation();
  const [, lock] = useLockResultsMutation();
  const offerUndo = useUndoToast();
  const { programId, releaseAt, areReleased } = results;
  const undo = () => (areReleased ? restore({ programId }) : lock({ programId }));
  const words = areReleased ? "undoRelease" : releaseAt === null ? "unlock" : "callOff";
  const form = useServerForm({
    name: "withhold",
    schema: z.object({ reason: areReleased ? cancelReason : withholdReason }),
    initialValues: { reason: "" },
    labels: { reason: "applicants.cancel.reason" },
    send: async ({ reason }) => {
      const { error } = await withhold({ programId, reason });
      if (error) return refusalOf(error);
      const say = (id: MessageId) => intl.formatMessage({ id });
      if (words === "callOff") showToast({ kind: "ok", title: say("exam-results.calledOff") });
      else
        offerUndo({
          title: say(DONE[words].title),
          undone: say(DONE[words].undone),
          undo,
          onBack: onChanged,
        });
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
