import { Group } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { assignmentText } from "#schema/validation/programs/completion.ts";
import { z } from "#schema/validation/zod.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useHandInAssignmentMutation } from "#web/gql/applications.ts";

interface AssignmentFormProps {
  applicationId: number;
  text: string;
  onSaved: () => void;
}

const schema = z.strictObject({ text: assignmentText });

export function AssignmentForm({ applicationId, text, onSaved }: AssignmentFormProps) {
  const intl = useIntl();
  const id = useId();
  const [, handIn] = useHandInAssignmentMutation();
  const form = useServerForm({
    name: "assignment",
    schema,
    initialValues: { text },
    labels: { text: "applications.assignment" },
    send: async (input) => {
      const { error } = await handIn({ applicationId, text: input.text });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applications.assignment.saved" }) });
      onSaved();
      return { ok: true };
    },
  });
  return (
    <FormFrame form={form} labelledBy={`${id}-field`} short>
      <TextAreaField
        {...form.field("text")}
        needed
        rows={5}
        hint={<FormattedMessage id="applications.assignment.hint" />}
      />
      <Group>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id="applications.assignment.send" />
        </SubmitButton>
      </Group>
    </FormFrame>
  );
}
