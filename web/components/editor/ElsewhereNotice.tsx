// The text is being written in another tab.

import { Box, Button, Group } from "@mantine/core";
import { FormattedMessage } from "react-intl";

export function ElsewhereNotice({ onTake }: { onTake: () => void }) {
  return (
    <Box component="section" maw="var(--form)" p={24} className="notice" aria-labelledby="elsewhere-title">
      <Group id="elsewhere-title" component="h2" gap={10} wrap="nowrap" mb={8} fz="xl" fw={600}>
        <FormattedMessage id="editor.elsewhere.title" />
      </Group>
      <p>
        <FormattedMessage id="editor.elsewhere.detail" />
      </p>
      <Group gap="8px 16px" align="stretch" mt={20}>
        <Button onClick={onTake}>
          <FormattedMessage id="editor.elsewhere.take" />
        </Button>
      </Group>
    </Box>
  );
}
