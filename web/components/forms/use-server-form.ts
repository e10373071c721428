// The one way a form works here: one schema shared with the server, errors as codes, nothing shown before the first
// submit; from then on each field is checked when it is left, and a shown error goes once its field is right. The server's
// answer lands at its fields, and there is one request at a time.
import { useForm } from "@mantine/form";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isFieldCode } from "#schema/validation/codes.ts";
import { check } from "#schema/validation/field-errors.ts";
import { prepareToasts } from "#web/components/toasts/toasts.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { findCodes, inFormOrder, type Refused, rememberRefused, stillShown, valueAt } from "./field-codes.ts";
import {
  type FormFailure,
  idOf,
  type ServerForm,
  type ServerFormOptions,
  type SummaryLine,
} from "./form-types.ts";
import { readTypedValues } from "./typed-values.ts";

/** A form's state: `field` and `tick` for its fields, the whole for `<ServerForm form={…}>`. */
export function useServerForm<Values extends object, Output, Path extends string>(
  options: ServerFormOptions<Values, Output, Path>,
): ServerForm<Values, Path> {
  const { name, schema, labels, send, focusAfterRefusal } = options;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const refused = useRef<Refused>(new Map());
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const labelOf: ReadonlyMap<string, MessageId> = new Map(Object.entries<MessageId>(labels));

  const find = (values: Values) => findCodes(schema, values, refused.current);
  const form = useForm<Values>({
    mode: "controlled",
    initialValues: options.initialValues,
    clearInputErrorOnChange: false,
    validateInputOnBlur: attempts > 0,
    validate: find,
    onValuesChange: (values) => form.setErrors((shown) => stillShown(shown, find(values))),
  });

  // Once, when the page wakes up: before the browser paints and before React writes its own idea into the fields.
  const wake = useEffectEvent(() => {
    if (!formRef.current) return;
    for (const [path, value] of readTypedValues(formRef.current, [...labelOf.keys()])) {
      if (valueAt(form.getValues(), path) !== value) form.getInputProps(path).onChange(value);
    }
  });
  useLayoutEffect(() => wake(), []);

  const moveFocus = useEffectEvent(() => {
    const path = failure?.kind === "request" ? focusAfterRefusal : undefined;
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
      const result = await send(output);
      if (result.ok) return setFailure(null);
      if (result.code !== "VALIDATION" || !result.fields) return fail({ kind: "request", ...result });
      refused.current = rememberRefused(result.fields, values);
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

  function submit(event: React.SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy.current) return;
    refused.current = new Map();
    form.onSubmit(
      (values) => {
        const checked = check(schema, values);
        if (checked.ok) void deliver(checked.value, values);
      },
      () => fail({ kind: "fields" }),
    )(event);
  }

  const state = (path: Path, type: "input" | "checkbox") => {
    const { onChange, onBlur, value, checked, error } = form.getInputProps(path, { type });
    const code: unknown = error;
    const shown = typeof code === "string" && isFieldCode(code) ? code : undefined;
    return {
      id: idOf(name, path),
      name: path,
      label: labels[path],
      onChange,
      onBlur,
      value,
      checked,
      error: shown,
    };
  };
  const lines = inFormOrder(form.errors, [...labelOf.keys()]).map(({ path, code }): SummaryLine => {
    const label = labelOf.get(path);
    return label ? { path, code, target: { id: idOf(name, path), label } } : { path, code };
  });

  return {
    formRef,
    summaryRef,
    failure: failure?.kind === "fields" && lines.length === 0 ? null : failure,
    lines,
    submit,
    pending,
    attempted: attempts > 0,
    values: form.values,
    dirty: form.isDirty(),
    setValues: (values) => form.setValues(values),
    startFrom: (values) => {
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
    },
    field: (path) => {
      const { value, checked: _, ...rest } = state(path, "input");
      return { ...rest, value: typeof value === "string" ? value : "" };
    },
    tick: (path) => {
      const { value: _, checked, ...rest } = state(path, "checkbox");
      return { ...rest, value: checked === true };
    },
  };
}
