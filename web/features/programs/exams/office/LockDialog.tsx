// The first of two people locks the results.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import { useLockResultsMutation, useWithholdResultsMutation } from "#web/gql/exam-results.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { ExamResults } from "./exam-results.ts";

interface LockDialogProps {
  results: ExamResults;
  onChanged: () => void;
  onClose: () => void;
}

export function LockDialog({ results, onChanged, onClose }: LockDialogProps) {
  const intl = useIntl();
  const [{ fetching }, lock] = useLockResultsMutation();
  const [, unlock] = useWithholdResultsMutation();
  const offerUndo = useUndoToast();
  const [refusals, setRefusals] = useState<readonly MessageId[]>([]);
  const { passed, failed, absent, open, isBlind } = results;
  const run = async () => {
    const { error } = await lock({ programId: results.programId });
    if (error) {
      const { code, fields } = refusalOf(error);
      const codes = Object.values(fields ?? {}).flat();
      setRefusals((codes.length > 0 ? codes : [code]).map(errorMessageId));
      return;
    }
    offerUndo({
      title: intl.formatMessage({ id: "exam-results.locked" }),
      undo: () => unlock({ programId: results.programId }),
      undone: intl.formatMessage({ id: "exam-results.unlocked" }),
      onBack: onChanged,
    });
    onClose();
    onChanged();
  };
  // Who rates the session sees no figures, and reads what is missing when the server refuses.
  const figures = isBlind ? null : (
    <Text fw={600} className="figures">
      <FormattedMessage id="exam-results.figures" values={{ passed, failed, absent }} />
    </Text>
  );
  if (open > 0) {
    return (
      <Dialog title={<FormattedMessage id="exam-results.lock.notYet" />} onClose={onClose}>
        {figures}
        <Text>
          <FormattedMessage id="exam-results.lock.open" values={{ open }} />
        </Text>
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="exam-results.close" />
          </Button>
        </DialogFoot>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={<FormattedMessage id="exam-results.lock.title" />}
      answer={<FormattedMessage id="exam-results.lock" />}
      pending={fetching}
      onAnswer={() => void run()}
      onClose={onClose}
    >
      {figures}
      <Text c="var(--ink-2)">
        <FormattedMessage id="exam-results.lock.detail" />
      </Text>
      <div role="alert">
        {refusals.map((id) => (
          <Text key={id} fw={600} c="var(--bad)">
            <FormattedMessage id={id} />
          </Text>
        ))}
      </div>
    </FormDialog>
  );
}
