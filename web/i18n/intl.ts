// One intl object for each language. A message that is missing or cannot be formatted stops development and
// tests. In production its id is shown, and the rest of the page works.
import { createIntl, type IntlShape } from "react-intl";
import type { UiLanguage } from "./language.ts";
import type { Messages } from "./messages.ts";

/** The intl of a page; dates and times come out in Asia/Seoul (docs/core.md#calls-and-limits). */
export function createPageIntl(language: UiLanguage, messages: Messages): IntlShape {
  return createIntl({
    locale: language,
    messages,
    timeZone: "Asia/Seoul",
    onError: (error) => {
      if (!import.meta.env.PROD) throw error;
    },
  });
}
