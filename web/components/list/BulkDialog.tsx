// Asks before something is done to many rows, with their number: why, where a reason is written down, and
// again where the number has changed since.
import { Alert, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { bulkForm, REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import type { BulkAction, BulkQuestion } from "./bulk-action.ts";

interface BulkDialogProps {
  question: BulkQuestion;
  action: BulkAction;
  count: number;
  /** What it was when it was asked before; null: it is asked for the first time. */
  countBefore: number | null;
  reason: string;
  onAnswer: (reason: string) => void;
  onClose: () => void;
}

/** Mount it to ask. The button that cancels has the focus first, unless there is something to write. */
export function BulkDialog(props: BulkDialogProps) {
  const { question, action, count, countBefore, reason, onAnswer, onClose } = props;
  const form = useServerForm({
    name: "bulk",
    schema: bulkForm(question.needsReason === true),
    initialValues: { reason },
    labels: { reason: "list.bulk.reason" },
    send: async (given) => {
      onAnswer(given.reason);
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog form={form} title={question.title} answer={action.label} isOfOneField onClose={onClose}>
      {countBefore === null ? null : (
        <Alert variant="bad" role="alert">
          <FormattedMessage id="list.bulk.changed" values={{ before: countBefore, count }} />
        </Alert>
      )}
      <Text c="var(--ink-2)">{question.detail}</Text>
      {question.needsReason ? (
        <TextAreaField {...form.field("reason")} needed rows={3} maxLength={REASON_MAX_LENGTH} />
      ) : null}
    </ServerFormDialog>
  );
}
