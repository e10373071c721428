// One link to a preview: whose it is and how long it opens. It is copied, and revoked after a question, because that is final.
import { Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import type { PreviewLinkFragment } from "#web/gql/post-previews.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { previewAddress } from "#web/paths.ts";

interface LinkRowProps {
  link: PreviewLinkFragment;
  path: string;
  onRevoke: () => void;
}

export function LinkRow({ link, path, onRevoke }: LinkRowProps) {
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const address = new URL(previewAddress(path, link.link, language), window.location.origin).href;
  return (
    <Stack gap={4} pt={12} className="lineAbove">
      <Text fz="sm">
        <FormattedMessage
          id="preview-office.until"
          values={{ name: link.makerName, at: formatDeadline(language, link.expiresAt) }}
        />
      </Text>
      <Group gap={8}>
        <CopyButton value={address} timeout={4_000}>
          {({ copied, copy }) => (
            <Button size="xs" variant="outline" onClick={copy}>
              <FormattedMessage id={copied ? "preview-office.copied" : "preview-office.copy"} />
            </Button>
          )}
        </CopyButton>
        <Button size="xs" variant="dangerOutline" onClick={() => setAsked(true)}>
          <FormattedMessage id="preview-office.revoke" />
        </Button>
      </Group>
      {isAsked ? (
        <ConfirmDialog
          title={<FormattedMessage id="preview-office.revoke.title" />}
          detail={<FormattedMessage id="preview-office.revoke.detail" values={{ name: link.makerName }} />}
          action={<FormattedMessage id="preview-office.revoke" />}
          onConfirm={() => {
            setAsked(false);
            onRevoke();
          }}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </Stack>
  );
}
