// One deed that is done at once: it is done and said; a refusal is said in words.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { refusalWords } from "#web/components/forms/refusal-words.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { showToast } from "./toasts.ts";

type Deed = Promise<{ readonly error?: CombinedError | undefined }>;

/**
 * @param onEnd is called when it was done or refused: what is on the screen may be another by then
 * @returns does it, says `done` when it was, and answers whether it was; nothing is said when the person does not want to prove who it is
 */
export function useToldDeed(onEnd: () => void = () => {}): (deed: Deed, done: MessageId) => Promise<boolean> {
  const intl = useIntl();
  return async (deed, done) => {
    const { error } = await deed;
    const refusal = error ? refusalOf(error) : null;
    if (isProofDeclined(refusal?.code)) return false;
    const title = refusal ? refusalWords(intl, refusal) : intl.formatMessage({ id: done });
    showToast({ kind: refusal ? "bad" : "ok", title });
    onEnd();
    return refusal === null;
  };
}
