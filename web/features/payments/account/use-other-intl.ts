// The words of the language the page is not in, for what says both.
import { useEffect, useState } from "react";
import { createIntl, type IntlShape } from "react-intl";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import { loadWords } from "#web/i18n/messages.ts";

/** Null until they are there. */
export function useOtherIntl(): IntlShape | null {
  const other = otherLanguage(useLanguage());
  const [intl, setIntl] = useState<IntlShape | null>(null);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const messages = await loadWords(other, ["office"]);
      if (here) setIntl(createIntl({ locale: other, messages }));
    };
    void load();
    return () => {
      here = false;
    };
  }, [other]);
  return intl;
}
