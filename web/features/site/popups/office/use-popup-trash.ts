// Moves a popup to the trash and back; a toast says so and undoes it. A refusal is said and changes nothing.
import { useAction } from "#web/components/toasts/use-action.ts";
import { useDeletePopupMutation, useRestorePopupMutation } from "#web/gql/popups.ts";

interface TrashedPopup {
  readonly id: number;
  readonly title: string;
}

/** `onChanged` is called after each move, the undoing too. Both answer whether it moved. */
export function usePopupTrash(onChanged: () => void) {
  const act = useAction(onChanged);
  const [, deletePopup] = useDeletePopupMutation();
  const [, restorePopup] = useRestorePopupMutation();
  const undone = "popup-office.restored";
  return {
    restore: ({ id, title: text }: TrashedPopup) => act(restorePopup({ id }), undone, { text }),
    remove: ({ id, title: text }: TrashedPopup) =>
      act(deletePopup({ id }), "popup-office.deleted", {
        text,
        undo: () => ({ undo: () => restorePopup({ id }), undone }),
      }),
  };
}
