// Shows what examinees need for the day: until when they replace their photo, when the slips open, and the rules.
import { FormattedMessage } from "react-intl";
import { EXAM_TEXT_MAX_LENGTH } from "#schema/validation/programs/exam-session.ts";
import { DateTimeField } from "#web/components/forms/DateTimeField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import type { ExamEditor } from "./use-exam-editor.ts";

const LINES = { needed: false, rows: 6, maxLength: EXAM_TEXT_MAX_LENGTH } as const;

export function DayFields({ form }: Pick<ExamEditor, "form">) {
  return (
    <FormSection title={<FormattedMessage id="exam-session.section.day" />}>
      <FieldGrid>
        <DateTimeField
          {...form.field("photoUntil")}
          needed={false}
          hint={<FormattedMessage id="exam-session.photoUntil.hint" />}
        />
        <DateTimeField
          {...form.field("slipFrom")}
          needed={false}
          hint={<FormattedMessage id="exam-session.slipFrom.hint" />}
        />
        <TextAreaField
          {...form.field("rulesKo")}
          {...LINES}
          lang="ko"
          hint={<FormattedMessage id="exam-session.rules.hint" />}
        />
        <TextAreaField {...form.field("rulesEn")} {...LINES} lang="en" />
      </FieldGrid>
    </FormSection>
  );
}
