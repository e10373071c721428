// One deed on the desk: it is done, said, and the page asked for anew; a refusal is said in words.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { refusalWords } from "#web/components/forms/refusal-words.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

type Deed = Promise<{ readonly error?: CombinedError | undefined }>;

/** @returns does it, says `done` when it was, and answers whether it was */
export function useDeskDeed(onChanged: () => void): (deed: Deed, done: MessageId) => Promise<boolean> {
  const intl = useIntl();
  return async (deed, done) => {
    const { error } = await deed;
    const refusal = error ? refusalOf(error) : null;
    const title = refusal === null ? intl.formatMessage({ id: done }) : refusalWords(intl, refusal);
    showToast({ kind: refusal === null ? "ok" : "bad", title });
    onChanged();
    return refusal === null;
  };
}
