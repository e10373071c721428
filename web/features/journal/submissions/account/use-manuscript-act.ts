// One action on a manuscript by a button: a toast shows the result, and the page fetches the manuscript again.

import { useState } from "react";
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { prepareToasts, showToast } from "#web/components/toasts/toasts.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export function useManuscriptAct(onChanged: () => void) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const act = async (send: () => Promise<{ error?: CombinedError | undefined }>, said: MessageId) => {
    if (pending) return;
    setPending(true);
    prepareToasts();
    const { error } = await send();
    setPending(false);
    if (error) {
      void sayRefusal(intl, error);
    } else showToast({ kind: "ok", title: intl.formatMessage({ id: said }) });
    onChanged();
  };
  return { act, pending };
}
