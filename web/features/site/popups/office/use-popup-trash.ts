// Into the trash and out of it again, with a word about it each time. What fails says so and changes nothing.
import { useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useUndoOffer } from "#web/components/toasts/use-undo-offer.ts";
import { useDeletePopupMutation, useRestorePopupMutation } from "#web/gql/popups.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface TrashedPopup {
  readonly id: number;
  readonly title: string;
}

/** `onChanged` is called after each move, the one back too. */
export function usePopupTrash(onChanged: () => void) {
  const intl = useIntl();
  const offerUndo = useUndoOffer();
  const [, deletePopup] = useDeletePopupMutation();
  const [, restorePopup] = useRestorePopupMutation();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const fail = (error: Parameters<typeof refusalOf>[0]) =>
    showToast({ kind: "bad", title: say(errorMessageId(refusalOf(error).code)) });

  /** Whether it came. */
  const restore = async ({ id, title }: TrashedPopup): Promise<boolean> => {
    const { error } = await restorePopup({ id });
    if (error) fail(error);
    else {
      showToast({ kind: "ok", title: say("popup-office.restored"), text: title });
      onChanged();
    }
    return !error;
  };
  const remove = async (popup: TrashedPopup): Promise<void> => {
    const { error } = await deletePopup({ id: popup.id });
    if (error) return void fail(error);
    offerUndo({
      title: say("popup-office.deleted"),
      text: popup.title,
      undo: () => restorePopup({ id: popup.id }),
      undone: say("popup-office.restored"),
      onBack: onChanged,
    });
    onChanged();
  };
  return { remove, restore };
}
