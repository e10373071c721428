// The letters of the index, those of the page's own language first.
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { KOREAN_LETTERS, LATIN_LETTERS, NO_LETTER } from "#schema/validation/glossary-letters.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import styles from "./GlossaryPage.module.css";
import { glossaryPath } from "./glossary-address.ts";

const ROWS = { ko: [...KOREAN_LETTERS, NO_LETTER], en: LATIN_LETTERS };

export function Letters({ current }: { current: string | null }) {
  const intl = useIntl();
  const here = useLanguage();
  return [here, otherLanguage(here)].map((language) => (
    <nav
      key={language}
      className={styles.letters}
      aria-label={intl.formatMessage({ id: `glossary.letters.${language}` })}
    >
      <ul>
        {ROWS[language].map((letter) => (
          <li key={letter}>
            <Link
              to={glossaryPath({ search: null, letter, page: 1 })}
              aria-current={letter === current || undefined}
              lang={language}
            >
              {letter === NO_LETTER ? <FormattedMessage id="glossary.letters.other" /> : letter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
