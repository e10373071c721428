// The words of the language the page is not in, for what says both.
import { useEffect, useState } from "react";
import { createIntl, type IntlShape } from "react-intl";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";

/** Null until they are there. */
export function useOtherIntl(): IntlShape | null {
  const other = otherLanguage(useLanguage());
  const [intl, setIntl] = useState<IntlShape | null>(null);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const { messages } =
        other === "ko"
          ? await import("#web/i18n/account-messages-ko.ts")
          : await import("#web/i18n/account-messages-en.ts");
      if (here) setIntl(createIntl({ locale: other, messages }));
    };
    void load();
    return () => {
      here = false;
    };
  }, [other]);
  return intl;
}
