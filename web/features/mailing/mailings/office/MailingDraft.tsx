// A mailing that is being written: its words in both languages, whom it reaches as it is, and sending it.
import { Stack } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { mailingAudience, mailingPlaceholders } from "#schema/validation/mailing/mailings.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { WordFields } from "#web/components/mail-words/WordFields.tsx";
import type { EditedMailingFragment } from "#web/gql/mailings.ts";
import { MailingPeople } from "./MailingPeople.tsx";
import { MailingPreviews } from "./MailingPreviews.tsx";
import { SendButtons } from "./SendButtons.tsx";
import { type MailingQuestion, SendMailing } from "./SendMailing.tsx";
import { useMailingEditor } from "./use-mailing-editor.ts";

const PURPOSES = ["SERVICE", "PROMOTION"] as const;

interface MailingDraftProps {
  mailing: EditedMailingFragment;
  onChanged: () => void;
}

export function MailingDraft({ mailing, onChanged }: MailingDraftProps) {
  const { kind } = mailingAudience.parse(mailing.audience);
  const nature = { kind, isNews: mailing.isNews };
  const marks = mailingPlaceholders(nature);
  const editor = useMailingEditor(mailing, nature);
  const [question, ask] = useState<MailingQuestion>(null);
  const { form } = editor;
  // A new one begins in its subject.
  const begin = useEffectEvent(() => {
    if (form.values.subjectKo === "") document.getElementById(idOf(form.name, "subjectKo"))?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <Stack gap={40}>
      <MailingPeople mailing={mailing} purpose={form.values.purpose} />
      <EditorFrame editor={editor} labelledBy="mailing-title">
        <FormSection title={<FormattedMessage id="mailings.field.purpose" />}>
          <RadioRows
            {...form.field("purpose")}
            choices={PURPOSES.map((value) => ({
              value,
              title: <FormattedMessage id={`mailings.purpose.${value}`} />,
              detail: <FormattedMessage id={`mailings.purpose.${value}.detail`} />,
            }))}
          />
        </FormSection>
        <WordFields
          title={<FormattedMessage id="mailings.words" />}
          hint={<FormattedMessage id="mailings.words.hint" />}
          form={form}
          subjectPlaceholders={marks.subject}
          textPlaceholders={marks.text}
          needsEnglish={false}
        />
        <SaveBar editor={editor}>
          <SendButtons id={mailing.id} editor={editor} onSend={ask} onDelete={() => ask("delete")} />
        </SaveBar>
      </EditorFrame>
      <MailingPreviews id={mailing.id} nature={nature} values={form.values} />
      <SendMailing
        mailing={mailing}
        editor={editor}
        question={question}
        onClose={() => ask(null)}
        onChanged={onChanged}
      />
    </Stack>
  );
}
