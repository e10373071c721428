// One deed of the office on one member: it is done, said, and the page asked for anew; a refusal is said in words.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

type Deed = Promise<{ readonly data?: unknown; readonly error?: CombinedError | undefined }>;

/** @returns does it, and says `done` when it was */
export function useMemberDeed(onChanged: () => void): (deed: Deed, done: MessageId) => Promise<void> {
  const intl = useIntl();
  return async (deed, done) => {
    const { error } = await deed;
    if (error) {
      const { code, fields } = refusalOf(error);
      const [first] = Object.values(fields ?? {});
      const id = errorMessageId(first?.[0] ?? code);
      showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    } else showToast({ kind: "ok", title: intl.formatMessage({ id: done }) });
    onChanged();
  };
}
