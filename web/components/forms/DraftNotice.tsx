// Offers text that was left unsent: to go on with it, or to let it go.

import { Box, Button, Group, Text } from "@mantine/core";
import { mdiHistory } from "@mdi/js";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { FormDraft } from "./draft-types.ts";

interface DraftNoticeProps {
  draft: FormDraft;
  /** What it is about. */
  title?: string;
  /** Something else was saved since it was begun. */
  isBehind?: boolean;
  /** What else there is to know about it. */
  hint?: ReactNode;
}

export function DraftNotice({ draft, title = "", isBehind = false, hint }: DraftNoticeProps) {
  const { offered, accept, discard } = draft;
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const isOffered = offered !== null;
  // A page that is loaded again begins where it was left, and the form waits for an answer that must be in sight.
  useEffect(() => {
    if (isOffered) box.current?.scrollIntoView({ block: "nearest" });
  }, [isOffered]);
  if (offered === null) return null;
  const when = formatDateTime(language, new Date(offered.savedAt));
  return (
    <Box
      ref={box}
      py={20}
      px={24}
      className="notice"
      style={{ scrollMarginBlock: "calc(var(--header-stuck) + 16px)" }}
      role="status"
    >
      <Group component="p" gap={10} wrap="nowrap" align="flex-start" mb={4} fw={600} lh={1.25}>
        <Icon path={mdiHistory} size={20} />
        <FormattedMessage id="forms.draft.found" />
      </Group>
      {title === "" ? null : (
        <Text mt={4} fz="0.9375rem">
          <b>{title}</b>
        </Text>
      )}
      <Text mt={4} fz="0.9375rem">
        <FormattedMessage
          id={offered.isLocal ? "forms.draft.here" : "forms.draft.server"}
          values={{ when }}
        />{" "}
        {hint}
      </Text>
      {isBehind ? (
        <Text mt={4} fz="0.9375rem">
          <FormattedMessage id="forms.draft.behind" />
        </Text>
      ) : null}
      <Group gap="8px 12px" align="stretch" mt={12}>
        <Button size="sm" onClick={accept}>
          <FormattedMessage id="forms.draft.continue" />
        </Button>
        <Button size="sm" variant="subtle" onClick={discard}>
          <FormattedMessage id="forms.draft.discard" />
        </Button>
      </Group>
    </Box>
  );
}
