// The form of a presentation: saved as a draft as it is typed, submitted once it is whole.
import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { check } from "#schema/validation/core/field-errors.ts";
import { TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import {
  ABSTRACT_MAX_LENGTH,
  presentationDraft,
  presentationInput,
} from "#schema/validation/programs/presentations.ts";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type OwnPresentationFragment,
  useSavePresentationDraftMutation,
  useSubmitPresentationMutation,
} from "#web/gql/presentations.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { AuthorRows } from "./AuthorRows.tsx";
import type { Call } from "./PresentAccountPage.tsx";
import {
  PRESENTATION_LABELS,
  restorePresentation,
  toPresentationInput,
  toPresentationValues,
} from "./presentation-values.ts";

interface PresentationFormProps {
  programId: number;
  call: Call;
  /** Null: a new one. */
  presentation: OwnPresentationFragment | null;
  onDone: () => void;
}

export function PresentationForm({ programId, call, presentation, onDone }: PresentationFormProps) {
  const intl = useIntl();
  const [, submit] = useSubmitPresentationMutation();
  const [, saveDraft] = useSavePresentationDraftMutation();
  const [saving, setSaving] = useState(false);
  const of = { programId, id: presentation?.id ?? null, version: presentation?.version ?? null };
  const form = useServerForm({
    name: "presentation",
    schema: presentationInput,
    initialValues: toPresentationValues(presentation),
    toInput: toPresentationInput,
    labels: PRESENTATION_LABELS,
    send: async (input) => {
      const { error } = await submit({ ...of, input });
      if (error) return refusalOf(error);
      draft.done();
      showToast({ kind: "ok", title: intl.formatMessage({ id: "presentations.submitted" }) });
      onDone();
      return { ok: true };
    },
  });
  const draft = useDraft(form, {
    form: `presentation-${programId}-${presentation?.id ?? "new"}`,
    restore: ({ values }) => restorePresentation(values),
    onTake: form.setValues,
  });
  const saveTyped = async () => {
    const checked = check(presentationDraft, toPresentationInput(form.read()));
    if (!checked.ok) return form.submit();
    setSaving(true);
    const { error } = await saveDraft({ ...of, input: checked.value });
    setSaving(false);
    if (error) {
      return showToast({
        kind: "bad",
        title: intl.formatMessage({ id: errorMessageId(refusalOf(error).code) }),
      });
    }
    draft.done();
    showToast({ kind: "ok", title: intl.formatMessage({ id: "presentations.saved" }) });
    onDone();
  };
  const isSubmitted = presentation?.state === "SUBMITTED";
  return (
    <DraftedFrame form={form} draft={draft} labelledBy="present-title" explain={explain}>
      <FormSection
        title={<FormattedMessage id="presentations.form.what" />}
        hint={<FormattedMessage id="presentations.form.hint" />}
      >
        <FieldGrid>
          <SelectField
            {...form.field("kind")}
            onChange={(chosen) => form.change("kind", chosen === "POSTER" ? "POSTER" : "ORAL")}
            needed
            autoComplete="off"
            prompt={null}
            options={(["ORAL", "POSTER"] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `presentations.kind.${value}` }),
            }))}
          />
          {call.topics.length === 0 ? null : (
            <SelectField
              {...form.field("topic")}
              needed
              autoComplete="off"
              prompt={intl.formatMessage({ id: "presentations.choose" })}
              options={call.topics.map((label, index) => ({ value: String(index), label }))}
            />
          )}
        </FieldGrid>
        {(["Ko", "En"] as const).map((language) => (
          <Stack key={language} gap={20} pt={20} lang={language.toLowerCase()}>
            <TextField
              {...form.field(`title${language}`)}
              needed={false}
              maxLength={TITLE_MAX_LENGTH}
              autoComplete="off"
            />
            <TextAreaField
              {...form.field(`abstract${language}`)}
              needed={false}
              rows={6}
              maxLength={ABSTRACT_MAX_LENGTH}
            />
          </Stack>
        ))}
      </FormSection>
      <FormSection
        title={<FormattedMessage id="presentations.field.authors" />}
        hint={<FormattedMessage id="presentations.authors.hint" />}
      >
        <AuthorRows form={form} />
      </FormSection>
      <Group gap={12}>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id={isSubmitted ? "presentations.saveChange" : "presentations.submit"} />
        </SubmitButton>
        {isSubmitted ? null : (
          <Button variant="outline" disabled={saving || form.pending} onClick={() => void saveTyped()}>
            <FormattedMessage id="presentations.saveDraft" />
          </Button>
        )}
      </Group>
    </DraftedFrame>
  );
}

const explain = ({ code }: { code: Parameters<typeof errorMessageId>[0] }) => ({
  title: <FormattedMessage id="presentations.failed" />,
  detail: <FormattedMessage id={code === "MOVE_REFUSED" ? "presentations.refused" : errorMessageId(code)} />,
});
