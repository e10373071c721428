// Shows what authors affirm when they send a manuscript.
import { Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { PLEDGE_MAX_LENGTH } from "#schema/validation/journal/journal-settings.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import type { JournalEditor } from "./use-journal-editor.ts";

export function PledgeFields({ form }: Pick<JournalEditor, "form">) {
  const lines = { rows: 3, maxLength: PLEDGE_MAX_LENGTH, needed: true };
  return (
    <FormSection
      title={<FormattedMessage id="journal-settings.section.pledges" />}
      hint={<FormattedMessage id="journal-settings.hint.pledges" />}
    >
      {form.values.pledges.map(({ kind }, index) => (
        <section key={kind} aria-labelledby={`pledge-${kind}`}>
          <Title id={`pledge-${kind}`} order={3} size="h4" mt={20} mb={8}>
            <FormattedMessage id={`journal-settings.pledge.${kind}`} />
          </Title>
          <FieldGrid>
            <TextAreaField {...form.field(`pledges.${index}.textKo`)} {...lines} lang="ko" />
            <TextAreaField {...form.field(`pledges.${index}.textEn`)} {...lines} lang="en" />
          </FieldGrid>
        </section>
      ))}
    </FormSection>
  );
}
