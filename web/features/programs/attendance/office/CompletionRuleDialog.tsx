import { Button } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { completionRule } from "#schema/validation/programs/completion.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type CourseCompletionFragment, useSaveCompletionRuleMutation } from "#web/gql/completion.ts";

interface CompletionRuleDialogProps {
  programId: number;
  rule: CourseCompletionFragment["rule"];
  onClose: () => void;
}

/** What is offered where there is no rule. */
const USUAL_PERCENT = 80;

export function CompletionRuleDialog({ programId, rule, onClose }: CompletionRuleDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [, save] = useSaveCompletionRuleMutation();
  const form = useServerForm({
    name: "completion-rule",
    schema: completionRule,
    initialValues: {
      attendancePercent: String(rule?.attendancePercent ?? USUAL_PERCENT),
      needsAssignment: rule?.needsAssignment ?? false,
      needsPayment: rule?.needsPayment ?? true,
    },
    toInput: ({ attendancePercent, ...rest }) => ({ attendancePercent: Number(attendancePercent), ...rest }),
    labels: {
      attendancePercent: "attendance-office.rule.percent",
      needsAssignment: "attendance-office.rule.assignment",
      needsPayment: "attendance-office.rule.payment",
    },
    send: async (input) => {
      const { error } = await save({ programId, version: rule?.version ?? null, rule: input });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "attendance-office.rule.saved" }) });
      onClose();
      return { ok: true };
    },
  });
  return (
    <Dialog id={id} title={<FormattedMessage id="attendance-office.rule.edit" />} onClose={onClose}>
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <TextField {...form.field("attendancePercent")} needed inputMode="numeric" autoComplete="off" />
        <CheckField {...form.field("needsAssignment")} needed={false} />
        <CheckField {...form.field("needsPayment")} needed={false} />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="forms.save" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
