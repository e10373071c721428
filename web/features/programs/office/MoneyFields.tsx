// What it costs and how many may come.
import { FormattedMessage } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { NumberField } from "./NumberField.tsx";
import { PriceRows } from "./PriceRows.tsx";
import styles from "./ProgramForm.module.css";
import { programField } from "./program-fields.ts";
import type { EditedProgram } from "./use-edited-program.ts";
import type { ProgramForm } from "./use-program-form.ts";

export function MoneyFields({ form, program }: { form: ProgramForm; program: EditedProgram | null }) {
  const { values } = form;
  const taken = program?.seatsTaken ?? 0;
  return (
    <div className={styles.pair}>
      <FormSection
        title={<FormattedMessage id="program-office.section.money" />}
        hint={<FormattedMessage id="program-office.money.hint" />}
      >
        <FieldGrid>
          <NumberField
            {...programField(form, "fee", values.fee, (fee) => form.change({ fee }))}
            needed
            unit="won"
            hint={<FormattedMessage id="program-office.fee.hint" />}
          />
          <NumberField
            {...programField(form, "enrollmentFee", values.enrollmentFee, (enrollmentFee) =>
              form.change({ enrollmentFee }),
            )}
            needed={false}
            unit="won"
            hint={<FormattedMessage id="program-office.enrollmentFee.hint" />}
          />
        </FieldGrid>
        <PriceRows form={form} />
      </FormSection>
      <FormSection title={<FormattedMessage id="program-office.section.seats" />}>
        <div className={styles.fields}>
          <NumberField
            {...programField(form, "capacity", values.capacity, (capacity) => form.change({ capacity }))}
            needed={false}
            unit="seats"
            hint={
              taken > 0 ? (
                <FormattedMessage id="program-office.capacity.taken" values={{ count: taken }} />
              ) : (
                <FormattedMessage id="program-office.capacity.hint" />
              )
            }
          />
          <CheckField
            {...programField(form, "waitingList", values.waitingList, (waitingList) =>
              form.change({ waitingList }),
            )}
            needed={false}
          />
        </div>
      </FormSection>
    </div>
  );
}
