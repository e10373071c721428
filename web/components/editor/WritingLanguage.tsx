// Below 1080 px one language is on the screen at a time.
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./WritingLanguage.module.css";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "./written-texts.ts";

interface LanguageSwitchProps {
  /** Prefix of the ids of the form's fields. */
  form: string;
  shown: WrittenLanguage;
  onShow: (language: WrittenLanguage) => void;
}

export function WritingLanguage({ form, shown, onShow }: LanguageSwitchProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.switch} aria-label={intl.formatMessage({ id: "editor.language.shown" })}>
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
    </fieldset>
  );
}
