// Which of the two languages stands on a narrow screen.
import { type MouseEvent, useState } from "react";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "./written-texts.ts";

/**
 * The language shown, and what the form does with every click: a line of the error summary may lead to a field of the other one.
 * @param form prefix of the ids of the form's fields
 */
export function useShownLanguage(form: string) {
  const [shown, show] = useState<WrittenLanguage>("ko");
  const followLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a[href^='#']")?.getAttribute("href") : null;
    const language = WRITTEN_LANGUAGES.find((one) => link?.startsWith(`#${form}-${one}-`));
    if (language) show(language);
  };
  return { shown, show, followLink };
}
