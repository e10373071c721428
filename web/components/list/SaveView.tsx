// Keeps what a list shows under a name, and says who sees it.
import { Button } from "@mantine/core";
import { mdiBookmarkPlusOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { useSavedViews } from "./use-saved-views.ts";
import { ViewDialog } from "./ViewDialog.tsx";

export function SaveView({ saved }: { saved: ReturnType<typeof useSavedViews> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        fz="sm"
        leftSection={<Icon path={mdiBookmarkPlusOutline} size={18} />}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="list.view.new" />
      </Button>
      {open ? (
        <ViewDialog
          title="list.view.new"
          name=""
          sharedWith={null}
          onKeep={(name, role) => void saved.keep(name, role)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
