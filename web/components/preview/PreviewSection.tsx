// A text as its readers will see it, before they do: a link that opens for a week, for oneself and for the
// person who it is sent to (decision 195).
import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { previewAddress } from "#web/paths.ts";
import { LinkRow } from "./LinkRow.tsx";
import type { Previews } from "./preview-link.ts";

/** As a phone of the middle size has it. */
const PHONE = "popup,width=390,height=844";

/** @param children its links; null: it was never saved */
export function PreviewSection({ children }: { children: ReactNode }) {
  return (
    <FormSection title={<FormattedMessage id="preview-office.title" />}>
      {children ?? (
        <Text pt={12} fz="0.9375rem" c="var(--ink-3)">
          <FormattedMessage id="preview-office.first" />
        </Text>
      )}
    </FormSection>
  );
}

interface PreviewLinksProps {
  previews: Previews;
  hint: ReactNode;
  /** The page that shows it. */
  path: string;
  /** What is on the screen is with the server by then. */
  onKeep: () => Promise<void>;
}

export function PreviewLinks({ previews, hint, path, onKeep }: PreviewLinksProps) {
  const { links, make, revoke } = previews;
  const [busy, setBusy] = useState(false);
  const own = links.find(({ isMine }) => isMine);
  const part = useRef<HTMLDivElement>(null);
  const isMaking = useRef(false);
  // The button that made it is gone: the result is scrolled into view, and its first button has the focus.
  useEffect(() => {
    if (own === undefined || !isMaking.current) return;
    isMaking.current = false;
    part.current?.querySelector("button")?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: "center" });
  }, [own]);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const begin = () => {
    if (busy) return;
    isMaking.current = true;
    void run(make);
  };
  return (
    <Stack gap={16} pt={12} ref={part}>
      <Text fz="0.9375rem" c="var(--ink-3)">
        {hint}
      </Text>
      {own === undefined ? (
        <Button size="sm" variant="outline" aria-disabled={busy} onClick={begin}>
          <FormattedMessage id="preview-office.make" />
        </Button>
      ) : (
        <Ways link={own.link} path={path} onKeep={onKeep} />
      )}
      {links.map((link) => (
        <LinkRow key={link.id} link={link} path={path} onRevoke={() => void run(() => revoke(link.id))} />
      ))}
    </Stack>
  );
}

interface WaysProps {
  link: string;
  path: string;
  onKeep: () => Promise<void>;
}

/** Each opens a window at once, as browsers allow only then; what was typed is stored before it is shown. */
function Ways({ link, path, onKeep }: WaysProps) {
  const open = async (language: "ko" | "en", features?: string) => {
    const shown = window.open("", "_blank", features);
    await onKeep();
    if (shown)
      shown.location.href = new URL(previewAddress(path, link, language), window.location.origin).href;
  };
  return (
    <Group gap={8}>
      {(["ko", "en"] as const).map((language) => (
        <Button key={language} size="xs" variant="outline" onClick={() => void open(language)}>
          <FormattedMessage id={`editor.language.${language}`} />
        </Button>
      ))}
      {(["ko", "en"] as const).map((language) => (
        <Button key={language} size="xs" variant="subtle" onClick={() => void open(language, PHONE)}>
          <FormattedMessage id={`preview-office.phone.${language}`} />
        </Button>
      ))}
    </Group>
  );
}
