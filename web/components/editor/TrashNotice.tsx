// What is in the trash is not written on; it can be taken out.

import { Button, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

export function TrashNotice({ detail, onRestore }: { detail: ReactNode; onRestore: () => void }) {
  return (
    <Stack gap={20} align="flex-start">
      <p>{detail}</p>
      <Button onClick={onRestore}>
        <FormattedMessage id="editor.trash.restore" />
      </Button>
    </Stack>
  );
}
