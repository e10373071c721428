// Shows what can be done with a popup of the list.
import { mdiContentCopy, mdiPencilOutline, mdiTrashCanOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { RowAction, RowLink, RowMenu } from "#web/components/list/RowMenu.tsx";
import { popupCopyPath, popupEditPath } from "#web/paths.ts";
import type { ListedPopup } from "./popups-list.tsx";
import { usePopupTrash } from "./use-popup-trash.ts";

export function PopupMenu({ popup, onChanged }: { popup: ListedPopup; onChanged: () => void }) {
  const { id, titleKo } = popup;
  const { remove } = usePopupTrash(onChanged);
  return (
    <RowMenu name={titleKo}>
      <RowLink icon={mdiPencilOutline} to={popupEditPath(id)}>
        <FormattedMessage id="popup-office.edit" />
      </RowLink>
      <RowLink icon={mdiContentCopy} to={popupCopyPath(id)}>
        <FormattedMessage id="popup-office.copy" />
      </RowLink>
      <RowAction icon={mdiTrashCanOutline} isDanger onClick={() => void remove({ id, title: titleKo })}>
        <FormattedMessage id="popup-office.delete" />
      </RowAction>
    </RowMenu>
  );
}
