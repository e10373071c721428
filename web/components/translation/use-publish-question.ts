// Lists what is unfinished in a translation before it is published; the writer may publish it all the same.
import { type SyntheticEvent, useState } from "react";
import { needsWork } from "./questioned.ts";
import type { SideBySide } from "./use-side-by-side.ts";

interface AskingForm {
  readonly submit: Submit;
  readonly isValid: () => boolean;
}

type Submit = (event?: SyntheticEvent<HTMLFormElement>) => void;

/**
 * A form whose submit asks first where something is open in its English. A text without English is published in Korean alone.
 * @param isPublishing whether a save publishes English that visitors have not read, now or at a time
 * (`publishesEnglish`)
 */
export function usePublishQuestion<Form extends AskingForm>(
  form: Form,
  { translation, hasEnglish }: Pick<SideBySide, "translation" | "hasEnglish">,
  isPublishing: () => boolean,
) {
  const [isAsked, setAsked] = useState(false);
  const open = translation.all.flatMap((one, at) => (needsWork(one) ? [{ ...one, at }] : []));
  const submit: Submit = (event) => {
    if (!hasEnglish || !isPublishing() || !form.isValid() || !translation.now().some(needsWork))
      return form.submit(event);
    event?.preventDefault();
    setAsked(true);
  };
  return {
    form: { ...form, submit },
    /** What `<PublishQuestion>` shows; null: nothing is asked. */
    question: isAsked
      ? {
          open,
          translation,
          onPublish: () => {
            setAsked(false);
            form.submit();
          },
          onClose: () => setAsked(false),
        }
      : null,
  };
}
export type OpenPublishQuestion = NonNullable<ReturnType<typeof usePublishQuestion>["question"]>;
