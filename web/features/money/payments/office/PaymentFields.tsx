// The fields of a question about money, with the server's codes under them.
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
  /** False: it may stay empty. Absent where something is always chosen. */
  readonly needed?: boolean;
  /** What follows from a choice, by its value. */
  readonly follows?: Readonly<Record<string, string>>;
  /** It is asked only while this choice has this value. */
  readonly onlyWith?: { readonly name: string; readonly value: string };
}

/** What was typed, by the names of the fields. */
export type TypedTexts = Readonly<Record<string, string>>;

/** The texts of the fields of a question, and how they change. */
export function usePaymentFields(fields: readonly AskedField[]) {
  const [typed, setTyped] = useState<TypedTexts>({});
  return {
    typed,
    /** What was typed in the fields that are asked; what is empty is null. */
    read: () => readFields(fields, typed),
    onType: (name: string, text: string) => setTyped((before) => ({ ...before, [name]: text })),
  };
}

const textOf = ({ name, value = "" }: AskedField, typed: TypedTexts): string => typed[name] ?? value;

/** The fields that are asked with what was typed so far. */
function askedWith(fields: readonly AskedField[], typed: TypedTexts): readonly AskedField[] {
  const find = (name: string) => fields.find((field) => field.name === name);
  return fields.filter(({ onlyWith }) => {
    const choice = onlyWith && find(onlyWith.name);
    return !choice || textOf(choice, typed) === onlyWith.value;
  });
}

interface PaymentFieldsProps {
  id: string;
  fields: readonly AskedField[];
  typed: TypedTexts;
  errors: FieldErrors;
  onType: (name: string, text: string) => void;
}

export function PaymentFields({ id, fields, typed, errors, onType }: PaymentFieldsProps) {
  return askedWith(fields, typed).map((field) => (
    <Field
      key={field.name}
      field={field}
      id={`${id}-${field.name}`}
      text={textOf(field, typed)}
      code={errors[field.name]?.[0]}
      onType={(text) => onType(field.name, text)}
    />
  ));
}

interface FieldProps {
  field: AskedField;
  id: string;
  text: string;
  code: FieldCode | undefined;
  onType: (text: string) => void;
}

function Field({ field, id, text, code, onType }: FieldProps) {
  const { name, label, kind, options = {}, max, needed, follows } = field;
  const parts = fieldParts({ label, needed, hint: follows?.[text], error: code });
  const onChange = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onType(currentTarget.value);
  // No summary of errors is above these: each says its own aloud.
  const common = {
    ...parts,
    errorProps: { role: "alert" },
    id,
    name,
    value: text,
    required: needed === true,
    onChange,
  };
  if (kind === "choice") {
    const data = Object.entries(options).map(([key, words]) => ({ value: key, label: words }));
    return <NativeSelect {...common} data={data} />;
  }
  if (kind === "lines") return <Textarea {...common} rows={2} maxLength={max} />;
  const inputMode = kind === "number" ? "numeric" : undefined;
  return <TextInput {...common} type={kind} maxLength={max} inputMode={inputMode} />;
}

function readFields(fields: readonly AskedField[], typed: TypedTexts): Record<string, string | null> {
  const asked = askedWith(fields, typed).map((field) => [field.name, textOf(field, typed).trim()] as const);
  const texts = new Map(asked);
  return Object.fromEntries(fields.map(({ name }) => [name, texts.get(name) || null]));
}

/** A number as it was typed; NaN for what is none, so that it is refused. */
export const toNumber = (text: string | null | undefined): number | null =>
  text == null ? null : Number(text.replaceAll(",", ""));

/** A day in Seoul, as a moment. */
export const toMoment = (day: string | null | undefined): string | null =>
  day == null ? null : `${day}T00:00:00+09:00`;
