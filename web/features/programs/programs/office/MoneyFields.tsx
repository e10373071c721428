// Shows what it costs and how many may come.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { PriceRows } from "./PriceRows.tsx";
import type { ProgramEditor } from "./use-program-editor.ts";

export function MoneyFields({ form, program }: Pick<ProgramEditor, "form" | "program">) {
  const taken = program?.seatsTaken ?? 0;
  return (
    <div>
      <FormSection
        title={<FormattedMessage id="program-office.section.money" />}
        hint={<FormattedMessage id="program-office.money.hint" />}
      >
        <FieldGrid>
          <NumberField
            {...form.field("fee")}
            needed
            unit="won"
            hint={<FormattedMessage id="program-office.fee.hint" />}
          />
          <NumberField
            {...form.field("enrollmentFee")}
            needed={false}
            unit="won"
            hint={<FormattedMessage id="program-office.enrollmentFee.hint" />}
          />
        </FieldGrid>
        <PriceRows form={form} />
        <CheckField {...form.field("pricesNeedDues")} needed={false} />
      </FormSection>
      <FormSection title={<FormattedMessage id="program-office.section.seats" />}>
        <Stack gap={20} pt={16}>
          <NumberField
            {...form.field("capacity")}
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
          <CheckField {...form.field("waitingList")} needed={false} />
          {form.values.kind === "KITEC" ? null : (
            <CheckField
              {...form.field("takesGroups")}
              needed={false}
              hint={<FormattedMessage id="program-office.takesGroups.hint" />}
            />
          )}
        </Stack>
      </FormSection>
    </div>
  );
}
