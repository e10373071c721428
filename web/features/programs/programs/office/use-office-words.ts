// The words of the office on a public page, loaded with the first of its parts that is shown there.
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { addWords } from "#web/i18n/messages.ts";

/** Whether the words of the office, which a public page does not have, are there. */
export function useOfficeWords(): boolean {
  const intl = useIntl();
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    let here = true;
    const load = async () => {
      await addWords(intl, ["forms", "office"]);
      if (here) setHasWords(true);
    };
    void load();
    return () => {
      here = false;
    };
  }, [intl]);
  return hasWords;
}
