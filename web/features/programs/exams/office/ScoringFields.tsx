// Shows how scripts are scored, who passes, and what examinees read of it.
import { FormattedMessage } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import type { ExamEditor } from "./use-exam-editor.ts";

const NAMES = [
  "passAverage",
  "ratersPerScript",
  "ratersAgreeing",
  "thirdRaterAbove",
  "objectionDays",
] as const;

const UNITS = {
  passAverage: "percentage",
  ratersPerScript: "raters",
  ratersAgreeing: "raters",
  thirdRaterAbove: "points",
  objectionDays: "days",
} as const;

export function ScoringFields({ form }: Pick<ExamEditor, "form">) {
  return (
    <FormSection
      title={<FormattedMessage id="exam-session.section.scoring" />}
      hint={<FormattedMessage id="exam-session.scoring.hint" />}
    >
      <FieldGrid>
        {NAMES.map((name) => (
          <NumberField
            key={name}
            {...form.field(name)}
            needed={name !== "passAverage" && name !== "thirdRaterAbove"}
            unit={UNITS[name]}
            hint={<FormattedMessage id={`exam-session.${name}.hint`} />}
          />
        ))}
        <WholeRow>
          <CheckField {...form.field("showsCriteria")} needed={false} />
        </WholeRow>
      </FieldGrid>
    </FormSection>
  );
}
