// Puts a post in the trash, at once: the toast takes it back, and for 30 days the trash does.
import { mdiTrashCanOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./DeleteButton.module.css";

export function DeleteButton({ onDelete }: { onDelete: () => Promise<void> }) {
  const [pending, setPending] = useState(false);
  const run = async () => {
    if (pending) return;
    setPending(true);
    await onDelete();
    setPending(false);
  };
  return (
    <button type="button" className={styles.delete} aria-disabled={pending} onClick={() => void run()}>
      <Icon path={mdiTrashCanOutline} />
      <FormattedMessage id="editor.delete.button" />
    </button>
  );
}
