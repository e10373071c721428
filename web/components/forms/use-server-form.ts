// The one way a form works here. It shares one schema with the server, and errors are codes. No error shows
// before the first submit. From then on each field is checked when it is left, and a shown error goes once
// its field is right. The server's errors appear at their fields. There is one request at a time.
import { useForm } from "@mantine/form";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isFieldCode } from "#schema/validation/core/codes.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { prepareToasts } from "#web/components/toasts/toasts.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { urgeOutsideTexts } from "#web/session/sign-in-again.ts";
import { useAwaitedFiles } from "./awaited-files.ts";
import { atFields, type Refused, rememberRefused, stillShown, withRefused } from "./field-codes.ts";
import { type FieldPath, type Labels, nameOf, type ValueAt, valueAt, withValueAt } from "./field-paths.ts";
import {
  type FieldState,
  type FormFailure,
  idOf,
  type ServerForm,
  type ServerFormOptions,
} from "./form-types.ts";
import { summaryOf } from "./summary-of.ts";
import { asKindOf } from "./typed-values.ts";
import { useEarlyInput } from "./use-early-input.ts";
import { useFormSchema } from "./use-form-schema.ts";

/** A form's state: `field` for its fields, the whole for `<FormFrame form={…}>`. */
export function useServerForm<Values extends object, Output, Pattern extends string>(
  options: ServerFormOptions<Values, Output, Pattern>,
): ServerForm<Values, Pattern> {
  const { name, toInput = (values) => values, labels, send } = options;
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const refused = useRef<Refused>(new Map());
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const { failure, attempts, fail, forget } = useFailure(options, summaryRef);
  const { mustWait, ...files } = useAwaitedFiles(formRef);
  const schema = useFormSchema(options.schema, formRef);

  const checkValues = (values: Values) => {
    const now = schema.now();
    return now && check(now, toInput(values));
  };
  const find = (values: Values) => {
    const checked = checkValues(values);
    const found = !checked || checked.ok ? {} : atFields(labels, checked.fields);
    return withRefused(found, refused.current, values);
  };
  const form = useForm<Values>({
    mode: "controlled",
    initialValues: options.initialValues,
    clearInputErrorOnChange: false,
    validate: find,
    onValuesChange: (values) => {
      // A form without an error is not checked at each key: its texts may be long.
      form.setErrors((shown) => (Object.keys(shown).length === 0 ? shown : stillShown(shown, find(values))));
    },
  });
  const change = (path: string, value: unknown) => {
    const changed = withValueAt(form.getValues(), path, value);
    const [head = ""] = path.split(".");
    form.setValues(Object.fromEntries([[head, valueAt(changed, head)]]) as Partial<Values>);
  };

  useEarlyInput(formRef, {
    paths: Object.keys(labels),
    onTyped: (path, typed) => {
      const current = valueAt(form.getValues(), path);
      const value = asKindOf(current, typed);
      if (current !== value) change(path, value);
    },
    onSent: submit,
  });

  async function deliver(output: Output, values: Values): Promise<void> {
    busy.current = true;
    setPending(true);
    prepareToasts();
    try {
      const result = await send(output, values);
      if (result.ok || isProofDeclined(result.code)) return forget();
      if (result.code !== "VALIDATION" || !result.fields) return fail({ kind: "request", ...result });
      refused.current = rememberRefused(atFields(labels, result.fields), values);
      form.setErrors(find(values));
      fail({ kind: "fields" });
    } catch (error) {
      fail({ kind: "request", code: "INTERNAL" });
      throw error;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  /** Who is faster than the schema waits for it. */
  async function submitWithSchema(): Promise<void> {
    busy.current = true;
    setPending(true);
    const isThere = await schema.load().then(
      () => true,
      () => false,
    );
    busy.current = false;
    setPending(false);
    if (isThere) submit();
    else fail({ kind: "request", code: "UNAVAILABLE" });
  }

  function submit(event?: React.SyntheticEvent<HTMLFormElement>): void {
    event?.preventDefault();
    // What waits for its person to sign in again is pressed again to be asked.
    if (busy.current) urgeOutsideTexts();
    if (busy.current || mustWait()) return;
    if (!schema.now()) return void submitWithSchema();
    refused.current = new Map();
    form.onSubmit(
      (values) => {
        const checked = checkValues(values);
        if (checked?.ok) void deliver(checked.value, values);
      },
      () => fail({ kind: "fields" }),
    )(event);
  }

  const lines = summaryOf(form.errors, labels, name);

  return {
    name,
    formRef,
    summaryRef,
    failure: failure?.kind === "fields" && lines.length === 0 ? null : failure,
    lines,
    submit,
    pending,
    files,
    attempted: attempts > 0,
    values: form.values,
    dirty: form.isDirty(),
    read: () => form.getValues(),
    isDirty: () => form.isDirty(),
    isValid: () => checkValues(form.getValues())?.ok ?? false,
    setValues: (values) => form.setValues(values),
    change,
    startFrom: (values) => {
      form.setValues(values);
      form.resetDirty(values);
      forget();
    },
    field: <Path extends FieldPath<Pattern>>(path: Path): FieldState<ValueAt<Values, Path>> => {
      const code: unknown = form.errors[path];
      return {
        id: idOf(name, path),
        name: path,
        label: nameOf(labels, path).label,
        value: valueAt(form.values, path) as ValueAt<Values, Path>,
        onChange: (value) => change(path, value),
        onBlur: () => void (attempts > 0 && form.validateField(path)),
        error: typeof code === "string" && isFieldCode(code) ? code : undefined,
      };
    },
  };
}

/** Why the last submit did not succeed. After each attempt the focus goes to what says so. */
function useFailure<Pattern extends string>(
  {
    name,
    labels,
    focusAfterRefusal,
  }: {
    readonly name: string;
    readonly labels: Labels<Pattern>;
    readonly focusAfterRefusal?: string;
  },
  summaryRef: RefObject<HTMLDivElement | null>,
) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [attempts, setAttempts] = useState(0);
  const moveFocus = useEffectEvent(() => {
    // A form of one field says what is wrong at the field alone.
    const [only] = summaryRef.current ? [] : Object.keys(labels);
    const path = failure?.kind === "request" ? (focusAfterRefusal ?? only) : only;
    (path ? document.getElementById(idOf(name, path)) : summaryRef.current)?.focus();
  });
  useEffect(() => {
    if (attempts > 0) moveFocus();
  }, [attempts]);
  const fail = (reason: FormFailure): void => {
    setFailure(reason);
    setAttempts((count) => count + 1);
  };
  return { failure, attempts, fail, forget: () => setFailure(null) };
}
