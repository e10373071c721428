// The fields of a question about money, with the server's codes under them. What is typed is read when it is answered.
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { FieldCode, FieldErrors } from "#schema/validation/core/codes.ts";
import { fieldParts } from "#web/components/forms/field-parts.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";

export interface AskedField {
  readonly name: string;
  readonly label: MessageId;
  readonly kind: "number" | "date" | "text" | "lines" | "choice";
  readonly value?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly max?: number;
  /** It is asked only while this choice has this value. */
  readonly onlyWith?: { readonly name: string; readonly value: string };
}

interface PaymentFieldsProps {
  id: string;
  fields: readonly AskedField[];
  errors: FieldErrors;
}

export function PaymentFields({ id, fields, errors }: PaymentFieldsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const chosenOf = (name: string) => chosen[name] ?? fields.find((field) => field.name === name)?.value;
  return (
    <>
      {fields
        .filter(({ onlyWith }) => !onlyWith || chosenOf(onlyWith.name) === onlyWith.value)
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            code={errors[field.name]?.[0]}
            onChoose={(value) => setChosen({ ...chosen, [field.name]: value })}
          />
        ))}
    </>
  );
}

interface FieldProps {
  field: AskedField;
  id: string;
  code: FieldCode | undefined;
  onChoose: (value: string) => void;
}

function Field({ field, id, code, onChoose }: FieldProps) {
  const { name, label, kind, value = "", options = {}, max } = field;
  const parts = fieldParts({ label, error: code });
  // No summary of errors is above these: each says its own aloud.
  const common = { ...parts, errorProps: { role: "alert" }, id, name, defaultValue: value };
  if (kind === "choice") {
    const data = Object.entries(options).map(([key, words]) => ({ value: key, label: words }));
    return (
      <NativeSelect {...common} data={data} onChange={({ currentTarget }) => onChoose(currentTarget.value)} />
    );
  }
  if (kind === "lines") return <Textarea {...common} rows={2} maxLength={max} />;
  const inputMode = kind === "number" ? "numeric" : undefined;
  return <TextInput {...common} type={kind} maxLength={max} inputMode={inputMode} />;
}

/** What was typed, by the names of the fields; what is empty is null. */
export function readFields(id: string, fields: readonly AskedField[]): Record<string, string | null> {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const element = document.getElementById(`${id}-${name}`);
      const isField =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement;
      const text = isField ? element.value.trim() : "";
      return [name, text === "" ? null : text];
    }),
  );
}

/** A number as it was typed; NaN for what is none, so that it is refused. */
export const toNumber = (text: string | null | undefined): number | null =>
  text == null ? null : Number(text.replaceAll(",", ""));

/** A day in Seoul, as a moment. */
export const toMoment = (day: string | null | undefined): string | null =>
  day == null ? null : `${day}T00:00:00+09:00`;
