// The English title, abstract and keywords of a manuscript, entered or corrected by its editors. What is
// typed is saved on this device.
import { Button, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { ABSTRACT_MAX_LENGTH, englishTexts } from "#schema/validation/journal/submissions.ts";
import { z } from "#schema/validation/zod.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useDraft } from "#web/components/forms/use-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type ManagedSubmissionPartsFragment,
  useSaveEnglishTextsMutation,
} from "#web/gql/managed-submissions.ts";

interface EnglishTextsDialogProps {
  manuscript: ManagedSubmissionPartsFragment;
  onClose: () => void;
  onChanged: () => void;
}

const typedTexts = z.object({ titleEn: z.string(), abstractEn: z.string(), keywordsEn: z.string() });

const LABELS = {
  titleEn: "submission-office.english.titleEn",
  abstractEn: "submission-office.english.abstractEn",
  keywordsEn: "submission-office.english.keywordsEn",
} as const;

export function EnglishTextsDialog({ manuscript, onClose, onChanged }: EnglishTextsDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [, save] = useSaveEnglishTextsMutation();
  const { id: submissionId, version } = manuscript;
  const form = useServerForm({
    name: "english",
    schema: englishTexts,
    initialValues: {
      titleEn: manuscript.titleEn ?? "",
      abstractEn: manuscript.abstractEn ?? "",
      keywordsEn: manuscript.keywordsEn.join(", "),
    },
    labels: LABELS,
    send: async (input) => {
      const { error } = await save({ id: submissionId, version, input });
      onChanged();
      if (error) return refusalOf(error);
      draft.done();
      showToast({ kind: "ok", title: intl.formatMessage({ id: "submission-office.english.saved" }) });
      onClose();
      return { ok: true };
    },
  });
  const draft = useDraft(form, {
    form: `english-texts-${submissionId}`,
    restore: ({ values }) => typedTexts.safeParse(values).data ?? null,
    onTake: (values) => form.setValues(values),
  });
  const line = { needed: false, maxLength: TITLE_MAX_LENGTH, autoComplete: "off", lang: "en" };
  return (
    <Dialog
      id={id}
      size="720"
      title={<FormattedMessage id="submission-office.english.title" />}
      onClose={onClose}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="submission-office.english.detail" />
      </Text>
      <DraftedFrame form={form} draft={draft} labelledBy={`${id}-title`} short>
        <TextField {...form.field("titleEn")} {...line} />
        <TextAreaField
          {...form.field("abstractEn")}
          needed={false}
          rows={10}
          maxLength={ABSTRACT_MAX_LENGTH}
          lang="en"
        />
        <TextField
          {...form.field("keywordsEn")}
          {...line}
          hint={<FormattedMessage id="submission-office.english.keywordsHint" />}
        />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="forms.save" />
          </SubmitButton>
        </DialogFoot>
      </DraftedFrame>
    </Dialog>
  );
}
