// A time in the past that is typed for a first publication: the user is asked before anything is public.
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from "react";
import { idOf } from "#web/components/forms/form-types.ts";
import { isPastTime, type Publishing } from "./publishing.ts";

interface AskingForm {
  readonly name: string;
  readonly submit: Submit;
  readonly isValid: () => boolean;
  readonly read: () => Publishing;
  readonly change: (path: string, value: unknown) => void;
}

type Submit = (event?: SyntheticEvent<HTMLFormElement>) => void;

/**
 * A form whose submit asks first where it is to publish at a time that is past. Of what is public already the
 * date is set back without a question (docs/texts.md#texts). A question that is closed without an answer
 * leads to the field of the time.
 * @param isOut whether visitors see what is stored
 */
export function usePastTime<Form extends AskingForm>(form: Form, isOut: boolean) {
  const [isAsked, setAsked] = useState(false);
  /** Counts how often the question was closed without an answer. */
  const [corrections, setCorrections] = useState(0);
  const focusTime = useEffectEvent(() => document.getElementById(idOf(form.name, "publishedAt"))?.focus());
  // After the dialog gave the focus back to the button that asked.
  useEffect(() => {
    if (corrections > 0) focusTime();
  }, [corrections]);
  const submit: Submit = (event) => {
    if (isOut || !isPastTime(form.read()) || !form.isValid()) return form.submit(event);
    event?.preventDefault();
    setAsked(true);
  };
  return {
    form: { ...form, submit },
    /** What `<PastTimeQuestion>` shows; null: nothing is asked. */
    question: isAsked
      ? {
          onPublish: () => {
            setAsked(false);
            form.change("publish", "now");
            form.submit();
          },
          onClose: () => {
            setAsked(false);
            setCorrections(corrections + 1);
          },
        }
      : null,
  };
}
