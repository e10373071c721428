// The fields of a question about money. They are few and short: the browser's own, with the server's codes under them.
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldCode, FieldErrors } from "#schema/validation/codes.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import styles from "./ManagedPayments.module.css";

export interface AskedField {
  readonly name: string;
  readonly label: MessageId;
  readonly kind: "number" | "date" | "text" | "lines" | "choice";
  readonly value?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly max?: number;
}

interface PaymentFieldsProps {
  id: string;
  fields: readonly AskedField[];
  errors: FieldErrors;
}

export function PaymentFields({ id, fields, errors }: PaymentFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.name} field={field} id={`${id}-${field.name}`} code={errors[field.name]?.[0]} />
      ))}
    </div>
  );
}

interface FieldProps {
  field: AskedField;
  id: string;
  code: FieldCode | undefined;
}

function Field({ field, id, code }: FieldProps) {
  const intl = useIntl();
  const { name, label, kind, value = "", options = {}, max } = field;
  const described = {
    id,
    name,
    defaultValue: value,
    "aria-invalid": code ? true : undefined,
    "aria-describedby": code ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{intl.formatMessage({ id: label })}</label>
      {kind === "choice" ? (
        <select {...described}>
          {Object.entries(options).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      ) : kind === "lines" ? (
        <textarea {...described} rows={2} maxLength={max} />
      ) : (
        <input
          {...described}
          type={kind}
          maxLength={max}
          inputMode={kind === "number" ? "numeric" : undefined}
        />
      )}
      {code ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <FormattedMessage id={`errors.${code}`} />
        </p>
      ) : null}
    </div>
  );
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
