// What stands in the long form of the settings: a list beside it, or one field above it where the screen is small.
import { NativeSelect } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { SETTINGS_SECTIONS } from "#web/layout/settings-sections.ts";
import styles from "./SettingsContents.module.css";

export function SettingsContents() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "settings.contents" });
  const sections = SETTINGS_SECTIONS.map((value) => ({
    value,
    label: intl.formatMessage({ id: `settings.section.${value}` }),
  }));
  const go = (section: string) => document.getElementById(section)?.scrollIntoView();
  return (
    <div className={styles.contents}>
      <NativeSelect
        className={styles.choose}
        label={label}
        value=""
        data={[{ value: "", label: intl.formatMessage({ id: "settings.contents.choose" }) }, ...sections]}
        onChange={(event) => go(event.currentTarget.value)}
      />
      <nav className={styles.list} aria-labelledby="settings-contents">
        <p id="settings-contents">
          <FormattedMessage id="settings.contents" />
        </p>
        <ol>
          {sections.map((section) => (
            <li key={section.value}>
              <a href={`#${section.value}`}>{section.label}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
