// Says which of the two languages is on the screen, where there is no room for both, or the writer wants one.
import { type MouseEvent, useState } from "react";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "./written-texts.ts";

/** Two texts and the panel beside each other; asked once, for what is on the screen then is the writer's choice. */
const hasRoomForBoth = () => window.matchMedia("(min-width: 1800px)").matches;

/** One language, or both beside each other. */
export type ShownLanguage = WrittenLanguage | "both";

/**
 * The language shown, and what the form does with every click: a line of the error summary may lead to a field of the other one.
 * @param form prefix of the ids of the form's fields
 */
export function useShownLanguage(form: string) {
  const [shown, show] = useState<ShownLanguage>(() => (hasRoomForBoth() ? "both" : "ko"));
  const followLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a[href^='#']")?.getAttribute("href") : null;
    const language = WRITTEN_LANGUAGES.find((one) => link?.startsWith(`#${form}-${one}-`));
    if (language) show((before) => (before === "both" ? before : language));
  };
  return { shown, show, followLink };
}
