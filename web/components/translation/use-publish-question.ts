// Lists what is unfinished in a translation before it is published; the writer may publish it all the same.
import { type SyntheticEvent, useRef, useState } from "react";
import { needsWork } from "./questioned.ts";
import type { SideBySide } from "./use-side-by-side.ts";

interface AskingForm {
  readonly submit: Submit;
  readonly isValid: () => boolean;
}

type Submit = (event?: SyntheticEvent<HTMLFormElement>) => void;

interface Asked {
  readonly areTermsChecked: boolean;
  /** What the question is closed with, if it is not published. */
  readonly undo: () => void;
}

interface AskedTranslation {
  readonly translation: Pick<SideBySide["translation"], "all" | "settle" | "checked" | "go" | "answer">;
  readonly hasEnglish: boolean;
}

/**
 * A form whose submit asks first where something is open in its English. A text without English is published in Korean alone.
 * @param isPublishing whether a save publishes English that visitors have not read, now or at a time
 * (`publishesEnglish`)
 */
export function usePublishQuestion<Form extends AskingForm>(
  form: Form,
  { translation, hasEnglish }: AskedTranslation,
  isPublishing: () => boolean,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isChecking = useRef(false);
  const open = translation.all.flatMap((one, at) => (needsWork(one) ? [{ ...one, at }] : []));
  /** Nothing is judged before its terms are known. */
  const check = async (undo: () => void) => {
    isChecking.current = true;
    const { questions, areTermsChecked } = await translation.checked();
    isChecking.current = false;
    if (areTermsChecked && !questions.some(needsWork)) form.submit();
    else setAsked({ areTermsChecked, undo });
  };
  const submitOr = (undo: () => void, event?: SyntheticEvent<HTMLFormElement>) => {
    if (hasEnglish) translation.settle();
    if (!hasEnglish || !isPublishing() || !form.isValid()) return form.submit(event);
    event?.preventDefault();
    if (!isChecking.current) void check(undo);
  };
  return {
    form: { ...form, submit: (event?: SyntheticEvent<HTMLFormElement>) => submitOr(() => {}, event) },
    /** The same for a button that changed the form in order to publish: `undo` changes it back where the question is closed. */
    submitOr,
    /** What `<PublishQuestion>` shows; null: nothing is asked. */
    question: asked
      ? {
          open,
          areTermsChecked: asked.areTermsChecked,
          translation,
          onPublish: () => {
            setAsked(null);
            form.submit();
          },
          onClose: () => {
            setAsked(null);
            asked.undo();
          },
        }
      : null,
  };
}
export type OpenPublishQuestion = NonNullable<ReturnType<typeof usePublishQuestion>["question"]>;
