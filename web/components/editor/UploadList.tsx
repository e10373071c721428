// Files on their way: name, how far, and what can be done about it.

import { Box, Button, Group, Text } from "@mantine/core";
import { mdiAlertCircleOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { AllowedWords } from "./AllowedWords.tsx";
import type { Uploads } from "./use-uploads.ts";

/** The codes after which it helps to know what may be uploaded. */
const KIND_OR_SIZE: ReadonlySet<string> = new Set([
  "FILE_TYPE_REFUSED",
  "FILE_TOO_LARGE",
  "IMAGE_TOO_LARGE",
  "FILE_DAMAGED",
]);

export function UploadList({ uploads: { kind, endings, items, retry, cancel } }: { uploads: Uploads }) {
  const intl = useIntl();
  if (items.length === 0) return null;
  return (
    <Box component="ul" className="lineAbove" aria-label={intl.formatMessage({ id: "uploads.list" })}>
      {items.map(({ key, file, sent, failed }) => (
        <Group key={key} component="li" gap="4px 16px" py={8} px={12} fz="0.9375rem" className="lineBelow">
          <Text span flex="1 1 160px" miw={0} className="longWords">
            {file.name}
          </Text>
          {failed === null ? (
            <Box component="progress" flex="0 1 160px" h={6} aria-label={file.name} max={1} value={sent} />
          ) : (
            <Group
              component="span"
              gap={6}
              wrap="nowrap"
              flex="1 1 200px"
              fz="sm"
              fw={600}
              c="var(--bad)"
              role="alert"
            >
              <Icon path={mdiAlertCircleOutline} size={18} />
              <span>
                <FormattedMessage id={failed === "LINE" ? "uploads.line" : errorMessageId(failed)} />{" "}
                {KIND_OR_SIZE.has(failed) ? <AllowedWords kind={kind} endings={endings} /> : null}
              </span>
            </Group>
          )}
          <Group component="span" gap={4} wrap="nowrap" align="stretch" ms="auto">
            {failed === null ? null : (
              <Button size="sm" variant="outline" onClick={() => retry(key)}>
                <FormattedMessage id="uploads.retry" />
              </Button>
            )}
            <Button size="sm" variant="subtle" onClick={() => cancel(key)}>
              <FormattedMessage id="uploads.cancel" />
            </Button>
          </Group>
        </Group>
      ))}
    </Box>
  );
}
