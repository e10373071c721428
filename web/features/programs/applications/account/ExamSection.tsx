// Shows what an exam asks: its place and a photo, each only where the program offers it.
import { Box } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { ExamField } from "#schema/validation/programs/applications.ts";
import { FieldLabel } from "#web/components/forms/FieldLabel.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import type { ApplicationPath, ApplicationValues, ProgramChoices } from "./application-values.ts";
import type { KnownSeats } from "./known-seats.ts";
import { PlaceChoices } from "./PlaceChoices.tsx";
import { PhotoField } from "./photo/PhotoField.tsx";

export interface ExamSectionProps {
  form: ServerForm<ApplicationValues, ApplicationPath>;
  program: ProgramChoices;
  fields: readonly ExamField[];
  /** The seats by place, and whether people may wait. */
  seats: KnownSeats;
}

export function ExamSection(props: ExamSectionProps) {
  const { form, fields } = props;
  return (
    <>
      <PlaceChoices {...props} />
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
