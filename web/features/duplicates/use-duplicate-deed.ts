// One deed on two accounts: it is done, said, and the page asked for anew; a refusal is said in words.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

type Deed = Promise<{ readonly error?: CombinedError | undefined }>;

export function useDuplicateDeed(onChanged: () => void): (deed: Deed, done: MessageId) => Promise<void> {
  const intl = useIntl();
  return async (deed, done) => {
    const { error } = await deed;
    const refusal = error && refusalOf(error);
    const code = refusal && (Object.values(refusal.fields ?? {})[0]?.[0] ?? refusal.code);
    const title = intl.formatMessage({ id: code ? errorMessageId(code) : done });
    showToast({ kind: code ? "bad" : "ok", title });
    onChanged();
  };
}
