// Asks, by its name, whether a post is deleted permanently, and says that this cannot be undone.
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";

interface PurgeDialogProps {
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function PurgeDialog({ title, onConfirm, onCancel }: PurgeDialogProps) {
  return (
    <ConfirmDialog
      title={<FormattedMessage id="post-office.purgeTitle" values={{ title }} />}
      detail={<FormattedMessage id="post-office.purgeDetail" />}
      action={<FormattedMessage id="post-office.purge" />}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
