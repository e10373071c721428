// The fields of a question about money, which its form holds by their names.
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { z } from "#schema/validation/zod.ts";
import { fieldParts } from "#web/components/forms/field-parts.tsx";
import type { FieldState, ServerForm } from "#web/components/forms/form-types.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export interface PaymentField {
  readonly name: string;
  readonly label: MessageId;
  readonly kind: "number" | "date" | "text" | "lines" | "choice";
  readonly value?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** In which order the options are shown: an object sorts its numbers. Absent: as the options are. */
  readonly order?: readonly string[];
  readonly max?: number;
  /** False: it may stay empty. Absent where something is always chosen. */
  readonly needed?: boolean;
  readonly hint?: string | undefined;
  /** What follows from a choice, by its value. */
  readonly follows?: Readonly<Record<string, string>>;
  /** It is asked only while this choice has this value. */
  readonly onlyWith?: { readonly name: string; readonly value: string };
}

/** What was typed, by the names of the fields. */
export type TypedTexts = Readonly<Record<string, string>>;

/** Each act has rules of its own, which its sending checks (use-send-act.ts). */
export const typedTexts = z.record(z.string(), z.string());

/** The names of the fields of a question, in their order. */
export const labelsOf = (
  fields: readonly Pick<PaymentField, "name" | "label">[],
): Readonly<Record<string, MessageId>> => Object.fromEntries(fields.map(({ name, label }) => [name, label]));

const textOf = ({ name, value = "" }: PaymentField, typed: TypedTexts): string => typed[name] ?? value;

/** The fields that are asked with what was typed so far. */
function askedWith(fields: readonly PaymentField[], typed: TypedTexts): readonly PaymentField[] {
  const find = (name: string) => fields.find((field) => field.name === name);
  return fields.filter(({ onlyWith }) => {
    const choice = onlyWith && find(onlyWith.name);
    return !choice || textOf(choice, typed) === onlyWith.value;
  });
}

interface PaymentFieldsProps {
  fields: readonly PaymentField[];
  form: Pick<ServerForm<TypedTexts, string>, "values" | "field">;
}

export function PaymentFields({ fields, form }: PaymentFieldsProps) {
  return askedWith(fields, form.values).map((field) => (
    <Field
      key={field.name}
      field={field}
      state={{ ...form.field(field.name), value: textOf(field, form.values) }}
    />
  ));
}

function Field({ field, state }: { field: PaymentField; state: FieldState<string> }) {
  const { label, kind, options = {}, order = Object.keys(options), max, needed, hint, follows } = field;
  const { id, name, value, error, onBlur } = state;
  const onChange = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    state.onChange(currentTarget.value);
  const parts = fieldParts({ label, needed, hint: follows?.[value] ?? hint, error });
  const common = { ...parts, id, name, value, required: needed === true, onChange, onBlur };
  if (kind === "choice") {
    const data = order.map((key) => ({ value: key, label: options[key] ?? key }));
    return <NativeSelect {...common} data={data} />;
  }
  if (kind === "lines") return <Textarea {...common} rows={2} maxLength={max} />;
  const inputMode = kind === "number" ? "numeric" : undefined;
  return <TextInput {...common} type={kind} maxLength={max} inputMode={inputMode} />;
}

/** What was typed in the fields that are asked; what is empty is null. */
export function readFields(
  fields: readonly PaymentField[],
  typed: TypedTexts,
): Record<string, string | null> {
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
