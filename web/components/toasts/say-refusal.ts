// The one reader of what the server refuses where there is no form: its words in a toast.
import type { IntlShape } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { addWords } from "#web/i18n/messages.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { showToast } from "./toasts.ts";

/**
 * Says why a mutation was refused; nothing when the person does not want to prove who it is.
 * @param text what it was about, beneath
 */
export async function sayRefusal(
  intl: IntlShape,
  error: CombinedError | undefined,
  text?: string,
): Promise<void> {
  const refusal = refusalOf(error);
  if (isProofDeclined(refusal.code)) return;
  // The words of the codes are not among those of a public page.
  if (intl.messages[`errors.${refusal.code}`] === undefined) await addWords(intl, ["forms", "office"]);
  const { refusalWords } = await import("#web/components/forms/refusal-words.ts");
  showToast({ kind: "bad", title: refusalWords(intl, refusal), ...(text === undefined ? {} : { text }) });
}
