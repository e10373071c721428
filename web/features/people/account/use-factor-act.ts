// One change of the own second factors: it is done, and said.
import { useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import type { AuthResult } from "#web/session/rest-call.ts";

/** @returns says how it ended; false: it came to nothing */
export function useFactorAct(): (result: AuthResult, done: MessageId) => boolean {
  const intl = useIntl();
  return (result, done) => {
    if (!result.success && isProofDeclined(result.code)) return false;
    const id = result.success ? done : result.code ? errorMessageId(result.code) : "account.security.failed";
    showToast({ kind: result.success ? "ok" : "bad", title: intl.formatMessage({ id }) });
    return result.success;
  };
}
