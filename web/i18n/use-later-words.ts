// The words of parts that wait until a page rests, such as its share row: a page that is only read does not carry them.
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { logError } from "#web/browser/log.ts";
import { whenIdle } from "#web/browser/tasks.ts";
import { addWords } from "./messages.ts";

/** Whether they are there. Never on the server and while hydrating; a part whose words cannot be had is left out. */
export function useLaterWords(): boolean {
  const intl = useIntl();
  const [had, setHad] = useState<typeof intl>();
  useEffect(
    () =>
      whenIdle(() => {
        addWords(intl, ["later"]).then(
          () => setHad(intl),
          (error: unknown) => logError("Words could not be loaded:", error),
        );
      }),
    [intl],
  );
  return had === intl;
}
