// Puts a post in the trash, at once: the toast undoes it, and for 30 days the trash restores it.
import { Button } from "@mantine/core";
import { mdiTrashCanOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";

export function DeleteButton({ onDelete }: { onDelete: () => Promise<void> }) {
  const [pending, setPending] = useState(false);
  const run = async () => {
    if (pending) return;
    setPending(true);
    await onDelete();
    setPending(false);
  };
  return (
    <Button
      size="sm"
      variant="dangerOutline"
      ms="auto"
      leftSection={<Icon path={mdiTrashCanOutline} />}
      aria-disabled={pending}
      onClick={() => void run()}
    >
      <FormattedMessage id="editor.delete.button" />
    </Button>
  );
}
