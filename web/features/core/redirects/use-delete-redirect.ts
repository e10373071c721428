// An old address leads nowhere any more, until it is undone.
import { useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import {
  type ListedRedirectFragment,
  useAddRedirectMutation,
  useDeleteRedirectMutation,
} from "#web/gql/redirects.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

/** @param onChanged called after each change, the one back too */
export function useDeleteRedirect(onChanged: () => void) {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  const [, remove] = useDeleteRedirectMutation();
  const [, add] = useAddRedirectMutation();
  return async ({ id, address, target }: ListedRedirectFragment): Promise<void> => {
    const { error } = await remove({ id });
    if (error) {
      const { code } = refusalOf(error);
      showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(code) }) });
      return;
    }
    offerUndo({
      title: intl.formatMessage({ id: "redirects.deleted" }),
      text: address,
      undo: () => add({ input: { address, target } }),
      undone: intl.formatMessage({ id: "redirects.restored" }),
      onBack: onChanged,
    });
    onChanged();
  };
}
