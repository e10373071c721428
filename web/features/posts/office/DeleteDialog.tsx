// Asks, by its name, whether a post goes to the trash.
import { FormattedMessage } from "react-intl";
import { TRASH_DAYS } from "#schema/validation/limits.ts";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";

interface DeleteDialogProps {
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteDialog({ title, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title={<FormattedMessage id="posts.office.deleteTitle" values={{ title }} />}
      detail={<FormattedMessage id="posts.office.deleteDetail" values={{ days: TRASH_DAYS }} />}
      action={<FormattedMessage id="posts.office.delete" />}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
