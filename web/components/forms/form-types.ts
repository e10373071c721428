// Says what a form, its fields and its summary tell each other.
import type { RefObject } from "react";
import type { FieldCode, FieldErrors, RequestCode } from "#schema/validation/core/codes.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { AwaitedFiles } from "./awaited-files.ts";
import type { FieldName, FieldPath, Labels, ValueAt } from "./field-paths.ts";
import type { SchemaOf } from "./use-form-schema.ts";

/** Why a request came to nothing; `fields` by the schema's paths, `retryAfter` in seconds. */
export interface Refusal {
  readonly ok: false;
  readonly code: RequestCode;
  readonly fields?: FieldErrors | undefined;
  readonly retryAfter?: number | undefined;
}

/** How a request ended. */
export type SendResult = { readonly ok: true } | Refusal;

export interface ServerFormOptions<Values extends object, Output, Pattern extends string> {
  /** Prefix of the fields' ids; unique on the page. */
  readonly name: string;
  readonly schema: SchemaOf<Output>;
  /** What is checked by the schema; the values themselves when absent. */
  readonly toInput?: ((values: Values) => unknown) | undefined;
  readonly initialValues: Values;
  readonly labels: Labels<Pattern>;
  /** Sends what the schema made of the values. A rejection is shown as INTERNAL and thrown on, for the log. */
  readonly send: (output: Output, values: Values) => Promise<SendResult>;
  /** Path of the field that takes the focus after a refused request; otherwise the summary does. */
  readonly focusAfterRefusal?: NoInfer<FieldPath<Pattern>>;
}

/** Why the last submit did not succeed: fields to correct, or the request as a whole. */
export type FormFailure =
  | { readonly kind: "fields" }
  | { readonly kind: "request"; readonly code: RequestCode; readonly retryAfter?: number | undefined };

/** Everything a field needs; spread from `form.field(path)`. */
export interface FieldState<Value> {
  readonly id: string;
  readonly name: string;
  readonly label: MessageId;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error: FieldCode | undefined;
}

/** One line of the summary. */
export interface SummaryLine {
  readonly path: string;
  readonly code: FieldCode;
  /** Absent when the form has no such field. */
  readonly target?: FieldName & { readonly id: string };
}

/** A form as its frame sees it. */
export interface FormState {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  readonly failure: FormFailure | null;
  readonly lines: readonly SummaryLine[];
  /** Checks and sends what is in the form. */
  readonly submit: (event?: React.SyntheticEvent<HTMLFormElement>) => void;
  /** A request is under way. */
  readonly pending: boolean;
  /** On their way into it. */
  readonly files: AwaitedFiles;
}

/** A form as its fields see it; `useServerForm` makes one. */
export interface ServerForm<Values, Pattern extends string> extends FormState {
  readonly name: string;
  /** The form was submitted at least once without success. */
  readonly attempted: boolean;
  readonly values: Values;
  /** Differs from what it started from. */
  readonly dirty: boolean;
  /** The values and their difference of this moment, for what happens between two renders. */
  readonly read: () => Values;
  readonly isDirty: () => boolean;
  /** Whether its schema takes what is in the form. */
  readonly isValid: () => boolean;
  /** Fills fields in, as if a person had typed it. */
  readonly setValues: (values: Partial<Values>) => void;
  /** Starts again from these values, which then count as unchanged. */
  readonly startFrom: (values: Values) => void;
  readonly field: <Path extends FieldPath<Pattern>>(path: Path) => FieldState<ValueAt<Values, Path>>;
  /** Puts a value in at a path. */
  readonly change: (path: string, value: unknown) => void;
}

/** The id of a field of a form. */
export function idOf(form: string, path: string): string {
  return `${form}-${path.replaceAll(".", "-")}`;
}
