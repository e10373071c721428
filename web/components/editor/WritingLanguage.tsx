// Shows which language is on the screen, where not both are: below 1080 px, and in a room with a panel at its side.
import { Box, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShownLanguage } from "./use-shown-language.ts";
import styles from "./WritingLanguage.module.css";
import { WRITTEN_LANGUAGES } from "./written-texts.ts";

interface LanguageSwitchProps {
  /** Prefix of the ids of the form's fields. */
  form: string;
  shown: ShownLanguage;
  onShow: (language: ShownLanguage) => void;
  /** Also on a wide screen, with both beside each other as a third choice. */
  always?: boolean;
  /** At the end of the line. */
  children?: ReactNode;
}

export function WritingLanguage({ form, shown, onShow, always = false, children }: LanguageSwitchProps) {
  const intl = useIntl();
  return (
    <Group
      component="fieldset"
      className={`lineBelow ${styles.switch}`}
      gap={0}
      data-always={always || undefined}
      aria-label={intl.formatMessage({ id: "editor.language.shown" })}
    >
      {WRITTEN_LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.choice}
          aria-pressed={shown === language}
          aria-controls={`${form}-${language}`}
          onClick={() => onShow(language)}
        >
          <FormattedMessage id={`editor.language.${language}`} />
        </button>
      ))}
      {always ? (
        <button
          type="button"
          className={`${styles.choice} ${styles.both}`}
          aria-pressed={shown === "both"}
          onClick={() => onShow("both")}
        >
          <FormattedMessage id="editor.language.both" />
        </button>
      ) : null}
      {children === undefined ? null : (
        <Box component="span" ms="auto">
          {children}
        </Box>
      )}
    </Group>
  );
}
