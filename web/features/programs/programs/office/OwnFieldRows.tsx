// The questions a program asks beside those of every application, in order.
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { OWN_FIELD_TYPES, OWN_FIELDS_MAX } from "#schema/validation/programs/own-fields.ts";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FieldGrid, FormSection, WholeRow } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { OwnFieldRow } from "./program-values.ts";
import type { ProgramEditor } from "./use-program-editor.ts";

export function OwnFieldRows({ form }: Pick<ProgramEditor, "form">) {
  const intl = useIntl();
  const types = OWN_FIELD_TYPES.map((type) => ({
    value: type,
    label: intl.formatMessage({ id: `program-office.own.type.${type}` }),
  }));
  return (
    <FormSection
      title={<FormattedMessage id="program-office.field.ownFields" />}
      hint={<FormattedMessage id="program-office.own.hint" />}
    >
      <ListEditor<OwnFieldRow>
        {...rowsOf(form, "ownFields")}
        label={intl.formatMessage({ id: "program-office.field.ownFields" })}
        max={OWN_FIELDS_MAX}
        nameOf={({ labelKo }, number) =>
          labelKo || intl.formatMessage({ id: "program-office.own.row" }, { number })
        }
        makeItem={() => ({
          key: newRowKey(),
          stored: crypto.randomUUID(),
          type: "TEXT",
          labelKo: "",
          labelEn: "",
          isNeeded: false,
          choicesKo: "",
          choicesEn: "",
        })}
        words={{
          add: <FormattedMessage id="program-office.own.add" />,
          none: <FormattedMessage id="program-office.own.none" />,
        }}
      >
        {(row, index) => (
          <FieldGrid>
            <TextField
              {...form.field(`ownFields.${index}.labelKo`)}
              needed
              lang="ko"
              autoComplete="off"
              maxLength={LINE_MAX_LENGTH}
            />
            <TextField
              {...form.field(`ownFields.${index}.labelEn`)}
              needed={false}
              lang="en"
              autoComplete="off"
              maxLength={LINE_MAX_LENGTH}
            />
            <SelectField
              {...form.field(`ownFields.${index}.type`)}
              needed
              autoComplete="off"
              prompt={null}
              options={types}
              onChange={(value) => {
                const type = OWN_FIELD_TYPES.find((one) => one === value);
                if (type) form.field(`ownFields.${index}.type`).onChange(type);
              }}
            />
            <CheckField {...form.field(`ownFields.${index}.isNeeded`)} needed={false} />
            {row.type === "CHOICE" ? (
              <>
                <TextAreaField {...form.field(`ownFields.${index}.choicesKo`)} needed rows={4} lang="ko" />
                <TextAreaField
                  {...form.field(`ownFields.${index}.choicesEn`)}
                  needed={false}
                  rows={4}
                  lang="en"
                />
              </>
            ) : null}
            {row.type === "CONSENT" ? (
              <WholeRow>
                <p>
                  <FormattedMessage id="program-office.own.consentHint" />
                </p>
              </WholeRow>
            ) : null}
          </FieldGrid>
        )}
      </ListEditor>
    </FormSection>
  );
}
