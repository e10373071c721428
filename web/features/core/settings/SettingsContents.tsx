// Shows what is in the long form of the settings: a list beside it, or above it a line that opens the list
// where the screen is small.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FoldToggle } from "#web/components/FoldToggle.tsx";
import { SETTINGS_SECTIONS } from "#web/layout/settings-sections.ts";
import styles from "./SettingsContents.module.css";

/** Before the form: users of a screen reader or a keyboard need it first. */
export function SettingsContents() {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={`ruled stays ${styles.contents}`} aria-labelledby="settings-contents">
      <p id="settings-contents">
        <FormattedMessage id="settings.contents" />
      </p>
      <FoldToggle
        className={styles.toggle}
        controls="settings-contents-list"
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="settings.contents.choose" />
      </FoldToggle>
      <ol id="settings-contents-list" data-open={isOpen || undefined}>
        {SETTINGS_SECTIONS.map((section) => (
          <li key={section} className="lineBelow">
            <a className="titleLink tall" href={`#${section}`} onClick={() => setOpen(false)}>
              <FormattedMessage id={`settings.section.${section}`} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
