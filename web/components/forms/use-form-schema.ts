// The schema of a form. With Zod it is a tenth of what a first visit of the sign-in loads, so that the forms
// of visitors load theirs when somebody begins to fill them in (decision 91). Any other form has it from the
// beginning.
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { z } from "#schema/validation/zod.ts";

/** A schema, or what loads it. */
export type SchemaOf<Output> = z.ZodType<Output> | (() => Promise<z.ZodType<Output>>);

interface FormSchema<Output> {
  /** Null as long as it is not loaded. */
  readonly now: () => z.ZodType<Output> | null;
  /** Rejects when it cannot be loaded; the next call tries again. */
  readonly load: () => Promise<unknown>;
}

/** @param formRef the form, whose first focus loads the schema */
export function useFormSchema<Output>(
  schema: SchemaOf<Output>,
  formRef: RefObject<HTMLFormElement | null>,
): FormSchema<Output> {
  const loaded = useRef<z.ZodType<Output>>(null);
  const now = () => (typeof schema === "function" ? loaded.current : schema);
  const load = async () => {
    if (typeof schema === "function") loaded.current ??= await schema();
  };
  // What cannot be loaded now is loaded by the submit, which says so.
  const prepare = useEffectEvent(() => void load().catch(() => {}));
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const begin = () => prepare();
    // Somebody may write before the page wakes up.
    if (form.contains(document.activeElement)) begin();
    form.addEventListener("focusin", begin, { once: true });
    return () => form.removeEventListener("focusin", begin);
  }, [formRef]);
  return { now, load };
}
