// Shows what the journal needs before it accepts, assigns and publishes, and whether what is missing blocks.
import { FormattedMessage } from "react-intl";
import { REQUIREMENTS } from "#schema/validation/journal/requirements.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { ChoiceChecks } from "#web/components/forms/ChoiceChecks.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import type { JournalEditor } from "./use-journal-editor.ts";

export function RequirementFields({ form }: Pick<JournalEditor, "form">) {
  return (
    <FormSection title={<FormattedMessage id="journal-settings.section.requirements" />}>
      <ChoiceChecks
        {...form.field("requirements")}
        choices={REQUIREMENTS}
        nameOf={(one) => `requirements.name.${one}`}
        hint={<FormattedMessage id="journal-settings.hint.requirements" />}
      />
      <CheckField
        {...form.field("requirementsBlock")}
        needed={false}
        hint={<FormattedMessage id="journal-settings.hint.requirementsBlock" />}
      />
    </FormSection>
  );
}
