// The one way a form works here. It shares one schema with the server, and errors are codes. No error shows before the first submit. From
// then on each field is checked when it is left, and a shown error goes once its field is right. The server's errors appear at their
// fields. There is one request at a time.
import { useForm } from "@mantine/form";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isFieldCode } from "#schema/validation/core/codes.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { prepareToasts } from "#web/components/toasts/toasts.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { useAwaitedFiles } from "./awaited-files.ts";
import { atFields, type Refused, rememberRefused, stillShown, withRefused } from "./field-codes.ts";
import { type FieldPath, nameOf, type ValueAt, valueAt, withValueAt } from "./field-paths.ts";
import {
  type FieldState,
  type FormFailure,
  idOf,
  type ServerForm,
  type ServerFormOptions,
} from "./form-types.ts";
import { summaryOf } from "./summary-of.ts";
import { asKindOf, readTypedValues } from "./typed-values.ts";

/** A form's state: `field` for its fields, the whole for `<FormFrame form={…}>`. */
export function useServerForm<Values extends object, Output, Pattern extends string>(
  options: ServerFormOptions<Values, Output, Pattern>,
): ServerForm<Values, Pattern> {
  const { name, schema, toInput = (values) => values, labels, send, focusAfterRefusal } = options;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const refused = useRef<Refused>(new Map());
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const { mustWait, ...files } = useAwaitedFiles(formRef);

  const find = (values: Values) => {
    const checked = check(schema, toInput(values));
    return withRefused(checked.ok ? {} : atFields(labels, checked.fields), refused.current, values);
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

  // Once, when the page wakes up: before the browser paints and before React writes its own idea into the fields.
  const wake = useEffectEvent(() => {
    if (!formRef.current) return;
    for (const [path, typed] of readTypedValues(formRef.current, Object.keys(labels))) {
      const current = valueAt(form.getValues(), path);
      const value = asKindOf(current, typed);
      if (current !== value) change(path, value);
    }
    const { dataset } = formRef.current;
    if (dataset.early === undefined) return;
    delete dataset.early;
    submit();
  });
  useLayoutEffect(() => wake(), []);

  const moveFocus = useEffectEvent(() => {
    // A form of one field says what is wrong at the field alone.
    const [only] = summaryRef.current ? [] : Object.keys(labels);
    const path = failure?.kind === "request" ? (focusAfterRefusal ?? only) : only;
    (path ? document.getElementById(idOf(name, path)) : summaryRef.current)?.focus();
  });
  useEffect(() => {
    if (attempts > 0) moveFocus();
  }, [attempts]);

  function fail(reason: FormFailure): void {
    setFailure(reason);
    setAttempts((count) => count + 1);
  }

  async function deliver(output: Output, values: Values): Promise<void> {
    busy.current = true;
    setPending(true);
    prepareToasts();
    try {
      const result = await send(output, values);
      if (result.ok || isProofDeclined(result.code)) return setFailure(null);
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

  function submit(event?: React.SyntheticEvent<HTMLFormElement>): void {
    event?.preventDefault();
    if (busy.current || mustWait()) return;
    refused.current = new Map();
    form.onSubmit(
      (values) => {
        const checked = check(schema, toInput(values));
        if (checked.ok) void deliver(checked.value, values);
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
    isValid: () => check(schema, toInput(form.getValues())).ok,
    setValues: (values) => form.setValues(values),
    change,
    startFrom: (values) => {
      form.setValues(values);
      form.resetDirty(values);
      setFailure(null);
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
