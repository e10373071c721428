// Shows what Korean law asks of a private qualification: shown on the public page, and needed before applications open.
import { FormattedMessage } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { EXAM_TEXT_MAX_LENGTH } from "#schema/validation/programs/exam-session.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { ExamEditor } from "./use-exam-editor.ts";

const LINE = { needed: null, autoComplete: "off", maxLength: LINE_MAX_LENGTH } as const;
const LINES = { needed: null, rows: 4, maxLength: EXAM_TEXT_MAX_LENGTH } as const;

export function NoticeFields({ form }: Pick<ExamEditor, "form">) {
  return (
    <FormSection
      id="notice"
      title={<FormattedMessage id="exam-session.section.notice" />}
      hint={<FormattedMessage id="exam-session.notice.hint" />}
    >
      <FieldGrid>
        <TextField {...form.field("registrationNumber")} {...LINE} />
        <TextField {...form.field("contact")} {...LINE} />
        <TextField {...form.field("holderKo")} {...LINE} lang="ko" />
        <TextField {...form.field("holderEn")} {...LINE} lang="en" />
        <TextField {...form.field("gradeKo")} {...LINE} lang="ko" />
        <TextField {...form.field("gradeEn")} {...LINE} lang="en" />
        <TextAreaField
          {...form.field("costNoteKo")}
          {...LINES}
          lang="ko"
          hint={<FormattedMessage id="exam-session.costNote.hint" />}
        />
        <TextAreaField {...form.field("costNoteEn")} {...LINES} lang="en" />
      </FieldGrid>
    </FormSection>
  );
}
