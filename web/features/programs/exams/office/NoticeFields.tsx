// Shows what Korean law asks of a private qualification: shown on the public page, and needed before applications open.
import { FormattedMessage } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { contradictsFee } from "#schema/validation/programs/cost-note.ts";
import { EXAM_TEXT_MAX_LENGTH } from "#schema/validation/programs/exam-session.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import type { ExamEditor } from "./use-exam-editor.ts";

const LINE = { needed: null, autoComplete: "off", maxLength: LINE_MAX_LENGTH } as const;
const LINES = { needed: null, rows: 4, maxLength: EXAM_TEXT_MAX_LENGTH } as const;

interface NoticeFieldsProps extends Pick<ExamEditor, "form"> {
  /** Of the program. */
  fee: number;
}

export function NoticeFields({ form, fee }: NoticeFieldsProps) {
  // Settings begin with the words of the session before, and a fee may change later.
  const otherFee = (note: string) =>
    contradictsFee(note, fee) && (
      <FormattedMessage id="exam-session.costNote.otherFee" values={{ fee: <Won amount={fee} /> }} />
    );
  const [costKo, costEn] = [form.field("costNoteKo"), form.field("costNoteEn")];
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
        <WholeRow>
          <CheckField
            {...form.field("showsGrade")}
            needed={false}
            hint={<FormattedMessage id="exam-session.showsGrade.hint" />}
          />
        </WholeRow>
        <TextAreaField
          {...costKo}
          {...LINES}
          lang="ko"
          hint={otherFee(costKo.value) || <FormattedMessage id="exam-session.costNote.hint" />}
        />
        <TextAreaField {...costEn} {...LINES} lang="en" hint={otherFee(costEn.value) || null} />
      </FieldGrid>
    </FormSection>
  );
}
