// Shows what is to be said about a paste: pictures that did not come along, and lines that can become a list or a table.
import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { PasteOffer } from "./use-paste-offer.ts";

interface PasteNoticeProps {
  /** Images of the last paste that could not come along. */
  lostImages: number;
  offer: PasteOffer | null;
  onAccept: () => void;
  onDecline: () => void;
}

export function PasteNotice({ lostImages, offer, onAccept, onDecline }: PasteNoticeProps) {
  return (
    <div role="status">
      {lostImages === 0 ? null : (
        <Text className="notice" data-tone="warn" mt={8} py={10} px={14} fz="0.9375rem">
          <FormattedMessage id="editor.paste.lostImages" values={{ count: lostImages }} />
        </Text>
      )}
      {offer ? (
        <Group className="notice" gap="8px 12px" mt={8} py={10} px={14}>
          <Text fz="0.9375rem">
            <FormattedMessage id={`editor.paste.found.${offer.text.kind}`} />
          </Text>
          <Button size="xs" onClick={onAccept}>
            <FormattedMessage id={`editor.paste.make.${offer.text.kind}`} />
          </Button>
          <Button size="xs" variant="subtle" onClick={onDecline}>
            <FormattedMessage id="editor.paste.asText" />
          </Button>
        </Group>
      ) : null}
    </div>
  );
}
