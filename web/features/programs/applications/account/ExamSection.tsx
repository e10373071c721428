// What an exam asks: part, languages, site and photo, each only where the program offers it.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { ExamField } from "#schema/validation/programs/applications.ts";
import { FieldLabel } from "#web/components/forms/FieldLabel.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ApplicationPath, ApplicationValues, ProgramChoices } from "./application-values.ts";
import { PhotoField } from "./photo/PhotoField.tsx";

interface ExamSectionProps {
  form: ServerForm<ApplicationValues, ApplicationPath>;
  program: ProgramChoices;
  fields: readonly ExamField[];
}

export function ExamSection({ form, program, fields }: ExamSectionProps) {
  const intl = useIntl();
  const { examParts, languagePairs, sites } = program;
  const prompt = intl.formatMessage({ id: "applications.form.choose" });
  return (
    <>
      {fields.includes("examPart") || fields.includes("languagePair") ? (
        <FormSection title={<FormattedMessage id="applications.form.exam" />}>
          <FieldGrid>
            {fields.includes("examPart") ? (
              <SelectField
                {...form.field("examPart")}
                needed
                autoComplete="off"
                prompt={prompt}
                options={examParts.map((part) => ({
                  value: part,
                  label: intl.formatMessage({ id: `exams.part.${part}` }),
                }))}
              />
            ) : null}
            {fields.includes("languagePair") ? (
              <SelectField
                {...form.field("languagePair")}
                needed
                autoComplete="off"
                prompt={prompt}
                options={languagePairs.map((pair) => ({
                  value: pair,
                  label: intl.formatMessage({ id: `exams.pair.${pair}` }),
                }))}
              />
            ) : null}
          </FieldGrid>
        </FormSection>
      ) : null}
      {fields.includes("siteId") ? (
        <FormSection title={<FieldLabel label="applications.field.siteId" needed />}>
          <RadioRows
            {...form.field("siteId")}
            choices={sites.map(({ id, name, address }) => ({
              value: String(id),
              title: <Localized text={name} />,
              detail: address === null ? null : <Localized text={address} />,
            }))}
          />
        </FormSection>
      ) : null}
      {fields.includes("photoId") ? (
        <FormSection
          title={<FieldLabel label="applications.field.photoId" needed />}
          hint={<FormattedMessage id="applications.form.photoHint" />}
        >
          <Box maw={440} pt={12}>
            <PhotoField {...form.field("photo")} />
          </Box>
        </FormSection>
      ) : null}
    </>
  );
}
