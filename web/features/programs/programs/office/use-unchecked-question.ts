// What of a copy nobody has looked at is listed before it is published; the writer may publish it all the same.
import { type SyntheticEvent, useEffect, useState } from "react";
import type { UncheckedField } from "#schema/validation/programs/unchecked-fields.ts";

interface AskingForm {
  readonly submit: Submit;
  readonly isValid: () => boolean;
  readonly read: () => { readonly unchecked: readonly UncheckedField[] };
}

type Submit = (event?: SyntheticEvent<HTMLFormElement>) => void;

/** Id of what a field is written in. */
export const uncheckedId = (field: UncheckedField): string => `program-${field.replace(".", "-")}`;

/**
 * A form whose submit asks first where it is about to publish what is still the copy's.
 * @param isPublishing whether a save makes the program public, now or at a time; what is public, or will be
 * at its time, is not asked about
 */
export function useUncheckedQuestion<Form extends AskingForm>(form: Form, isPublishing: () => boolean) {
  const [asked, setAsked] = useState<readonly UncheckedField[]>([]);
  const [chosen, setChosen] = useState<{ readonly field: UncheckedField } | null>(null);
  // After the dialog gave the focus back to the button that asked.
  useEffect(() => {
    if (chosen) document.getElementById(uncheckedId(chosen.field))?.focus();
  }, [chosen]);
  const submit: Submit = (event) => {
    const { unchecked } = form.read();
    if (unchecked.length === 0 || !isPublishing() || !form.isValid()) return form.submit(event);
    event?.preventDefault();
    setAsked(unchecked);
  };
  const close = () => setAsked([]);
  return {
    form: { ...form, submit },
    /** What `<UncheckedQuestion>` shows; null: nothing is asked. */
    question:
      asked.length === 0
        ? null
        : {
            fields: asked,
            onPublish: () => {
              close();
              form.submit();
            },
            onGo: (field: UncheckedField) => {
              close();
              setChosen({ field });
            },
            onClose: close,
          },
  };
}
export type OpenUncheckedQuestion = NonNullable<ReturnType<typeof useUncheckedQuestion>["question"]>;
