// The office's answer to an objection.
import { Button, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { OBJECTION_MAX_LENGTH, objectionInput } from "#schema/validation/programs/exam-objections.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type ObjectedFragment, useAnswerExamObjectionMutation } from "#web/gql/exam-results.ts";
import { AnsweredResult, type Papers } from "./AnsweredResult.tsx";

interface AnswerDialogProps {
  application: ObjectedFragment;
  papers: Papers;
  onChanged: () => void;
  onClose: () => void;
}

export function AnswerDialog({ application, papers, onChanged, onClose }: AnswerDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [, answer] = useAnswerExamObjectionMutation();
  const { id: applicationId, name, objection } = application;
  const form = useServerForm({
    name: "answer",
    schema: objectionInput,
    // The words of an answer that is written anew.
    initialValues: { text: objection?.answer ?? "" },
    labels: { text: "exam-results.objection.text" },
    send: async ({ text }) => {
      const { error } = await answer({ applicationId, version: objection?.version ?? 0, answer: text });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "exam-results.objection.done" }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  return (
    <Dialog
      id={id}
      title={<FormattedMessage id="exam-results.objection.answerTo" values={{ name }} />}
      onClose={onClose}
    >
      {objection === null ? null : (
        <Text className="lines longWords">
          <b>
            <FormattedMessage id="exam-results.objection.reason" />
          </b>
          {"\n"}
          {objection.reason}
        </Text>
      )}
      <AnsweredResult application={application} papers={papers} />
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <TextAreaField {...form.field("text")} needed rows={5} maxLength={OBJECTION_MAX_LENGTH} />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="exam-results.objection.answer" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
