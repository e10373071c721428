// Says which of the two languages is on the screen, where there is no room for both, or the writer wants one.
import { type MouseEvent, useState } from "react";
import type { FormDraft } from "#web/components/forms/draft-types.ts";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "./written-texts.ts";

/** Two texts and the panel beside each other; asked once, for what is on the screen then is the writer's choice. */
const hasRoomForBoth = () => window.matchMedia("(min-width: 1800px)").matches;

/** One language, or both beside each other. */
export type ShownLanguage = WrittenLanguage | "both";

/**
 * The language shown, and what the form does with every click: a line of the error summary may lead to a
 * field of the other one. A draft that is continued brings the language that it was typed in onto the screen.
 * @param form prefix of the ids of the form's fields
 */
export function useShownLanguage(form: string, { continued }: Pick<FormDraft, "continued">) {
  const [shown, show] = useState<ShownLanguage>(() => (hasRoomForBoth() ? "both" : "ko"));
  const [followed, follow] = useState(continued);
  const bring = (fieldId: string | null | undefined) => {
    const language = WRITTEN_LANGUAGES.find((one) => fieldId?.startsWith(`${form}-${one}-`));
    if (language) show((before) => (before === "both" ? before : language));
  };
  // Before the page is drawn with it: its field gets the focus right then.
  if (continued !== followed) {
    follow(continued);
    bring(continued?.stored.field);
  }
  const followLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a[href^='#']")?.getAttribute("href") : null;
    bring(link?.slice(1));
  };
  return { shown, show, followLink };
}
