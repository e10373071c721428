// The form of an application, for a new one and for a change: who, what the exam asks, words to the office.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { LINE_MAX_LENGTH, PHONE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { APPLICATION_NOTE_MAX_LENGTH, type ExamField } from "#schema/validation/programs/applications.ts";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import type { FormDraft } from "#web/components/forms/draft-types.ts";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import type { FormFailure, ServerForm } from "#web/components/forms/form-types.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { ApplicationPath, ApplicationValues, ProgramChoices } from "./application-values.ts";
import { ExamSection } from "./ExamSection.tsx";
import type { KnownSeats } from "./known-seats.ts";
import { OwnAnswerFields } from "./OwnAnswerFields.tsx";

interface ApplicationFormProps {
  form: ServerForm<ApplicationValues, ApplicationPath>;
  draft: FormDraft;
  program: ProgramChoices;
  fields: readonly ExamField[];
  seats: KnownSeats;
  /** The account's; it cannot be another. */
  email: string;
  labelledBy: string;
  /** What is under the fields: the price and the button. */
  children: ReactNode;
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { form, draft, program, fields, seats, email, labelledBy, children } = props;
  return (
    <DraftedFrame form={form} labelledBy={labelledBy} explain={explainRefusal} draft={draft}>
      <FormSection
        title={<FormattedMessage id="applications.form.person" />}
        hint={<FormattedMessage id="applications.form.personHint" values={{ email }} />}
      >
        <FieldGrid>
          <TextField
            {...form.field("name")}
            needed
            autoComplete="name"
            maxLength={LINE_MAX_LENGTH}
            spellCheck={false}
          />
          <TextField
            {...form.field("nameEn")}
            needed={false}
            autoComplete="off"
            maxLength={LINE_MAX_LENGTH}
            spellCheck={false}
            lang="en"
            hint={<FormattedMessage id="applications.form.nameEnHint" />}
          />
          <TextField
            {...form.field("phoneNumber")}
            needed={false}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_LENGTH}
            spellCheck={false}
          />
          <TextField
            {...form.field("affiliation")}
            needed={false}
            autoComplete="organization"
            maxLength={LINE_MAX_LENGTH}
          />
        </FieldGrid>
      </FormSection>
      {fields.length === 0 ? null : (
        <ExamSection form={form} program={program} fields={fields} seats={seats} />
      )}
      <OwnAnswerFields form={form} program={program} />
      <FormSection title={<FormattedMessage id="applications.form.note" />}>
        <FieldGrid>
          <WholeRow>
            <TextAreaField
              {...form.field("note")}
              needed={false}
              rows={4}
              maxLength={APPLICATION_NOTE_MAX_LENGTH}
              hint={<FormattedMessage id="applications.form.noteHint" />}
            />
          </WholeRow>
        </FieldGrid>
      </FormSection>
      {children}
    </DraftedFrame>
  );
}

function explainRefusal({ code }: FormFailure & { kind: "request" }) {
  return {
    title: <FormattedMessage id="applications.failed" />,
    detail: <FormattedMessage id={errorMessageId(code)} />,
  };
}
