// Shows what applicants read when the date of a published program moves; nothing while nobody has applied or
// the date is the stored one.
import { FormattedMessage } from "react-intl";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { toSeoul } from "#web/i18n/seoul-time.ts";
import type { ProgramEditor } from "./use-program-editor.ts";

export function MoveFields({ form, program }: Pick<ProgramEditor, "form" | "program">) {
  const { startsAt, endsAt } = form.values;
  if (program === null || program.expectedCount === 0 || program.stage !== "VISIBLE") return null;
  if (toSeoul(program.startsAt) === startsAt && toSeoul(program.endsAt) === endsAt) return null;
  return (
    <FormSection
      title={<FormattedMessage id="program-office.section.move" />}
      hint={<FormattedMessage id="program-office.move.hint" values={{ count: program.expectedCount }} />}
    >
      <FieldGrid>
        <TextAreaField
          {...form.field("moveNoteKo")}
          needed
          lang="ko"
          rows={4}
          hint={<FormattedMessage id="program-office.moveNoteKo.hint" />}
        />
        <TextAreaField {...form.field("moveNoteEn")} needed={false} lang="en" rows={4} />
      </FieldGrid>
    </FormSection>
  );
}
