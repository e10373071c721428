// The button of the palette, and Ctrl+K. The palette is part of the page: its box takes keys from the first
// moment, and what it finds comes behind it.
import { useHotkeys } from "@mantine/hooks";
import { mdiMagnify } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { isComposing } from "#web/browser/keys.ts";
import { Icon } from "#web/components/Icon.tsx";
import type { OfficeLinksQuery } from "#web/gql/layout.ts";
import { PALETTE_KEY } from "#web/layout/keys/go-keys.ts";
import { Palette } from "./Palette.tsx";
import styles from "./PaletteHost.module.css";

interface PaletteHostProps {
  viewer: OfficeLinksQuery["viewer"];
  /** Shows the sheet of keys. */
  onKeys: () => void;
}

export function PaletteHost({ viewer, onKeys }: PaletteHostProps) {
  const [open, setOpen] = useState(false);
  const toggle = (event: KeyboardEvent) => {
    if (!isComposing(event)) setOpen((isOpen) => !isOpen);
  };
  // By the place of the key: on a Korean keyboard it is ㅏ. In fields, too; an editor of texts has its own Ctrl+K.
  useHotkeys([["mod+K", toggle, { usePhysicalKeys: true }]], []);
  return (
    <>
      <button
        type="button"
        className={`tall small ${styles.open}`}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon path={mdiMagnify} size={20} />
        <span className={styles.words}>
          <FormattedMessage id="palette.open" />
        </span>
        {/* Screen readers have it from aria-keyshortcuts. */}
        <span className="wideOnly" aria-hidden="true">
          <kbd>{PALETTE_KEY}</kbd>
        </span>
      </button>
      {open ? <Palette viewer={viewer} onKeys={onKeys} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
