// What a form, its fields and its summary tell each other.
import type { RefObject } from "react";
import type { z } from "zod";
import type { FieldCode, FieldErrors, RequestCode } from "#schema/validation/codes.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** How a request ended; `fields` by the form's own paths, `retryAfter` in seconds. */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: RequestCode;
      readonly fields?: FieldErrors | undefined;
      readonly retryAfter?: number | undefined;
    };

export interface ServerFormOptions<Values extends object, Output, Path extends string> {
  /** Prefix of the fields' ids; unique on the page. */
  readonly name: string;
  readonly schema: z.ZodType<Output>;
  readonly initialValues: Values;
  /** Every field in the order of the screen, with the message that names it. */
  readonly labels: Readonly<Record<Path, MessageId>>;
  /** Sends the parsed values. A rejection is shown as INTERNAL and thrown on, for the log. */
  readonly send: (values: Output) => Promise<SendResult>;
  /** Path of the field that takes the focus after a refused request; otherwise the summary does. */
  readonly focusAfterRefusal?: NoInfer<Path>;
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

/** What a field is called; in a list, in which of its rows it stands. */
export interface FieldName {
  readonly path: string;
  readonly label: MessageId;
  /** The message takes `number`, 1 for the first row. */
  readonly row?: { readonly label: MessageId; readonly number: number };
}

/** One line of the summary. */
export interface SummaryLine {
  readonly path: string;
  readonly code: FieldCode;
  /** Absent when the form has no such field. */
  readonly target?: Omit<FieldName, "path"> & { readonly id: string };
}

/** A form as its fields and its frame see it; `useServerForm` makes one. */
export interface ServerForm<Values, Path extends string> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  readonly failure: FormFailure | null;
  readonly lines: readonly SummaryLine[];
  readonly submit: (event: React.SyntheticEvent<HTMLFormElement>) => void;
  /** A request is under way. */
  readonly pending: boolean;
  /** The form was submitted at least once without success. */
  readonly attempted: boolean;
  readonly values: Values;
  /** Differs from what it started from. */
  readonly dirty: boolean;
  /** Fills fields in, as if a person had typed it. */
  readonly setValues: (values: Partial<Values>) => void;
  /** Starts anew from these values, which then count as unchanged. */
  readonly startFrom: (values: Values) => void;
  /** State of a text, password, select or radio field. */
  readonly field: (path: Path) => FieldState<string>;
  /** State of a checkbox. */
  readonly tick: (path: Path) => FieldState<boolean>;
}

/** The id of a field of a form. */
export function idOf(form: string, path: string): string {
  return `${form}-${path.replaceAll(".", "-")}`;
}
