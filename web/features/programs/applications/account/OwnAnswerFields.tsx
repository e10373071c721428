// The questions of the program itself, each as its kind is answered.
import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { OWN_ANSWER_MAX_LENGTH } from "#schema/validation/programs/own-fields.ts";
import { ErrorWords } from "#web/components/forms/ErrorWords.tsx";
import { NeededWord } from "#web/components/forms/FieldLabel.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import type { FieldState, ServerForm } from "#web/components/forms/form-types.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ApplicationPath, ApplicationValues, ProgramChoices } from "./application-values.ts";
import { OwnFileField } from "./OwnFileField.tsx";

interface OwnAnswerFieldsProps {
  form: ServerForm<ApplicationValues, ApplicationPath>;
  program: ProgramChoices;
}
export type OwnField = ProgramChoices["ownFields"][number];

/** Nothing where the program asks nothing of its own. */
export function OwnAnswerFields({ form, program: { ownFields } }: OwnAnswerFieldsProps) {
  if (ownFields.length === 0) return null;
  return (
    <FormSection title={<FormattedMessage id="applications.own.title" />}>
      <FieldGrid>
        {ownFields.map((field, index) => (
          <OwnAnswerField key={field.key} field={field} state={form.field(`ownAnswers.${index}.value`)} />
        ))}
      </FieldGrid>
    </FormSection>
  );
}

export function OwnAnswerField({ field, state }: { field: OwnField; state: FieldState<string> }) {
  const intl = useIntl();
  const language = useLanguage();
  const { type, isNeeded, labelKo, labelEn, choicesKo, choicesEn } = field;
  const { id, name, value, error, onBlur, onChange } = state;
  const isEnglish = language === "en";
  const words = (isEnglish ? labelEn : null) ?? labelKo;
  const shared = {
    id,
    name,
    onBlur,
    required: isNeeded,
    label: (
      <>
        <span lang={isEnglish && labelEn === null ? "ko" : undefined}>{words}</span>
        <NeededWord needed={isNeeded} />
      </>
    ),
    error: error === undefined ? undefined : <ErrorWords code={error} />,
  };
  if (type === "FILE") return <OwnFileField state={state} label={shared.label} />;
  if (type === "CONSENT") {
    return (
      <Checkbox
        {...shared}
        checked={value === "true"}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? "true" : "")}
      />
    );
  }
  if (type === "CHOICE") {
    const data = choicesKo.map((choice, at) => ({
      value: choice,
      label: (isEnglish ? choicesEn[at] : undefined) ?? choice,
    }));
    return (
      <NativeSelect
        {...shared}
        value={value}
        data={[{ value: "", label: intl.formatMessage({ id: "applications.form.choose" }) }, ...data]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  if (type === "NUMBER") {
    return (
      <TextInput
        {...shared}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <Textarea
      {...shared}
      autosize
      maxLength={OWN_ANSWER_MAX_LENGTH}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
