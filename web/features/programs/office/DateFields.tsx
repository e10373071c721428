// When it is and when people apply, with what people will see because of it.
import { FormattedMessage } from "react-intl";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { DateTimeField } from "./DateTimeField.tsx";
import styles from "./ProgramForm.module.css";
import { programField } from "./program-fields.ts";
import { StatePreview } from "./StatePreview.tsx";
import type { EditedProgram } from "./use-edited-program.ts";
import type { ProgramForm } from "./use-program-form.ts";

export function DateFields({ form, program }: { form: ProgramForm; program: EditedProgram | null }) {
  const { values } = form;
  const moment = (name: "startsAt" | "endsAt" | "applyFrom" | "applyTo") =>
    programField(form, name, values[name], (value) => form.change({ [name]: value }));
  return (
    <div className={styles.dates}>
      <div className={styles.column}>
        <FormSection
          title={<FormattedMessage id="program-office.section.event" />}
          hint={<FormattedMessage id="program-office.zone" />}
        >
          <FieldGrid>
            <DateTimeField {...moment("startsAt")} needed />
            <DateTimeField {...moment("endsAt")} needed />
          </FieldGrid>
        </FormSection>
        <FormSection
          title={<FormattedMessage id="program-office.section.window" />}
          hint={<FormattedMessage id="program-office.zone" />}
        >
          <FieldGrid>
            <DateTimeField
              {...moment("applyFrom")}
              needed={false}
              hint={<FormattedMessage id="program-office.applyFrom.hint" />}
            />
            <DateTimeField
              {...moment("applyTo")}
              needed={false}
              hint={<FormattedMessage id="program-office.applyTo.hint" />}
            />
          </FieldGrid>
          <div className={styles.under}>
            <TextField
              {...programField(form, "applyLink", values.applyLink, (applyLink) =>
                form.change({ applyLink }),
              )}
              needed={false}
              autoComplete="off"
              spellCheck={false}
              hint={<FormattedMessage id="program-office.applyLink.hint" />}
            />
          </div>
        </FormSection>
      </div>
      <StatePreview values={values} program={program} />
    </div>
  );
}
